// @vitest-environment happy-dom
import { deleteApp, getApp, getApps } from 'firebase/app';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { connectFirebase } from '#adapters/firebase-auth/connectFirebase.ts';
import { firebaseLimits } from '#adapters/firebase-auth/firebaseLimits.ts';
import { FirebaseAuthProvider } from '#adapters/firebase-auth/FirebaseAuthProvider.ts';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import type { Account } from '#domain/identity/Account.ts';
import { standInForGapi } from '#fakes/server/identity/standInForGapi.ts';
import { type RunningEmulator, startAuthEmulator } from './authEmulator.ts';
import { Popup, framesStayEmpty } from './popup.ts';

// The emulator compiles its schemas when it starts, which is slow on a busy machine.
vi.setConfig({ hookTimeout: 30_000 });

const password = 'Right#Words1';

let emulator: RunningEmulator;
let auth: FirebaseAuthProvider;
let karim: Account;
/** Each test gets its own project: Firebase keeps one pop-up resolver per project and page. */
let project = 0;

/** Opens the provider as a page does. */
async function connect(emulatorUrl = emulator.url): Promise<FirebaseAuthProvider> {
  if (getApps().length > 0) await deleteApp(getApp());
  return new FirebaseAuthProvider(
    connectFirebase({ apiKey: `key-${project}`, authDomain: 'localhost', projectId: 'demo-shop', emulatorUrl }),
    firebaseLimits,
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => emulator.stop());

async function karimHasAnAccount(): Promise<void> {
  await auth.signUp(karim.email, password);
  await auth.updateProfile({ displayName: karim.displayName });
  await auth.signOut();
}

test('[S-SIGNUP-4] creates an account, signs it in and names it', async () => {
  expect(await auth.current()).toBeNull();
  expect(await auth.signUp(karim.email, password)).toMatchObject({ ok: true, value: { displayName: '' } });
  expect(await auth.updateProfile({ displayName: 'Karim' })).toEqual({ ok: true, value: karim });
  expect(await auth.current()).toEqual(karim);
});

test('[S-AUTH-1] a signed-in person is still signed in after a reload, and not after signing out', async () => {
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
    [
      'for a weak password',
      'new@example.com',
      'short',
      'auth/weak-password',
      'Password should be at least 6 characters',
    ],
    ['for what is no address', 'nonsense', password, 'auth/invalid-email', 'The email address is badly formatted.'],
    [
      'for an address with an account',
      null,
      password,
      'auth/email-in-use',
      'The email address is already in use by another account.',
    ],
  ])("%s carries the provider's sentence", async (_why, email, word, code, message) => {
    await karimHasAnAccount();
    expect(await auth.signUp(email ?? karim.email, word)).toEqual({ ok: false, failure: { code, message } });
  });
});

test.each([
  ['a wrong password', null, 'Wrong#Words1'],
  ['an address without an account', 'nobody@example.com', password],
])('[S-LOGIN-4] a login with %s has wrong credentials', async (_why, email, word) => {
  await karimHasAnAccount();
  expect(await auth.signIn(email ?? karim.email, word)).toMatchObject({
    ok: false,
    failure: { code: 'auth/wrong-credentials' },
  });
  expect(await auth.current()).toBeNull();
});

describe('[G-SESSION-1] a sign-in that succeeds after its time limit', () => {
  beforeEach(karimHasAnAccount);

  const signInLate = (): Promise<unknown> => {
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const login = auth.signIn(karim.email, password);
    expect(limits.mock.calls).toEqual([[20_000]]);
    return login;
  };

  test('is undone, because the page shows a visitor', async () => {
    expect(await signInLate()).toMatchObject({ ok: true });
    expect(await auth.current()).toBeNull();
  });

  test('stands if the visitor has tried again since', async () => {
    await Promise.all([signInLate(), auth.signIn(karim.email, password)]);
    expect(await auth.current()).toEqual(karim);
  });

  test('stands if the same person was signed in before', async () => {
    await auth.signIn(karim.email, password);
    await signInLate();
    expect(await auth.current()).toEqual(karim);
  });
});

test('a disabled account gets its own message', async () => {
  await karimHasAnAccount();
  await emulator.accounts.disable(karim.email);
  expect(await auth.signIn(karim.email, password)).toMatchObject({
    ok: false,
    failure: { code: 'auth/user-disabled' },
  });
});

test('an unreachable provider counts as unreachable', async () => {
  // Nothing listens on this reserved port.
  auth = await connect('http://localhost:1');
  expect(await auth.signIn(karim.email, password)).toMatchObject({ ok: false, failure: { code: 'auth/unreachable' } });
});

describe('[G-AUTH-1] a password reset', () => {
  test('is mailed to an address with an account', async () => {
    await karimHasAnAccount();
    expect(await auth.sendPasswordReset(karim.email)).toEqual({ ok: true, value: undefined });
    expect(await emulator.accounts.resetMails()).toContain(karim.email);
  });

  test('answers the same for an address without one', async () => {
    expect(await auth.sendPasswordReset('nobody@example.com')).toEqual({ ok: true, value: undefined });
    expect(await emulator.accounts.resetMails()).not.toContain('nobody@example.com');
  });
});

describe('[S-AUTH-1] Google', () => {
  test('signs a new person in, and recognises them the next time', async () => {
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

  test('reports that the browser blocked its pop-up', async () => {
    Popup.blocked();
    expect(await auth.signInWithGoogle()).toMatchObject({ ok: false, failure: { code: 'auth/popup-blocked' } });
  });

  test('treats a pop-up that another one replaced as closed', async () => {
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
    // A few turns of the event loop, with no fetch and no script: the browser still counts the click as fresh.
    for (let turn = 0; turn < 20 && popup.url === ''; turn += 1) await Promise.resolve();
    expect(popup.url).toContain('/emulator/auth/handler');
    await popup.choose({ email: 'tahsin@example.com', name: 'Tahsin' });
    expect(await signingIn).toMatchObject({ ok: true });
  });
});

test('refuses a new name while nobody is signed in', async () => {
  expect(await auth.updateProfile({ displayName: 'Karim' })).toEqual({
    ok: false,
    failure: { code: 'auth/unknown', message: '' },
  });
});

test('connects to the real service without an emulator, and calls nothing for a visitor', async () => {
  auth = await connect('');
  expect(await auth.current()).toBeNull();
});

test('loads by itself on the first call', async () => {
  if (getApps().length > 0) await deleteApp(getApp());
  const options = {
    apiKey: `key-${project}`,
    authDomain: 'localhost',
    projectId: 'demo-shop',
    emulatorUrl: emulator.url,
  };
  const lazy = new LazyFirebaseAuthProvider({ options, storage: new BrowserStorage() });
  expect(await lazy.signUp(karim.email, password)).toMatchObject({ ok: true, value: { email: karim.email } });
});

test('reports every change, but not the initial state', async () => {
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

describe('[S-AUTH-1] on a device', () => {
  /** The error that browsers throw when storage is full. */
  function refuseTextsFrom(length: number): void {
    const real = localStorage;
    vi.stubGlobal('localStorage', {
      length: 0,
      key: () => null,
      clear: () => {},
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: (key: string, value: string) => {
        if (value.length >= length) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        real.setItem(key, value);
      },
    } satisfies Storage);
  }

  describe.each([
    ['with room for small texts alone', 500],
    ['without any room', 0],
  ])('%s', (_room, length) => {
    test('a person signs in, stays signed in while the page is open, and signs out', async () => {
      await karimHasAnAccount();
      refuseTextsFrom(length);
      expect(await auth.signIn(karim.email, password)).toEqual({ ok: true, value: karim });
      expect(await auth.current()).toEqual(karim);
      expect(await auth.signOut()).toEqual({ ok: true, value: undefined });
      expect(await auth.current()).toBeNull();
    });

    test('a person signs up and gets a name', async () => {
      refuseTextsFrom(length);
      expect(await auth.signUp(karim.email, password)).toMatchObject({ ok: true });
      expect(await auth.updateProfile({ displayName: 'Karim' })).toEqual({ ok: true, value: karim });
      expect(await auth.current()).toEqual(karim);
    });

    test('a person signs in with Google', async () => {
      refuseTextsFrom(length);
      const popup = Popup.installed(emulator.url);
      const signingIn = auth.signInWithGoogle();
      await popup.choose({ email: 'tahsin@example.com', name: 'Tahsin' });
      expect(await signingIn).toMatchObject({ ok: true, value: { isNew: true } });
    });
  });

  test('that fills up while a person is signed in, their account can be renamed', async () => {
    await auth.signUp(karim.email, password);
    refuseTextsFrom(500);
    expect(await auth.updateProfile({ displayName: 'Karim' })).toEqual({ ok: true, value: karim });
    expect(await auth.current()).toEqual(karim);
  });
});
