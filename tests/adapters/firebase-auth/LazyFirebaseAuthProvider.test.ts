// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { LazyFirebaseAuthProvider, type LoadedProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import type { Account } from '#domain/identity/Account.ts';
import { ok } from '#domain/shared/Result.ts';
import { signedInAs } from '../signedInAs.ts';

const options = { apiKey: 'the-key', authDomain: 'localhost', projectId: 'demo-shop' };
const key = 'firebase:authUser:the-key:[DEFAULT]';
const karim: Account = { email: 'karim@example.com', displayName: 'Karim', photoURL: null };

/** Stands in for Firebase after it has loaded. */
class Loaded {
  loads = 0;
  prepared = 0;
  reachable = true;
  tell: (account: Account | null) => void = () => undefined;

  readonly load = async (): Promise<LoadedProvider> => {
    this.loads += 1;
    if (!this.reachable) throw new TypeError('Failed to fetch dynamically imported module');
    return {
      ...signedInAs(null),
      current: async () => karim,
      signIn: async () => ok(karim),
      signOut: async () => ok(),
      idToken: async () => ok('the ID token'),
      prepare: async () => {
        this.prepared += 1;
      },
      onChange: (listener) => {
        this.tell = listener;
        return () => undefined;
      },
    };
  };
}

let firebase: Loaded;
let auth: LazyFirebaseAuthProvider;

beforeEach(() => {
  localStorage.clear();
  firebase = new Loaded();
  auth = new LazyFirebaseAuthProvider({ options, storage: new BrowserStorage(), load: firebase.load });
});

describe('[G-PERF-1] a visitor', () => {
  test('is not signed in, without loading Firebase', async () => {
    expect(await auth.current()).toBeNull();
    expect(firebase.loads).toBe(0);
  });

  test('[G-PROOF-1] has no ID token, without loading Firebase', async () => {
    expect(await auth.idToken()).toEqual(ok(null));
    expect(firebase.loads).toBe(0);
  });

  test('listens for sign-ins without loading Firebase', () => {
    auth.onChange(() => undefined);
    expect(firebase.loads).toBe(0);
  });

  test('loads and prepares Firebase once on opening the login', async () => {
    await Promise.all([auth.prepare(), auth.prepare()]);
    expect(firebase.loads).toBe(1);
    expect(firebase.prepared).toBe(2);
  });
});

test('[S-AUTH-1] a remembered person is looked up at Firebase', async () => {
  localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1', stsTokenManager: {} }));
  expect(await auth.current()).toEqual(karim);
  expect(firebase.loads).toBe(1);
});

test('[G-PROOF-1] the ID token of a remembered person comes from Firebase', async () => {
  localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1', stsTokenManager: {} }));
  expect(await auth.idToken()).toEqual(ok('the ID token'));
});

test('an account of another project is ignored', async () => {
  localStorage.setItem('firebase:authUser:other-key:[DEFAULT]', JSON.stringify(karim));
  expect(await auth.current()).toBeNull();
});

describe('without a network', () => {
  beforeEach(() => {
    firebase.reachable = false;
  });

  test('a remembered person is still signed in', async () => {
    localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1' }));
    expect(await auth.current()).toEqual(karim);
  });

  test.each(['{', '{"uid":"1"}', '7'])('a damaged record (%s) counts as nobody', async (text) => {
    localStorage.setItem(key, text);
    expect(await auth.current()).toBeNull();
  });

  test('a login fails as unreachable, and works once there is a network', async () => {
    expect(await auth.signIn('karim@example.com', 'Right#Words1')).toMatchObject({
      ok: false,
      failure: { code: 'auth/unreachable' },
    });
    firebase.reachable = true;
    expect(await auth.signIn('karim@example.com', 'Right#Words1')).toEqual(ok(karim));
  });

  test('[G-FAULT-1] a login on a device without a network fails as offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await auth.signIn('karim@example.com', 'Right#Words1')).toMatchObject({
      ok: false,
      failure: { code: 'auth/offline' },
    });
    vi.restoreAllMocks();
  });

  test('[G-FAULT-1] a login that was begun offline fails as unreachable once there is a network again', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const login = auth.signIn('karim@example.com', 'Right#Words1');
    onLine.mockReturnValue(true);
    expect(await login).toMatchObject({ ok: false, failure: { code: 'auth/unreachable' } });
    vi.restoreAllMocks();
  });

  test('[G-PROOF-1] an ID token cannot be fetched, and nobody is signed out', async () => {
    localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1' }));
    expect(await auth.idToken()).toMatchObject({ ok: false, failure: { code: 'auth/unreachable' } });
    expect(await auth.current()).toEqual(karim);
  });

  test('opening the login does no harm', async () => {
    await auth.prepare();
    expect(firebase.prepared).toBe(0);
  });
});

describe('[G-SESSION-1] in two tabs', () => {
  const storedElsewhere = (value: string | null): void => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  };

  test('a sign-in in one tab signs in the other', async () => {
    const told = vi.fn();
    auth.onChange(told);
    storedElsewhere(JSON.stringify({ ...karim, uid: '1' }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(karim));
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('a sign-out in one tab signs out the other', async () => {
    await auth.signIn('karim@example.com', 'Right#Words1');
    const told = vi.fn();
    auth.onChange(told);
    // Once loaded, Firebase listens to storage by itself.
    firebase.tell(null);
    expect(told).toHaveBeenCalledWith(null);
  });

  test('a page that has loaded Firebase leaves other tabs to Firebase', async () => {
    await auth.signIn('karim@example.com', 'Right#Words1');
    const told = vi.fn();
    auth.onChange(told);
    storedElsewhere(JSON.stringify({ ...karim, uid: '1' }));
    await auth.current();
    expect(told).not.toHaveBeenCalled();
  });

  test('a visitor is not notified of another tab’s sign-out', () => {
    const told = vi.fn();
    auth.onChange(told);
    storedElsewhere(null);
    expect(told).not.toHaveBeenCalled();
    expect(firebase.loads).toBe(0);
  });

  test('a listener that has stopped gets nothing more', async () => {
    const told = vi.fn();
    const stop = auth.onChange(told);
    await auth.prepare();
    stop();
    firebase.tell(karim);
    expect(told).not.toHaveBeenCalled();
  });
});
