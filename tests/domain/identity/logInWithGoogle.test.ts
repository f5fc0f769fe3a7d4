import { describe, expect, it } from 'vitest';
import type { Account } from '#domain/identity/Account.ts';
import type { AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { logInWithGoogle } from '#domain/identity/logInWithGoogle.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { answers, done, offline, refuses } from '../../builders/answers.ts';
import { aTokenStore } from '../../builders/aTokenStore.ts';
import { aWait } from '../../builders/aWait.ts';

const account = anAccount();
const session = ok({ account, isAdmin: false, isSeller: false });
const forbidden = { code: 'api/forbidden' } as const;

function world(
  signIn: Partial<GoogleSignIn>,
  known: boolean,
  given: Partial<AuthProvider & UsersApi & TokensApi> = {},
  current: AuthProvider['current'] = async () => account,
) {
  const journal = new Journal();
  const { wait, waited } = aWait();
  let registered = known;
  const auth = journal.port<AuthProvider>({
    signInWithGoogle: given.signInWithGoogle ?? answers({ account, isNew: false, ...signIn }),
  });
  const users = journal.port<UsersApi>({
    register: given.register ?? (() => ((registered = true), done())),
    isAdmin: answers(false),
    isSeller: given.isSeller ?? answers(false),
  });
  const tokens = journal.port<TokensApi>({
    issue: given.issue ?? (() => (registered ? answers('token')() : refuses(forbidden)())),
  });
  const store = aTokenStore();
  const openSession = new OpenSession({ tokens, tokenStore: store, users, auth: { current }, wait });
  const unopened: Account[] = [];
  const onUnopened = async (one: Account): Promise<void> => void unopened.push(one);
  return { journal, waited, store, unopened, google: logInWithGoogle({ auth, users, openSession, onUnopened }) };
}

describe('[S-AUTH-1] signing in with Google', () => {
  it('opens a known person’s session, and registers nobody', async () => {
    const { journal, google } = world({}, true);
    expect(await google()).toEqual(session);
    expect(journal.of('register')).toEqual([]);
  });

  it('registers a new person, as a buyer unless they chose to sell, before it requests a token', async () => {
    const { journal, google } = world({ isNew: true }, false);
    expect(await google()).toEqual(session);
    expect(journal.asked).toEqual(['signInWithGoogle', 'register', 'issue', 'isAdmin', 'isSeller']);
    expect(journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]]);

    const other = world({ isNew: true }, false);
    await other.google('seller');
    expect(other.journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]]);
  });

  it('leaves no earlier person’s token when a new person’s registration fails', async () => {
    const { store, google } = world({ isNew: true }, false, { register: refuses(offline) });
    store.write('of somebody else');
    expect(await google()).toEqual(fail(offline));
    expect(store.read()).toBeNull();
  });

  it('[G-SESSION-1] names an account whose session did not open, and no other', async () => {
    const { unopened, google } = world({ isNew: true }, false, { register: refuses(offline) });
    await google();
    expect(unopened).toEqual([account]);
    const known = world({}, true, { issue: refuses(offline) });
    await known.google();
    expect(known.unopened).toEqual([account]);
    const opened = world({}, true);
    await opened.google();
    expect(opened.unopened).toEqual([]);
  });

  it('[G-SESSION-1] leaves the token of somebody who has signed in instead', async () => {
    const { store, google } = world({}, true, {}, async () => anAccount({ email: 'somebody@else.example' }));
    store.write('of somebody else');
    expect(await google()).toEqual(fail({ code: 'api/session-expired' }));
    expect(store.read()).toBe('of somebody else');
  });

  it('uses the address as the name of a person without one', async () => {
    const { journal, google } = world({ isNew: true, account: anAccount({ displayName: '' }) }, false);
    await google();
    expect(journal.of('register')).toEqual([
      [{ name: 'ayesha@example.com', email: 'ayesha@example.com', type: 'buyer' }],
    ]);
  });

  it('registers a person whom Google knows and the marketplace does not, because an earlier registration was lost', async () => {
    const { journal, google } = world({}, false);
    expect(await google()).toEqual(session);
    expect(journal.of('register')).toHaveLength(1);
  });

  it('fails as the provider answers, and makes no call to the marketplace', async () => {
    const closed = { code: 'auth/popup-closed', message: 'Closed' } as const;
    const { journal, google } = world({}, true, { signInWithGoogle: refuses(closed) });
    expect(await google()).toEqual(fail(closed));
    expect(journal.asked).toEqual(['signInWithGoogle']);
  });

  it('fails when the registration fails, and requests no token', async () => {
    const { journal, google } = world({ isNew: true }, false, { register: refuses(offline) });
    expect(await google()).toEqual(fail(offline));
    expect(journal.of('issue')).toEqual([]);
  });

  it('registers nobody when only the connection is lost', async () => {
    const { journal, google } = world({}, true, { issue: refuses(offline) });
    expect(await google()).toEqual(fail(offline));
    expect(journal.of('register')).toEqual([]);
  });

  it('gives up when the marketplace does not even know the person it registered', async () => {
    const { journal, google } = world({}, false, { issue: refuses(forbidden) });
    expect(await google('seller')).toEqual(ok({ account, lacks: 'registration', type: 'seller' }));
    expect(journal.of('register')).toHaveLength(1);
  });

  it('[G-LOCK-1] registers nobody when a known person’s role is forbidden', async () => {
    const { journal, google } = world({}, true, { isSeller: refuses(forbidden) });
    expect(await google('seller')).toEqual(fail(forbidden));
    expect(journal.of('register')).toEqual([]);
  });

  it('[G-LOCK-1] asks again when the marketplace cannot read a new person yet', async () => {
    let calls = 0;
    const issue = () => ((calls += 1) < 4 ? refuses(forbidden)() : answers('token')());
    const { journal, waited, google } = world({ isNew: true }, false, { issue });
    expect(await google()).toEqual(session);
    expect(waited).toEqual([200, 400, 600]);
    expect(journal.of('register')).toHaveLength(1);
  });
});
