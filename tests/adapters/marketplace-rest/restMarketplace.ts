import type { AxiosTransport } from '#adapters/axios/AxiosTransport.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestBookingsApi } from '#adapters/marketplace-rest/bookings/RestBookingsApi.ts';
import { RestBuyersApi } from '#adapters/marketplace-rest/administration/RestBuyersApi.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/catalogue/RestCategoriesApi.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/payment/RestPaymentIntentsApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/catalogue/RestProductsApi.ts';
import { RestSellersApi } from '#adapters/marketplace-rest/administration/RestSellersApi.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/identity/RestTokensApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/storefront/RestUpcomingProductsApi.ts';
import { RestUsersApi } from '#adapters/marketplace-rest/identity/RestUsersApi.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { nodeTransport } from '../nodeTransport.ts';

export type RestMarketplaceOptions = {
  readonly url: string;
  readonly store: TokenStore;
  readonly auth: AuthProvider;
  readonly timeout?: number;
  readonly transport?: AxiosTransport;
};

/** Every slice of the REST adapter, as the composition root puts them together. */
export function restMarketplace(options: RestMarketplaceOptions): MarketplaceApi {
  const { url, store, auth, timeout = 5000, transport = nodeTransport() } = options;
  const http = new HttpClient(transport, { baseUrl: url, timeout });
  const tokens = new RestTokensApi(http);
  const authorised = new AuthorisedCalls(tokens, store, auth);
  return {
    tokens,
    users: new RestUsersApi(http, authorised),
    products: new RestProductsApi(http, authorised),
    categories: new RestCategoriesApi(http),
    bookings: new RestBookingsApi(http, authorised),
    paymentIntents: new RestPaymentIntentsApi(http),
    sellers: new RestSellersApi(http, authorised),
    buyers: new RestBuyersApi(http, authorised),
    upcomingProducts: new RestUpcomingProductsApi(http),
  };
}
