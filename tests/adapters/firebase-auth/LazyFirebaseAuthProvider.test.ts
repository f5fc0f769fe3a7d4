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

/** Firebase as it would be, once loaded. */
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
  auth = new LazyFirebaseAuthProvider(options, new BrowserStorage(), firebase.load);
});

describe('[G-PERF-1] a visitor', () => {
  test('is nobody without a byte of Firebase', async () => {
    expect(await auth.current()).toBeNull();
    expect(firebase.loads).toBe(0);
  });

  test('who listens for a sign-in loads nothing either', () => {
    auth.onChange(() => undefined);
    expect(firebase.loads).toBe(0);
  });

  test('who enters the login has it loaded and readied once', async () => {
    await Promise.all([auth.prepare(), auth.prepare()]);
    expect(firebase.loads).toBe(1);
    expect(firebase.prepared).toBe(2);
  });
});

test('[S-AUTH-1] someone whom the device remembers is asked of Firebase', async () => {
  localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1', stsTokenManager: {} }));
  expect(await auth.current()).toEqual(karim);
  expect(firebase.loads).toBe(1);
});

test('another project’s account is nobody here', async () => {
  localStorage.setItem('firebase:authUser:other-key:[DEFAULT]', JSON.stringify(karim));
  expect(await auth.current()).toBeNull();
});

describe('without a network', () => {
  beforeEach(() => {
    firebase.reachable = false;
  });

  test('someone whom the device remembers is still there', async () => {
    localStorage.setItem(key, JSON.stringify({ ...karim, uid: '1' }));
    expect(await auth.current()).toEqual(karim);
  });

  test.each(['{', '{"uid":"1"}', '7'])('a damaged memory (%s) is nobody', async (text) => {
    localStorage.setItem(key, text);
    expect(await auth.current()).toBeNull();
  });

  test('a log-in is offline, and goes on once there is a network', async () => {
    expect(await auth.signIn('karim@example.com', 'Right#Words1')).toMatchObject({ ok: false, failure: { code: 'auth/offline' } });
    firebase.reachable = true;
    expect(await auth.signIn('karim@example.com', 'Right#Words1')).toEqual(ok(karim));
  });

  test('entering the login does no harm', async () => {
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

  test('who signs in elsewhere is signed in here', async () => {
    const told = vi.fn();
    auth.onChange(told);
    storedElsewhere(JSON.stringify({ ...karim, uid: '1' }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(karim));
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('who signs out elsewhere is signed out here', async () => {
    await auth.signIn('karim@example.com', 'Right#Words1');
    const told = vi.fn();
    auth.onChange(told);
    // Firebase, once loaded, hears of it by itself.
    firebase.tell(null);
    expect(told).toHaveBeenCalledWith(null);
  });

  test('a visitor hears nothing of somebody who left', () => {
    const told = vi.fn();
    auth.onChange(told);
    storedElsewhere(null);
    expect(told).not.toHaveBeenCalled();
    expect(firebase.loads).toBe(0);
  });

  test('who stops listening hears no more', async () => {
    const told = vi.fn();
    const stop = auth.onChange(told);
    await auth.prepare();
    stop();
    firebase.tell(karim);
    expect(told).not.toHaveBeenCalled();
  });
});
