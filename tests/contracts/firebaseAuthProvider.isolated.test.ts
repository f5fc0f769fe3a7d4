// @vitest-environment happy-dom
import { afterAll, vi } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { firebaseLimits } from '#adapters/firebase-auth/firebaseLimits.ts';
import { LazyFirebaseAuthProvider, type LoadedProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { standInForGapi } from '#fakes/server/identity/standInForGapi.ts';
import { Popup, framesStayEmpty } from '../adapters/firebase-auth/popup.ts';
import { startAuthEmulator } from '../adapters/firebase-auth/authEmulator.ts';
import { storageEventsForAll } from '../adapters/storageEventsForAll.ts';
import { describeAuthProviderContract } from './AuthProvider.contract.ts';

/** Reloads Firebase's modules, because each page has its own Firebase. */
async function loadFirebase(
  options: ConstructorParameters<typeof LazyFirebaseAuthProvider>[0]['options'],
): Promise<LoadedProvider> {
  vi.resetModules();
  const { openFirebase } = await import('#adapters/firebase-auth/openFirebase.ts');
  return openFirebase(options, firebaseLimits);
}

const emulator = await startAuthEmulator();
const { url, accounts } = emulator;
afterAll(() => emulator.stop());

describeAuthProviderContract('Firebase, against its own emulator', async () => {
  await accounts.clear();
  const options = { apiKey: 'key', authDomain: 'localhost', projectId: 'demo-shop', emulatorUrl: url };
  const openPage = () => new LazyFirebaseAuthProvider({ options, storage: new BrowserStorage(), load: loadFirebase });
  standInForGapi(window, url);
  framesStayEmpty();
  const popup = Popup.installed(url);
  storageEventsForAll();
  return {
    auth: openPage(),
    reload: openPage,
    openTab: openPage,
    answerGoogle(account) {
      if (account === null) void popup.closeAtOnce();
      else void popup.choose({ email: account.email, name: account.displayName });
    },
    disable: (email) => accounts.disable(email),
    passTime(milliseconds) {
      const then = Date.now() + milliseconds;
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(then);
    },
    goOffline: () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    },
    resetMails: () => accounts.resetMails(),
    stop: async () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      localStorage.clear();
    },
  };
});
