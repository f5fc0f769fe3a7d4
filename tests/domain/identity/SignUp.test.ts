import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { SignUp } from '#domain/identity/SignUp.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { User } from '#domain/identity/User.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { anAccount } from '../given/anAccount.ts';
import { answers, offline, refuses } from '../given/answers.ts';
import { aSignUpForm } from '../given/aSignUpForm.ts';
import { aTokenStore } from '../given/aTokenStore.ts';

const inUse = { code: 'auth/email-in-use', message: 'Taken' } as const;

/** A provider and a marketplace that remember whom they know; a step named in `failing` fails the next time. */
function world(signedIn: Account | null = null) {
  const journal = new Journal();
  let current = signedIn;
  const users: User[] = [];
  const failing = new Set<string>();
  const may = <T, F>(step: string, failure: F, answer: () => T): Promise<Result<T, F>> =>
    Promise.resolve(failing.delete(step) ? fail(failure) : ok(answer()));
  const auth = journal.port<AuthProvider>({
    current: () => Promise.resolve(current),
    signUp: (email) => Promise.resolve(ok((current = anAccount({ email, displayName: '' })))),
    updateProfile: (profile) =>
      may('updateProfile', { code: 'auth/offline', message: '' }, () => (current = anAccount({ ...current, ...profile }))),
  });
  const usersApi = journal.port<UsersApi>({
    register: (user) => may('register', offline, () => void users.push(user)),
    isAdmin: answers(false),
    isSeller: (email) => may('isSeller', offline, () => users.some((user) => user.email === email && user.type === 'seller')),
  });
  const tokens = journal.port<TokensApi>({
    issue: (email) =>
      users.some((user) => user.email === email) ? may('issue', offline, () => 'token') : refuses({ code: 'api/forbidden' } as const)(),
  });
  const signUp = new SignUp(auth, usersApi, new OpenSession(tokens, aTokenStore(), usersApi, auth));
  return { journal, users, signUp, failNext: (step: string) => failing.add(step) };
}

describe('[S-SIGNUP-4] signing up', () => {
  it('makes the account, names it, registers the user, then opens the session', async () => {
    const { journal, users, signUp } = world();
    const account = anAccount({ email: 'ayesha@example.com', displayName: 'Ayesha' });
    expect(await signUp.execute(aSignUpForm({ type: 'seller' }))).toEqual(ok({ account, isAdmin: false, isSeller: true }));
    expect(users).toEqual([{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]);
    expect(journal.asked.filter((asked) => asked !== 'current')).toEqual([
      'signUp', 'updateProfile', 'register', 'issue', 'isAdmin', 'isSeller',
    ]);
  });

  it('reads name and address as they were meant, and the password as it was typed', async () => {
    const { journal, signUp } = world();
    await signUp.execute(aSignUpForm({ name: ' Ayesha ', email: ' Ayesha@Example.com ' }));
    expect(journal.of('signUp')).toEqual([['ayesha@example.com', 'passw0rd!']]);
    expect(journal.of('updateProfile')).toEqual([[{ displayName: 'Ayesha' }]]);
    expect(journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]]);
  });

  it('asks nobody while the form breaks a rule', async () => {
    const { journal, signUp } = world();
    const fields = { name: 'sign-up/name-required', password: 'sign-up/password-weak' };
    const answer = await signUp.execute(aSignUpForm({ name: '', password: 'password' }));
    expect(answer).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the provider says, and registers nobody', async () => {
    const journal = new Journal();
    const auth = journal.port<AuthProvider>({ current: () => Promise.resolve(null), signUp: refuses(inUse) });
    const users = journal.port<UsersApi>({});
    const signUp = new SignUp(auth, users, new OpenSession(journal.port<TokensApi>({}), aTokenStore(), users, auth));
    expect(await signUp.execute(aSignUpForm())).toEqual(fail(inUse));
    expect(journal.asked).toEqual(['current', 'signUp']);
  });

  it('makes an account for somebody else than who is signed in', async () => {
    const { journal, signUp } = world(anAccount({ email: 'selim@example.com' }));
    expect((await signUp.execute(aSignUpForm())).ok).toBe(true);
    expect(journal.of('signUp')).toHaveLength(1);
  });

  it.each(['updateProfile', 'register', 'issue', 'isSeller'])(
    'goes on at the second try with what the first one made before %s failed',
    async (step) => {
      const { journal, users, signUp, failNext } = world();
      failNext(step);
      const first = await signUp.execute(aSignUpForm());
      expect(first.ok).toBe(false);
      expect((await signUp.execute(aSignUpForm())).ok).toBe(true);
      expect(journal.of('signUp')).toHaveLength(1);
      expect(users).toEqual([{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]);
    },
  );

  it('registers nobody twice because the second try found no connection', async () => {
    const { users, signUp, failNext } = world();
    failNext('issue');
    await signUp.execute(aSignUpForm());
    failNext('issue');
    expect(await signUp.execute(aSignUpForm())).toEqual(fail(offline));
    expect(users).toHaveLength(1);
  });
});
