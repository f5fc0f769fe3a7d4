import type { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { restMarketplace as wholeMarketplace } from '#adapters/marketplace-rest/restMarketplace.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Extension } from '#domain/extensions.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { nodeTransport } from '../nodeTransport.ts';

export type RestMarketplaceOptions = {
  readonly url: string;
  readonly store: TokenStore;
  readonly auth: AuthProvider;
  readonly timeout?: number;
  readonly transport?: AxiosTransport;
  readonly extensions?: readonly Extension[];
};

/** The whole REST adapter as the product wires it, where nobody can log in again. */
export function restMarketplace(options: RestMarketplaceOptions): MarketplaceApi {
  const { url, store, auth, timeout = 5000, transport = nodeTransport(), extensions = [] } = options;
  const http = new HttpClient(transport, { baseUrl: url, timeout });
  return wholeMarketplace({ http, auth, tokenStore: store, logInAgain: null, extensions });
}
