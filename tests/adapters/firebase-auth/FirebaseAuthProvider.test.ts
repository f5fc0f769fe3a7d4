// @vitest-environment happy-dom
import { deleteApp, getApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FirebaseAuthProvider, connectFirebase } from '#adapters/firebase-auth/FirebaseAuthProvider.ts';
import type { Account } from '#domain/identity/Account.ts';
import { standInForGapi } from '#fakes/server/identity/standInForGapi.ts';
import { type RunningEmulator, startAuthEmulator } from './authEmulator.ts';
import { Popup, framesStayEmpty } from './popup.ts';

const password = 'Right#Words1';

let emulator: RunningEmulator;
let auth: FirebaseAuthProvider;
let karim: Account;
/** A project of its own for each test: Firebase keeps one way to its pop-ups per project and page. */
let project = 0;

/** As a page does when it opens. */
async function connect(emulatorUrl = emulator.url): Promise<FirebaseAuthProvider> {
  if (getApps().length > 0) await deleteApp(getApp());
  return new FirebaseAuthProvider(
    connectFirebase({ apiKey: `key-${project}`, authDomain: 'localhost', projectId: 'demo-shop', emulatorUrl }),
  );
}

beforeAll(async () => {
  emulator = await startAuthEmulator();
  standInForGapi(window, emulator.url);
});

beforeEach(async () => {
  project += 1;
  await emulator.accounts.clear();
  karim = { email: `karim-${project}@example.com`, displayName: 'Karim', photoURL: null };
  localStorage.clear();
  framesStayEmpty();
  auth = await connect();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => emulator.stop());

async function karimHasAnAccount(): Promise<void> {
  await auth.signUp(karim.email, password);
  await auth.updateProfile({ displayName: karim.displayName });
  await auth.signOut();
}

test('[S-SIGNUP-4] makes an account, signs it in and names it', async () => {
  expect(await auth.current()).toBeNull();
  expect(await auth.signUp(karim.email, password)).toMatchObject({ ok: true, value: { displayName: '' } });
  expect(await auth.updateProfile({ displayName: 'Karim' })).toEqual({ ok: true, value: karim });
  expect(await auth.current()).toEqual(karim);
});

test('[S-AUTH-1] someone who signed in is still there after a reload, and not after signing out', async () => {
  await karimHasAnAccount();
  expect(await auth.signIn(karim.email, password)).toEqual({ ok: true, value: karim });

  auth = await connect();
  expect(await auth.current()).toEqual(karim);

  expect(await auth.signOut()).toEqual({ ok: true, value: undefined });
  auth = await connect();
  expect(await auth.current()).toBeNull();
});

describe('[S-SIGNUP-4] a sign-up that the provider refuses', () => {
  test.each([
    ['for a weak password', 'new@example.com', 'short', 'auth/weak-password', 'Password should be at least 6 characters'],
    ['for what is no address', 'nonsense', password, 'auth/invalid-email', 'The email address is badly formatted.'],
    ['for an address with an account', null, password, 'auth/email-in-use',
      'The email address is already in use by another account.'],
  ])("%s carries the provider's sentence", async (_why, email, word, code, message) => {
    await karimHasAnAccount();
    expect(await auth.signUp(email ?? karim.email, word)).toEqual({ ok: false, failure: { code, message } });
  });
});

test.each([
  ['a wrong password', null, 'Wrong#Words1'],
  ['an address without an account', 'nobody@example.com', password],
])('[S-LOGIN-4] a log-in with %s has wrong credentials', async (_why, email, word) => {
  await karimHasAnAccount();
  expect(await auth.signIn(email ?? karim.email, word)).toMatchObject({
    ok: false, failure: { code: 'auth/wrong-credentials' },
  });
  expect(await auth.current()).toBeNull();
});

test('someone whom the provider shut out is told so', async () => {
  await karimHasAnAccount();
  await emulator.accounts.disable(karim.email);
  expect(await auth.signIn(karim.email, password)).toMatchObject({ ok: false, failure: { code: 'auth/user-disabled' } });
});

test('a provider that cannot be reached is offline', async () => {
  // Nothing listens on a port that nobody may have.
  auth = await connect('http://localhost:1');
  expect(await auth.signIn(karim.email, password)).toMatchObject({ ok: false, failure: { code: 'auth/offline' } });
});

describe('[G-AUTH-1] a password reset', () => {
  test('is mailed to who has an account', async () => {
    await karimHasAnAccount();
    expect(await auth.sendPasswordReset(karim.email)).toEqual({ ok: true, value: undefined });
    expect(await emulator.accounts.resetMails()).toContain(karim.email);
  });

  test('answers the same for who has none', async () => {
    expect(await auth.sendPasswordReset('nobody@example.com')).toEqual({ ok: true, value: undefined });
    expect(await emulator.accounts.resetMails()).not.toContain('nobody@example.com');
  });
});

describe('[S-AUTH-1] Google', () => {
  test('brings somebody new, and knows them the next time', async () => {
    const popup = Popup.installed(emulator.url);
    const account = { email: 'tahsin@example.com', displayName: 'Tahsin', photoURL: null };

    const first = auth.signInWithGoogle();
    await popup.choose({ email: account.email, name: account.displayName });
    expect(await first).toEqual({ ok: true, value: { account, isNew: true } });
    await auth.signOut();

    const again = auth.signInWithGoogle();
    await popup.choose({ email: account.email, name: account.displayName });
    expect(await again).toEqual({ ok: true, value: { account, isNew: false } });
    expect(await auth.current()).toEqual(account);
  });

  test('whose pop-up the browser blocks says so', async () => {
    Popup.blocked();
    expect(await auth.signInWithGoogle()).toMatchObject({ ok: false, failure: { code: 'auth/popup-blocked' } });
  });

  test('whose pop-up is replaced by another one was closed', async () => {
    const popup = Popup.installed(emulator.url);
    const first = auth.signInWithGoogle();
    await vi.waitUntil(() => popup.url !== '');
    const second = auth.signInWithGoogle();
    expect(await first).toMatchObject({ ok: false, failure: { code: 'auth/popup-closed' } });
    await popup.choose({ email: 'tahsin@example.com', name: 'Tahsin' });
    expect(await second).toMatchObject({ ok: true });
  });

  test('opens its pop-up without waiting once it is prepared', async () => {
    await auth.prepare();
    const popup = Popup.installed(emulator.url);
    const signingIn = auth.signInWithGoogle();
    // A handful of turns of the event loop, no fetch and no script: the click is still fresh.
    for (let turn = 0; turn < 20 && popup.url === ''; turn += 1) await Promise.resolve();
    expect(popup.url).toContain('/emulator/auth/handler');
    await popup.choose({ email: 'tahsin@example.com', name: 'Tahsin' });
    expect(await signingIn).toMatchObject({ ok: true });
  });
});

test('tells of every change, but not of how things were', async () => {
  await karimHasAnAccount();
  const told: (string | null)[] = [];
  const stop = auth.onChange((account) => told.push(account?.email ?? null));
  await auth.current();
  await auth.signIn(karim.email, password);
  await auth.signOut();
  stop();
  await auth.signIn(karim.email, password);
  expect(told).toEqual([karim.email, null]);
});
