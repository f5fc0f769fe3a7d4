import { describe, expect, it } from 'vitest';
import type { AuthProvider, GoogleSignIn } from '#domain/identity/AuthProvider.ts';
import { LogInWithGoogle } from '#domain/identity/LogInWithGoogle.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { anAccount } from '../given/anAccount.ts';
import { answers, done, offline, refuses } from '../given/answers.ts';
import { aTokenStore } from '../given/aTokenStore.ts';

const account = anAccount();
const session = ok({ account, isAdmin: false, isSeller: false });
const forbidden = { code: 'api/forbidden' } as const;

function world(signIn: Partial<GoogleSignIn>, known: boolean, given: Partial<AuthProvider & UsersApi & TokensApi> = {}) {
  const journal = new Journal();
  let registered = known;
  const auth = journal.port<AuthProvider>({
    signInWithGoogle: given.signInWithGoogle ?? answers({ account, isNew: false, ...signIn }),
  });
  const users = journal.port<UsersApi>({
    register: given.register ?? (() => ((registered = true), done())),
    isAdmin: answers(false),
    isSeller: answers(false),
  });
  const tokens = journal.port<TokensApi>({
    issue: given.issue ?? (() => (registered ? answers('token')() : refuses(forbidden)())),
  });
  return { journal, google: new LogInWithGoogle(auth, users, new OpenSession(tokens, aTokenStore(), users, { current: async () => account })) };
}

describe('[S-AUTH-1] signing in with Google', () => {
  it('opens the session of who is known, and registers nobody', async () => {
    const { journal, google } = world({}, true);
    expect(await google.execute()).toEqual(session);
    expect(journal.of('register')).toEqual([]);
  });

  it('registers who is new, as a buyer unless they chose to sell, before it asks for a token', async () => {
    const { journal, google } = world({ isNew: true }, false);
    expect(await google.execute()).toEqual(session);
    expect(journal.asked).toEqual(['signInWithGoogle', 'register', 'issue', 'isAdmin', 'isSeller']);
    expect(journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'buyer' }]]);

    const other = world({ isNew: true }, false);
    await other.google.execute('seller');
    expect(other.journal.of('register')).toEqual([[{ name: 'Ayesha', email: 'ayesha@example.com', type: 'seller' }]]);
  });

  it('names by the address who has no name', async () => {
    const { journal, google } = world({ isNew: true, account: anAccount({ displayName: '' }) }, false);
    await google.execute();
    expect(journal.of('register')).toEqual([[{ name: 'ayesha@example.com', email: 'ayesha@example.com', type: 'buyer' }]]);
  });

  it('registers who is known to Google and, for a registration that never arrived, not to the marketplace', async () => {
    const { journal, google } = world({}, false);
    expect(await google.execute()).toEqual(session);
    expect(journal.of('register')).toHaveLength(1);
  });

  it('fails as the provider says, and asks the marketplace nothing', async () => {
    const closed = { code: 'auth/popup-closed', message: 'Closed' } as const;
    const { journal, google } = world({}, true, { signInWithGoogle: refuses(closed) });
    expect(await google.execute()).toEqual(fail(closed));
    expect(journal.asked).toEqual(['signInWithGoogle']);
  });

  it('fails when the registration does, and asks for no token', async () => {
    const { journal, google } = world({ isNew: true }, false, { register: refuses(offline) });
    expect(await google.execute()).toEqual(fail(offline));
    expect(journal.of('issue')).toEqual([]);
  });

  it('registers nobody when only the connection is lost', async () => {
    const { journal, google } = world({}, true, { issue: refuses(offline) });
    expect(await google.execute()).toEqual(fail(offline));
    expect(journal.of('register')).toEqual([]);
  });

  it('gives up when the marketplace does not know even whom it registered', async () => {
    const { journal, google } = world({}, false, { issue: refuses(forbidden) });
    expect(await google.execute()).toEqual(fail(forbidden));
    expect(journal.of('register')).toHaveLength(1);
  });
});
