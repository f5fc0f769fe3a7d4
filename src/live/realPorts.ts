import { browserTransport } from '#adapters/axios/browserTransport.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import { RestBuyersApi } from '#adapters/marketplace-rest/administration/RestBuyersApi.ts';
import { RestSellersApi } from '#adapters/marketplace-rest/administration/RestSellersApi.ts';
import { RestBookingsApi } from '#adapters/marketplace-rest/bookings/RestBookingsApi.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/catalogue/RestCategoriesApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/catalogue/RestProductsApi.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/identity/RestTokensApi.ts';
import { RestUsersApi } from '#adapters/marketplace-rest/identity/RestUsersApi.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/payment/RestPaymentIntentsApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/storefront/RestUpcomingProductsApi.ts';
import { StripePaymentProvider } from '#adapters/stripe/StripePaymentProvider.ts';
import type { ImageHost } from '#domain/catalogue/ImageHost.ts';
import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import { type Configuration, type Environment, type PortName, portKeys, readConfiguration } from '../configuration.ts';

/** The configuration of some ports alone; what only the others need is filled with values that nobody asks. */
function configurationOf(environment: Environment, real: readonly PortName[]): Configuration {
  const others = Object.values(portKeys).flat();
  const needed = new Set<string>(real.flatMap((port) => portKeys[port]));
  const filled = others.filter((key) => !needed.has(key)).map((key) => [key, 'https://not.asked']);
  return readConfiguration({ ...environment, ...Object.fromEntries(filled) });
}

/** Real adapters one by one, for development with some ports real and the others fake. */
export class RealPorts {
  readonly #configuration: Configuration;
  readonly #transport = browserTransport();

  constructor(environment: Environment, real: readonly PortName[]) {
    this.#configuration = configurationOf(environment, real);
  }

  get #http(): HttpClient {
    return new HttpClient(this.#transport, { baseUrl: this.#configuration.apiUrl });
  }

  auth(): AuthProvider {
    return new LazyFirebaseAuthProvider(this.#configuration.firebase, new BrowserStorage());
  }

  marketplace(auth: AuthProvider, store: TokenStore, logInAgain: LogInAgain): MarketplaceApi {
    const http = this.#http;
    const tokens = new RestTokensApi(http);
    const authorised = new AuthorisedCalls(tokens, store, auth, logInAgain);
    return {
      tokens,
      users: new RestUsersApi(http, authorised),
      products: new RestProductsApi(http, authorised),
      categories: new RestCategoriesApi(http),
      upcomingProducts: new RestUpcomingProductsApi(http),
      bookings: new RestBookingsApi(http, authorised),
      sellers: new RestSellersApi(http, authorised),
      buyers: new RestBuyersApi(http, authorised),
      paymentIntents: this.paymentIntents(),
    };
  }

  paymentIntents(): PaymentIntentsApi {
    return new RestPaymentIntentsApi(this.#http);
  }

  images(): ImageHost {
    return new ImgbbImageHost(this.#transport, this.#configuration.imageHost);
  }

  payments(): PaymentProvider {
    return new StripePaymentProvider(this.#configuration.stripe);
  }
}
