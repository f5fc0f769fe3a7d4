// @vitest-environment happy-dom
import { AxiosHeaders } from 'axios';
import httpAdapter from 'axios/unsafe/adapters/http.js';
import xhrAdapter from 'axios/unsafe/adapters/xhr.js';
import PartHeaders from 'axios/unsafe/core/AxiosHeaders.js';
import { deleteApp, getApp, initializeApp } from 'firebase/app';
import { browserPopupRedirectResolver, initializeAuth } from 'firebase/auth';
import { describe, expect, it, vi } from 'vitest';
import { connectFirebase } from '#adapters/firebase-auth/connectFirebase.ts';
import { FirebaseAuthProvider } from '#adapters/firebase-auth/FirebaseAuthProvider.ts';
import { firebaseLimits } from '#adapters/firebase-auth/firebaseLimits.ts';
import { storedAccount, storedAccountKey } from '#adapters/firebase-auth/storedAccount.ts';
import { startAuthEmulator } from './firebase-auth/authEmulator.ts';

describe('private surfaces that the shop uses (decision 14)', () => {
  it('exist in axios: two adapters, and headers with the members of the public ones', () => {
    expect([typeof xhrAdapter, typeof httpAdapter]).toEqual(['function', 'function']);
    const given = { Accept: 'text/plain' };
    expect(PartHeaders.from(given).toJSON()).toEqual(AxiosHeaders.from(given).toJSON());
  });

  it('exist in Firebase: a class of pop-up resolvers that can be initialised', () => {
    const { prototype } = browserPopupRedirectResolver as unknown as {
      readonly prototype: { readonly _initialize?: unknown };
    };
    expect(typeof prototype._initialize).toBe('function');
  });

  it('exist in Firebase: the provider of the reports of its use', async () => {
    const app = initializeApp({ apiKey: 'the-key', projectId: 'demo-shop' }, 'reports');
    const { heartbeatServiceProvider } = initializeAuth(app) as unknown as {
      readonly heartbeatServiceProvider?: { readonly getImmediate?: unknown };
    };
    expect(typeof heartbeatServiceProvider?.getImmediate).toBe('function');
    await deleteApp(app);
  });

  it('exist in Firebase: the signed-in account, under a key of the storage', async () => {
    const emulator = await startAuthEmulator();
    localStorage.clear();
    const auth = new FirebaseAuthProvider(
      connectFirebase({
        apiKey: 'the-key',
        authDomain: 'localhost',
        projectId: 'demo-shop',
        emulatorUrl: emulator.url,
      }),
      firebaseLimits,
    );
    const email = 'karim-private@example.com';
    expect(await auth.signUp(email, 'Right#Words1')).toMatchObject({ ok: true });
    await vi.waitFor(() => {
      expect(storedAccount(localStorage.getItem(storedAccountKey('the-key')))).toMatchObject({ email });
    });
    await deleteApp(getApp());
    await emulator.stop();
  }, 60_000);
});
