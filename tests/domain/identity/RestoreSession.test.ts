import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { RestoreSession } from '#domain/identity/RestoreSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { anAccount } from '../given/anAccount.ts';
import { answers, offline, refuses } from '../given/answers.ts';
import { aTokenStore } from '../given/aTokenStore.ts';

const account = anAccount();

function world(current: AuthProvider['current'], flags: Partial<UsersApi> = {}) {
  const journal = new Journal();
  const store = aTokenStore('kept');
  const auth = journal.port<AuthProvider>({ current });
  const users = journal.port<UsersApi>({ isAdmin: answers(true), isSeller: answers(false), ...flags });
  const open = new OpenSession(journal.port<TokensApi>({}), store, users, auth);
  return { journal, store, restore: new RestoreSession(auth, store, open) };
}

describe('opening the page', () => {
  it('takes a session up with the token that is kept', async () => {
    const { store, restore } = world(() => Promise.resolve(account));
    expect(await restore.execute()).toEqual(ok({ account, isAdmin: true, isSeller: false }));
    expect(store.read()).toBe('kept');
  });

  it('finds nobody, asks nothing, and leaves no token behind', async () => {
    const { journal, store, restore } = world(() => Promise.resolve(null));
    expect(await restore.execute()).toEqual(ok(null));
    expect(store.read()).toBeNull();
    expect(journal.asked).toEqual(['current']);
  });

  it.each(['isAdmin', 'isSeller'] as const)('fails, token kept, when %s cannot be found out', async (flag) => {
    const { store, restore } = world(() => Promise.resolve(account), { [flag]: refuses(offline) });
    expect(await restore.execute()).toEqual(fail(offline));
    expect(store.read()).toBe('kept');
  });

  it('[G-SESSION-1] finds nobody when somebody signs out in another tab meanwhile', async () => {
    let current: Account | null = account;
    const { store, restore } = world(async () => current, { isSeller: async () => ((current = null), answers(true)()) });
    expect(await restore.execute()).toEqual(ok(null));
    expect(store.read()).toBeNull();
  });

  it('[G-SESSION-1] finds whoever signs in there instead', async () => {
    const other = anAccount({ email: 'somebody@else.example' });
    let current = account;
    const { restore } = world(async () => current, { isSeller: async () => ((current = other), answers(true)()) });
    expect(await restore.execute()).toEqual(ok({ account: other, isAdmin: true, isSeller: true }));
  });
});
