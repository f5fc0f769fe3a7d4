// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { LazyFirebaseAuthProvider, type LoadedProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import type { Account } from '#domain/identity/Account.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';
import { signedInAs } from '../signedInAs.ts';

const options = { apiKey: 'the-key', authDomain: 'localhost', projectId: 'demo-shop' };
const karim = { email: 'karim@example.com', displayName: 'Karim', photoURL: null };
const unreachable = { ok: false, failure: { code: 'auth/unreachable', message: '' } };

/** A Firebase that never answers. */
const hung: LoadedProvider = {
  ...signedInAs(null),
  current: never,
  signUp: never,
  updateProfile: never,
  signIn: never,
  signInWithGoogle: never,
  sendPasswordReset: never,
  signOut: never,
  idToken: never,
  prepare: never,
  onChange: () => () => undefined,
};

let held: HeldTimer;
let load: () => Promise<LoadedProvider>;

beforeEach(() => {
  localStorage.clear();
  held = new HeldTimer();
  load = async () => hung;
});

const aProvider = () =>
  new LazyFirebaseAuthProvider({ options, storage: new BrowserStorage(), load: () => load(), timer: held.timer });

const questions: readonly (readonly [string, number, (auth: LazyFirebaseAuthProvider) => Promise<unknown>])[] = [
  ['signing in', 20, (auth) => auth.signIn('k@b.com', 'x')],
  ['signing up', 20, (auth) => auth.signUp('k@b.com', 'x')],
  ['a new name', 20, (auth) => auth.updateProfile({ displayName: 'K' })],
  ['a new password', 20, (auth) => auth.sendPasswordReset('k@b.com')],
  ['signing out', 20, (auth) => auth.signOut()],
  ['Google', 300, (auth) => auth.signInWithGoogle()],
];

describe('[G-FAULT-1] Firebase that never answers', () => {
  test.each(questions)('is unreachable for %s after %d seconds', async (_what, seconds, ask) => {
    expect(await held.endsAfter(seconds, ask(aProvider()))).toEqual(unreachable);
  });

  test('is unreachable for the ID token after 10 seconds', async () => {
    localStorage.setItem('firebase:authUser:the-key:[DEFAULT]', JSON.stringify(karim));
    expect(await held.endsAfter(10, aProvider().idToken())).toEqual(unreachable);
  });

  test('leaves a signed-in person signed in after 5 seconds, and is then waited for no more', async () => {
    localStorage.setItem('firebase:authUser:the-key:[DEFAULT]', JSON.stringify(karim));
    const auth = aProvider();
    expect(await held.endsAfter(5, auth.current())).toEqual(karim);
    const again = auth.current();
    await isSettled(again);
    held.pass(0);
    expect(await again).toEqual(karim);
  });

  test('whose code never loads is unreachable after 20 seconds, and is loaded again on the next call', async () => {
    load = never;
    const auth = aProvider();
    expect(await held.endsAfter(20, auth.signIn('k@b.com', 'x'))).toEqual(unreachable);
    load = async () => ({ ...hung, signIn: async () => ({ ok: true, value: karim }) });
    expect(await auth.signIn('k@b.com', 'x')).toEqual({ ok: true, value: karim });
  });
});

describe('[G-SESSION-1] Firebase that says late who is signed in', () => {
  async function aLateAnswer(account: Account | null) {
    localStorage.setItem('firebase:authUser:the-key:[DEFAULT]', JSON.stringify(karim));
    let say = (_account: Account | null): void => {};
    const said = new Promise<Account | null>((resolve) => {
      say = resolve;
    });
    load = async () => ({ ...hung, current: () => said });
    const auth = aProvider();
    const told = vi.fn();
    auth.onChange(told);
    await held.endsAfter(5, auth.current());
    say(account);
    await said;
    expect(await auth.current()).toEqual(account);
    return told;
  }

  test('tells that the account is gone', async () => {
    expect((await aLateAnswer(null)).mock.calls).toEqual([[null]]);
  });

  test('tells nothing of the account that this device remembers', async () => {
    expect(await aLateAnswer(karim)).not.toHaveBeenCalled();
  });
});
