import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthFailure, AuthProvider } from '#domain/identity/AuthProvider.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { signUp } from '#domain/identity/signUp.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { User } from '#domain/identity/User.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { offline, refuses } from '../../builders/answers.ts';
import { aSignUpForm } from '../../builders/aSignUpForm.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';
import { aWait, noWait } from '../../builders/aWait.ts';

const wrong = { code: 'auth/wrong-credentials', message: 'Wrong' } as const;
const unreached = { code: 'auth/unreachable', message: '' } as const;
const unsent = { code: 'auth/offline', message: '' } as const;
const inUse = { code: 'auth/email-in-use', message: 'Taken' } as const;

/** A provider and a marketplace that remember their accounts. A step named in `failing` fails the next time. */
function world(signedIn: Account | null = null, lost: AuthFailure = unreached) {
  const journal = new Journal();
  let current = signedIn;
  const users: User[] = [];
  const failing = new Set<string>();
  const { wait, waited } = aWait();
  let unreadable = 0;
  const may = <T, F>(step: string, failure: F, answer: () => T): Promise<Result<T, F>> =>
    Promise.resolve(failing.delete(step) ? fail(failure) : ok(answer()));
  const auth = journal.port<AuthProvider>({
    current: () => Promise.resolve(current),
    signIn: (email) =>
      failing.delete('answer of signIn')
        ? refuses(unreached)()
        : may('signIn', wrong, () => (current ??= anAccount({ email, displayName: '' }))),
    signUp: (email) =>
      failing.delete('answer of signUp')
        ? refuses(lost)()
        : may('signUp', inUse, () => (current = anAccount({ email, displayName: '' }))),
    updateProfile: (profile) =>
      may('updateProfile', unreached, () => (current = anAccount({ ...current, ...profile }))),
  });
  const usersApi = journal.port<UsersApi>({
    register: (user) => may('register', offline, () => void users.push(user)),
    isAdmin: () => may('role forbidden', { code: 'api/forbidden' }, () => false),
    isSeller: (email) =>
      may('isSeller', offline, () => users.some((user) => user.email === email && user.type === 'seller')),
  });
  const tokens = journal.port<TokensApi>({
    issue: (email) =>
      users.some((user) => user.email === email) && (unreadable -= 1) < 0
        ? may('issue', offline, () => 'token')
        : refuses({ code: 'api/forbidden' } as const)(),
  });
  const store = aTokenStore();
  const ports = { tokens, tokenStore: store, users: usersApi, auth, wait };
  const showLate = (refusals: number): void => void (unreadable = refusals);
  return {
    journal,
    users,
    store,
    waited,
    signUp: signUp({ ...ports, openSession: new OpenSession(ports) }),
    showLate,
    failNext: (step: string) => failing.add(step),
  };
}

describe('[S-SIGNUP-4] signing up', () => {
  it('creates the account, names it, registers the user, then opens the session', async () => {
    const { journal, users, signUp } = world();
    const account = anAccount({ email: 'ayesha@example.com', displayName: 'Ayesha' });
    expect(await signUp(aSignUpForm({ type: 'seller' }))).toEqual(ok({ account, isAdmin: false, isSeller: true }));
    expect(users).toEqual([{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]);
    expect(journal.asked.filter((asked) => asked !== 'current')).toEqual([
      'signUp',
      'updateProfile',
      'register',
      'issue',
      'isAdmin',
      'isSeller',
    ]);
  });

  it('trims name and address, and leaves the password as typed', async () => {
    const { journal, signUp } = world();
    await signUp(aSignUpForm({ name: ' Ayesha ', email: ' Ayesha@Example.com ' }));
    expect(journal.of('signUp')).toEqual([['ayesha@example.com', 'passw0rd!']]);
    expect(journal.of('updateProfile')).toEqual([[{ displayName: 'Ayesha' }]]);
    expect(journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]]);
  });

  it('leaves no earlier person’s token when the registration fails', async () => {
    const { store, signUp, failNext } = world();
    store.write('of somebody else');
    failNext('register');
    expect(await signUp(aSignUpForm())).toEqual(fail(offline));
    expect(store.read()).toBeNull();
  });

  it('makes no call while the form breaks a rule', async () => {
    const { journal, signUp } = world();
    const fields = { name: 'sign-up/name-required', password: 'sign-up/password-weak' };
    const answer = await signUp(aSignUpForm({ name: '', password: 'password' }));
    expect(answer).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('fails as the provider answers, and registers nobody', async () => {
    const journal = new Journal();
    const auth = journal.port<AuthProvider>({ current: () => Promise.resolve(null), signUp: refuses(inUse) });
    const users = journal.port<UsersApi>({});
    const tokens = journal.port<TokensApi>({});
    const openSession = new OpenSession({ tokens, tokenStore: aTokenStore(), users, auth, wait: noWait });
    expect(await signUp({ auth, users, openSession })(aSignUpForm())).toEqual(fail(inUse));
    expect(journal.asked).toEqual(['current', 'signUp']);
  });

  it('creates an account for someone other than the signed-in person', async () => {
    const { journal, signUp } = world(anAccount({ email: 'selim@example.com' }));
    expect((await signUp(aSignUpForm())).ok).toBe(true);
    expect(journal.of('signUp')).toHaveLength(1);
  });

  it.each(['updateProfile', 'register', 'issue', 'isSeller'])(
    'continues a second attempt from what the first one did before %s failed',
    async (step) => {
      const { journal, users, signUp, failNext } = world();
      failNext(step);
      const first = await signUp(aSignUpForm());
      expect(first.ok).toBe(false);
      expect((await signUp(aSignUpForm())).ok).toBe(true);
      expect(journal.of('signUp')).toHaveLength(1);
      expect(users).toEqual([{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]);
    },
  );

  it.each([
    [1, [200]],
    [4, [200, 400, 600, 700]],
  ])(
    '[G-LOCK-1] asks again for a token that is refused %i times right after the registration',
    async (refusals, pauses) => {
      const { users, signUp, waited, showLate } = world();
      showLate(refusals);
      expect((await signUp(aSignUpForm())).ok).toBe(true);
      expect(waited).toEqual(pauses);
      expect(users).toHaveLength(1);
    },
  );

  it('[G-LOCK-1] finds an account without registration when the marketplace does not know it after two seconds', async () => {
    const { signUp, waited, showLate } = world();
    showLate(Infinity);
    expect(await signUp(aSignUpForm({ type: 'seller' }))).toMatchObject({
      ok: true,
      value: { lacks: 'registration', type: 'seller' },
    });
    expect(waited.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(2000);
  });

  it('[G-LOCK-1] registers nobody again on a second attempt because a role is forbidden', async () => {
    const { users, signUp, failNext } = world();
    failNext('isSeller');
    await signUp(aSignUpForm({ type: 'seller' }));
    failNext('role forbidden');
    expect(await signUp(aSignUpForm({ type: 'seller' }))).toEqual(fail({ code: 'api/forbidden' }));
    expect(users).toHaveLength(1);
  });

  it('fails on a second attempt with another password, because the first has set it', async () => {
    const { users, signUp, failNext } = world();
    failNext('register');
    await signUp(aSignUpForm());
    failNext('signIn');
    expect(await signUp(aSignUpForm({ password: 'an0ther!' }))).toEqual(fail(wrong));
    expect(users).toEqual([]);
  });

  describe('[G-TRUE-1] again after an attempt without an answer', () => {
    it.each([unreached, unsent])('goes on with the account that the first one created: $code', async (lost) => {
      const { journal, users, signUp, failNext } = world(null, lost);
      failNext('answer of signUp');
      expect(await signUp(aSignUpForm())).toEqual(fail(lost));
      failNext('signUp');
      const account = anAccount({ email: 'ayesha@example.com', displayName: 'Ayesha' });
      expect(await signUp(aSignUpForm())).toEqual(ok({ account, isAdmin: false, isSeller: false }));
      expect(users).toEqual([{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]);
      expect(journal.of('signIn')).toEqual([['ayesha@example.com', 'passw0rd!']]);
    });

    it('says that the address is in use if the password opens no account', async () => {
      const { users, signUp, failNext } = world();
      failNext('answer of signUp');
      await signUp(aSignUpForm());
      failNext('signUp');
      failNext('signIn');
      expect(await signUp(aSignUpForm({ password: 'an0ther!' }))).toEqual(fail(inUse));
      expect(users).toEqual([]);
    });

    it('says what failed if nobody could ask whose account it is', async () => {
      const { signUp, failNext } = world();
      failNext('answer of signUp');
      await signUp(aSignUpForm());
      failNext('signUp');
      failNext('answer of signIn');
      expect(await signUp(aSignUpForm())).toEqual(fail(unreached));
    });

    it('says so for another address, and tries no password on it', async () => {
      const { journal, signUp, failNext } = world();
      failNext('answer of signUp');
      await signUp(aSignUpForm());
      failNext('signUp');
      expect(await signUp(aSignUpForm({ email: 'selim@example.com' }))).toEqual(fail(inUse));
      expect(journal.of('signIn')).toEqual([]);
    });
  });

  it('registers nobody twice because the second attempt had no connection', async () => {
    const { users, signUp, failNext } = world();
    failNext('issue');
    await signUp(aSignUpForm());
    failNext('issue');
    expect(await signUp(aSignUpForm())).toEqual(fail(offline));
    expect(users).toHaveLength(1);
  });
});
