import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { browserWait } from '#adapters/browser/browserWait.ts';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { LazyTransport } from '#adapters/http/LazyTransport.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { restMarketplace } from '#adapters/marketplace-rest/restMarketplace.ts';
import type { Adapters, LoadReporter } from '../Adapters.ts';
import type { Configuration } from '../configuration.ts';
import { deviceTexts } from './deviceTexts.ts';
import type { LiveGround } from './LiveGround.ts';
import { releaseHere } from '../releaseHere.ts';

function browserGround({ firebase, apiUrl }: Configuration): LiveGround {
  const auth = new LazyFirebaseAuthProvider({ options: firebase, storage: new BrowserStorage() });
  return {
    transport: new LazyTransport(async () => (await import('./keptTransport.ts')).keptTransport(apiUrl, auth)),
    auth,
    wait: browserWait,
  };
}

/** The real adapters. The marketplace loads at once; adapters that only some pages need load with those pages. */
export function liveAdapters(
  configuration: Configuration,
  ground: LiveGround = browserGround(configuration),
): Adapters {
  const { transport, auth, wait, texts } = ground;
  return {
    core: ({ logInAgain }) => {
      const http = new HttpClient(transport, { baseUrl: configuration.apiUrl });
      const device = deviceTexts(texts);
      // Somebody is signed in, so restoring the session calls the marketplace.
      if (device.tokenStore.read() !== null) void transport.prepare?.();
      return {
        ...restMarketplace({
          http,
          auth,
          tokenStore: device.tokenStore,
          logInAgain,
          extensions: configuration.extensions,
        }),
        ...device,
        auth,
        clock: new BrowserClock(),
        wait,
      };
    },
    // The page itself loads first.
    prepareSignIn: () => void setTimeout(() => void auth.prepare(), 500),
    shop: async (services) => {
      // Pages that need these ports read from the marketplace at once.
      void transport.prepare?.();
      return (await import('./shopPorts.ts')).shopPorts(configuration, ground, services);
    },
    payment: async () => {
      const { stripePayments } = await import('#adapters/stripe/stripePayments.ts');
      return stripePayments(configuration.stripe);
    },
    reporter: configuration.reportUrl === '' ? null : reporterTo(configuration.reportUrl),
  };
}

function reporterTo(url: string): LoadReporter {
  return async () => {
    const { openReporter } = await import('./openReporter.ts');
    return openReporter(url, releaseHere());
  };
}
