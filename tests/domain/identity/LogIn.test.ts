import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { LogIn } from '#domain/identity/LogIn.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { anAccount } from '../given/anAccount.ts';
import { answers, offline, refuses } from '../given/answers.ts';
import { aTokenStore } from '../given/aTokenStore.ts';

const account = anAccount();
const form = { email: 'ayesha@example.com', password: 'passw0rd!' };
const wrong = { code: 'auth/wrong-credentials', message: 'No such pair' } as const;

function world(given: { auth?: Partial<AuthProvider>; tokens?: Partial<TokensApi>; users?: Partial<UsersApi> } = {}, signedIn: AuthProvider['current'] = async () => account) {
  const journal = new Journal();
  const store = aTokenStore('somebody’s past');
  const tokens = journal.port<TokensApi>({ issue: answers('fresh'), ...given.tokens });
  const users = journal.port<UsersApi>({ isAdmin: answers(false), isSeller: answers(true), ...given.users });
  const auth = journal.port<AuthProvider>({ signIn: answers(account), ...given.auth });
  return { journal, store, logIn: new LogIn(auth, new OpenSession(tokens, store, users, { current: signedIn })) };
}

describe('logging in', () => {
  it('[S-AUTH-2] [S-AUTH-3] brings a token, which is kept, and the roles', async () => {
    const { journal, store, logIn } = world();
    const session = { account, isAdmin: false, isSeller: true };
    expect(await logIn.execute(form)).toEqual({ ok: true, value: session });
    expect(store.read()).toBe('fresh');
    expect(journal.asked).toEqual(['signIn', 'issue', 'isAdmin', 'isSeller']);
  });

  it('reads the address as it was meant and the password as it was typed', async () => {
    const { journal, logIn } = world();
    await logIn.execute({ email: ' Ayesha@Example.com ', password: ' Passw0rd! ' });
    expect(journal.of('signIn')).toEqual([['ayesha@example.com', ' Passw0rd! ']]);
  });

  it('[S-LOGIN-2] asks nobody while a field is empty', async () => {
    const { journal, logIn } = world();
    const fields = { email: 'log-in/email-required', password: 'log-in/password-required' };
    expect(await logIn.execute({ email: '', password: ' ' })).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('[S-LOGIN-4] fails as the provider says, and asks for no token', async () => {
    const { journal, logIn } = world({ auth: { signIn: refuses(wrong) } });
    expect(await logIn.execute(form)).toEqual(fail(wrong));
    expect(journal.asked).toEqual(['signIn']);
  });

  it('fails as the marketplace says, and keeps neither the token of before nor the failure', async () => {
    const { store, logIn } = world({ tokens: { issue: refuses({ code: 'api/forbidden' }) } });
    expect(await logIn.execute(form)).toEqual(fail({ code: 'api/forbidden' }));
    expect(store.read()).toBeNull();
    expect(store.written).toEqual([]);
  });

  it("leaves nobody else's token to be sent while a new one is on its way", async () => {
    const store = aTokenStore('somebody’s past');
    const seen: (string | null)[] = [];
    const users = new Journal().port<UsersApi>({ isAdmin: answers(false), isSeller: answers(false) });
    const tokens: TokensApi = {
      issue: () => {
        seen.push(store.read());
        return answers('fresh')();
      },
    };
    await new OpenSession(tokens, store, users, { current: async () => account }).begin(account);
    expect(seen).toEqual([null]);
  });

  it.each(['isAdmin', 'isSeller'] as const)('fails when %s cannot be found out', async (flag) => {
    const { logIn } = world({ users: { [flag]: refuses(offline) } });
    expect(await logIn.execute(form)).toEqual(fail(offline));
  });
});

describe('[G-SESSION-1] who is gone before the log-in is through', () => {
  const ended = fail({ code: 'api/session-expired' });
  const left = [null, anAccount({ email: 'somebody@else.example' })];

  it.each(left)('leaves no token behind: %j', async (now) => {
    const { store, logIn } = world({}, async () => now);
    expect(await logIn.execute(form)).toEqual(ended);
    expect(store.written).toEqual([]);
  });

  it.each(left)('has no session once the roles are known: %j', async (now) => {
    let current: typeof now = account;
    const users = { isSeller: async () => ((current = now), answers(true)()) };
    expect(await world({ users }, async () => current).logIn.execute(form)).toEqual(ended);
  });
});
