// @vitest-environment happy-dom
import { vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { LazyFirebaseAuthProvider, type LoadedProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { standInForGapi } from '#fakes/server/identity/standInForGapi.ts';
import { emptySeed } from '../adapters/emptySeed.ts';
import { Popup } from '../adapters/firebase-auth/popup.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { storageEventsForAll } from '../adapters/storageEventsForAll.ts';
import { describeAuthProviderContract } from './AuthProvider.contract.ts';

/** Every page has a Firebase of its own, fresh from its modules. */
async function loadFirebase(options: ConstructorParameters<typeof LazyFirebaseAuthProvider>[0]): Promise<LoadedProvider> {
  vi.resetModules();
  const { FirebaseAuthProvider, connectFirebase } = await import('#adapters/firebase-auth/FirebaseAuthProvider.ts');
  return new FirebaseAuthProvider(connectFirebase(options));
}

describeAuthProviderContract('Firebase, over HTTP', async () => {
  const { backend, world } = await startLocalBackend(emptySeed);
  const options = { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-shop', emulatorUrl: backend.url };
  const openPage = () => new LazyFirebaseAuthProvider(options, new BrowserStorage(), loadFirebase);
  standInForGapi(window, backend.url);
  const popup = Popup.installed(backend.url);
  storageEventsForAll();
  return {
    auth: openPage(),
    reload: openPage,
    openTab: openPage,
    answerGoogle(account) {
      if (account === null) void popup.closeAtOnce();
      else void popup.choose({ email: account.email, name: account.displayName });
    },
    disable: async (email) => {
      const account = world.accounts.find(email);
      if (account !== undefined) world.accounts.put({ ...account, disabled: true });
    },
    goOffline: () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    },
    resetMails: async () => world.accounts.outbox.map((mail) => mail.to),
    stop: async () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      localStorage.clear();
      await backend.stop();
    },
  };
});
