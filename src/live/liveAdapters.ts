import type { Container } from 'inversify';
import { browserTransport } from '#adapters/axios/browserTransport.ts';
import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserTokenStore } from '#adapters/browser/BrowserTokenStore.ts';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/catalogue/RestCategoriesApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/catalogue/RestProductsApi.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/identity/RestTokensApi.ts';
import { RestUsersApi } from '#adapters/marketplace-rest/identity/RestUsersApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/storefront/RestUpcomingProductsApi.ts';
import { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { Feature } from '#ui/app/ViewModels.ts';
import type { Adapters, Binding } from '../Adapters.ts';
import { bindStorefrontPorts } from '../bindings/storefrontPorts.ts';
import type { Configuration } from '../configuration.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';
import type { LivePorts } from './LivePorts.ts';

/** The real world. What Home needs is here; the rest loads with the feature that needs it. */
export function liveAdapters(configuration: Configuration): Adapters {
  let live: LivePorts | null = null;

  function core(container: Container): void {
    const transport = browserTransport();
    const http = new HttpClient(transport, { baseUrl: configuration.apiUrl });
    const tokens = new RestTokensApi(http);
    const store = new BrowserTokenStore();
    const auth = new LazyFirebaseAuthProvider(configuration.firebase, new BrowserStorage());
    const authorised = new AuthorisedCalls(tokens, store, auth, container.get(shared.logInAgain));
    live = { configuration, transport, http, authorised, auth };

    bindOnce(container, ports.clock, [], () => new BrowserClock());
    bindOnce(container, ports.auth, [], () => auth);
    bindOnce(container, ports.tokenStore, [], () => store);
    bindStorefrontPorts(container, {
      tokens,
      users: new RestUsersApi(http, authorised),
      products: new RestProductsApi(http, authorised),
      categories: new RestCategoriesApi(http),
      upcomingProducts: new RestUpcomingProductsApi(http),
    });
  }

  async function ofFeature(feature: Feature): Promise<Binding> {
    if (live === null || feature === 'home') return () => {};
    const { bindLiveFeature } = await import('./bindLiveFeature.ts');
    return bindLiveFeature(feature, live);
  }

  return { core, ofFeature };
}
