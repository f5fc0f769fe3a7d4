import { browserTransport } from '#adapters/http/browserTransport.ts';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { LazyFirebaseAuthProvider } from '#adapters/firebase-auth/LazyFirebaseAuthProvider.ts';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { restMarketplace } from '#adapters/marketplace-rest/restMarketplace.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/RestPaymentIntentsApi.ts';
import { stripePayments } from '#adapters/stripe/stripePayments.ts';
import type { ImageHost } from '#domain/selling/ImageHost.ts';
import type { LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { PortName } from '#domain/portNames.ts';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import type { PaymentPorts } from '../Adapters.ts';
import { type Configuration, type Environment, portKeys, readConfiguration } from '../configuration.ts';

/** A configuration for some of the ports. The keys of the others get an address that nothing asks. */
function configurationOf(environment: Environment, real: readonly PortName[]): Configuration {
  const others = Object.values(portKeys).flat();
  const needed = new Set<string>(real.flatMap((port) => portKeys[port]));
  const filled = others.filter((key) => !needed.has(key)).map((key) => [key, 'https://not.asked']);
  return readConfiguration({ ...environment, ...Object.fromEntries(filled) });
}

/** Real adapters one by one, for development with some ports real and others fake. */
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
    return new LazyFirebaseAuthProvider({ options: this.#configuration.firebase, storage: new BrowserStorage() });
  }

  marketplace(auth: AuthProvider, tokenStore: TokenStore, logInAgain: LogInAgain): MarketplaceApi {
    return restMarketplace({
      http: this.#http,
      auth,
      tokenStore,
      logInAgain,
      extensions: this.#configuration.extensions,
    });
  }

  /** For use beside a fake marketplace, whose access token means nothing to a real one, so none is sent. */
  paymentIntents(): PaymentIntentsApi {
    return new RestPaymentIntentsApi(this.#http, { runIfSignedIn: (call) => call() });
  }

  images(): ImageHost {
    return new ImgbbImageHost(this.#transport, this.#configuration.imageHost);
  }

  payments(): PaymentPorts {
    return stripePayments(this.#configuration.stripe);
  }
}
