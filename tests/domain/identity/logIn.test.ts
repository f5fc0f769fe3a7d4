import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { logIn } from '#domain/identity/logIn.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';
import { noWait } from '../../builders/aWait.ts';

const account = anAccount();
const form = { email: 'ayesha@example.com', password: 'passw0rd!' };
const wrong = { code: 'auth/wrong-credentials', message: 'No such pair' } as const;

function world(
  given: { auth?: Partial<AuthProvider>; tokens?: Partial<TokensApi>; users?: Partial<UsersApi> } = {},
  signedIn: AuthProvider['current'] = async () => account,
) {
  const journal = new Journal();
  const store = aTokenStore('somebody’s past');
  const tokens = journal.port<TokensApi>({ issue: answers('fresh'), ...given.tokens });
  const users = journal.port<UsersApi>({ isAdmin: answers(false), isSeller: answers(true), ...given.users });
  const auth = journal.port<AuthProvider>({ signIn: answers(account), ...given.auth });
  const openSession = new OpenSession({ tokens, tokenStore: store, users, auth: { current: signedIn }, wait: noWait });
  const unopened: Account[] = [];
  const onUnopened = async (one: Account): Promise<void> => void unopened.push(one);
  return { journal, store, unopened, logIn: logIn({ auth, openSession, onUnopened }) };
}

describe('logging in', () => {
  it('[S-AUTH-2] [S-AUTH-3] brings a token, which is stored, and the roles', async () => {
    const { journal, store, logIn } = world();
    const session = { account, isAdmin: false, isSeller: true };
    expect(await logIn(form)).toEqual({ ok: true, value: session });
    expect(store.read()).toBe('fresh');
    expect(journal.asked).toEqual(['signIn', 'issue', 'isAdmin', 'isSeller']);
  });

  it('trims the address and leaves the password as typed', async () => {
    const { journal, logIn } = world();
    await logIn({ email: ' Ayesha@Example.com ', password: ' Passw0rd! ' });
    expect(journal.of('signIn')).toEqual([['ayesha@example.com', ' Passw0rd! ']]);
  });

  it('[S-LOGIN-2] makes no call while a field is empty', async () => {
    const { journal, logIn } = world();
    const fields = { email: 'log-in/email-required', password: 'log-in/password-required' };
    expect(await logIn({ email: '', password: ' ' })).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('[S-LOGIN-4] fails as the provider answers, and requests no token', async () => {
    const { journal, logIn } = world({ auth: { signIn: refuses(wrong) } });
    expect(await logIn(form)).toEqual(fail(wrong));
    expect(journal.asked).toEqual(['signIn']);
  });

  it('fails as the marketplace answers, and stores neither the old nor a new token', async () => {
    const { store, logIn } = world({ tokens: { issue: refuses({ code: 'api/unavailable' }) } });
    expect(await logIn(form)).toEqual(fail({ code: 'api/unavailable' }));
    expect(store.read()).toBeNull();
    expect(store.written).toEqual([]);
  });

  it('[G-SESSION-1] names an account whose session did not open, and no other', async () => {
    const failed = world({ tokens: { issue: refuses(offline) } });
    await failed.logIn(form);
    expect(failed.unopened).toEqual([account]);
    const opened = world();
    await opened.logIn(form);
    expect(opened.unopened).toEqual([]);
  });

  it('[G-LOCK-1] finds an account without registration when the marketplace refuses it a token', async () => {
    const { journal, store, logIn } = world({ tokens: { issue: refuses({ code: 'api/forbidden' }) } });
    expect(await logIn(form)).toEqual(ok({ account, lacks: 'registration' }));
    expect(store.read()).toBeNull();
    expect(journal.asked).toEqual(['signIn', 'issue']);
  });

  it.each(['isAdmin', 'isSeller'] as const)(
    '[G-LOCK-1] fails when %s is forbidden, which says nothing about the account',
    async (flag) => {
      const { logIn } = world({ users: { [flag]: refuses({ code: 'api/forbidden' }) } });
      expect(await logIn(form)).toEqual(fail({ code: 'api/forbidden' }));
    },
  );

  it("sends nobody else's token while a new one is under way", async () => {
    const store = aTokenStore('somebody’s past');
    const seen: (string | null)[] = [];
    const users = new Journal().port<UsersApi>({ isAdmin: answers(false), isSeller: answers(false) });
    const tokens: TokensApi = {
      issue: () => {
        seen.push(store.read());
        return answers('fresh')();
      },
    };
    const auth = { current: async () => account };
    await new OpenSession({ tokens, tokenStore: store, users, auth, wait: noWait }).begin(account);
    expect(seen).toEqual([null]);
  });

  it.each(['isAdmin', 'isSeller'] as const)('fails when %s is unknown', async (flag) => {
    const { logIn } = world({ users: { [flag]: refuses(offline) } });
    expect(await logIn(form)).toEqual(fail(offline));
  });
});

describe('[G-SESSION-1] a person who signs out before the login is complete', () => {
  const ended = fail({ code: 'api/session-expired' });
  const left = [null, anAccount({ email: 'somebody@else.example' })];

  it.each(left)('leaves no token: %j', async (now) => {
    const { store, logIn } = world({}, async () => now);
    expect(await logIn(form)).toEqual(ended);
    expect(store.written).toEqual([]);
  });

  it.each(left)('leaves the token of the next person alone: %j', async (now) => {
    const { store, logIn } = world({}, async () => now);
    await logIn(form);
    expect(store.read()).toBe('somebody’s past');
  });

  it.each(left)('leaves no token once it is issued, and nobody is called unknown: %j', async (now) => {
    for (const answer of [answers('fresh'), refuses({ code: 'api/forbidden' } as const)]) {
      let current: typeof now = account;
      const tokens: Partial<TokensApi> = { issue: async () => ((current = now), answer()) };
      const { store, logIn } = world({ tokens }, async () => current);
      expect(await logIn(form)).toEqual(ended);
      expect(store.written).toEqual([]);
    }
  });

  it.each(left)('is not called unknown because of a refusal that may concern someone else: %j', async (now) => {
    const { logIn } = world({ tokens: { issue: refuses({ code: 'api/forbidden' }) } }, async () => now);
    expect(await logIn(form)).toEqual(fail({ code: 'api/session-expired' }));
  });

  it.each(left)('has no session once the roles are known: %j', async (now) => {
    let current: typeof now = account;
    const users = { isSeller: async () => ((current = now), answers(true)()) };
    expect(await world({ users }, async () => current).logIn(form)).toEqual(ended);
  });
});
