import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { restoreSession } from '#domain/identity/restoreSession.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';

const account = anAccount();

function world(current: AuthProvider['current'], flags: Partial<UsersApi> = {}) {
  const journal = new Journal();
  const store = aTokenStore('kept');
  const auth = journal.port<AuthProvider>({ current });
  const users = journal.port<UsersApi>({ isAdmin: answers(true), isSeller: answers(false), ...flags });
  return { journal, store, restore: restoreSession({ auth, tokenStore: store, users }) };
}

describe('opening the page', () => {
  it('restores a session with the stored token', async () => {
    const { store, restore } = world(() => Promise.resolve(account));
    expect(await restore()).toEqual(ok({ account, isAdmin: true, isSeller: false }));
    expect(store.read()).toBe('kept');
  });

  it('finds nobody without a call, and leaves no token', async () => {
    const { journal, store, restore } = world(() => Promise.resolve(null));
    expect(await restore()).toEqual(ok(null));
    expect(store.read()).toBeNull();
    expect(journal.asked).toEqual(['current']);
  });

  it.each(['isAdmin', 'isSeller'] as const)('fails when %s is unknown, and keeps the token', async (flag) => {
    const { store, restore } = world(() => Promise.resolve(account), { [flag]: refuses(offline) });
    expect(await restore()).toEqual(fail(offline));
    expect(store.read()).toBe('kept');
  });

  it('[G-LOCK-1] finds an account without registration when the marketplace does not know it', async () => {
    const { restore } = world(async () => account, { isSeller: refuses({ code: 'api/unregistered' }) });
    expect(await restore()).toEqual(ok({ account, lacks: 'registration' }));
  });

  it('[G-LOCK-1] finds an account without a token when the session has expired and is not renewed', async () => {
    const { restore } = world(async () => account, { isSeller: refuses({ code: 'api/session-expired' }) });
    expect(await restore()).toEqual(ok({ account, lacks: 'token' }));
  });

  it('[G-LOCK-1] fails, and does not call the account unknown, when a role is forbidden', async () => {
    const { restore } = world(async () => account, { isSeller: refuses({ code: 'api/forbidden' }) });
    expect(await restore()).toEqual(fail({ code: 'api/forbidden' }));
  });

  it('[G-SESSION-1] finds nobody when the person signs out in another tab meanwhile', async () => {
    let current: Account | null = account;
    const { store, restore } = world(async () => current, {
      isSeller: async () => ((current = null), answers(true)()),
    });
    expect(await restore()).toEqual(ok(null));
    expect(store.read()).toBeNull();
  });

  it('[G-SESSION-1] finds the person who signs in there instead, and keeps no token of the one before', async () => {
    const other = anAccount({ email: 'somebody@else.example' });
    let current = account;
    const isSeller = async () => ((current = other), answers(true)());
    const { store, restore } = world(async () => current, { isSeller });
    expect(await restore()).toEqual(ok({ account: other, isAdmin: true, isSeller: true }));
    expect(store.read()).toBeNull();
  });
});
