import type { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestBookingsApi } from '#adapters/marketplace-rest/RestBookingsApi.ts';
import { RestBuyersApi } from '#adapters/marketplace-rest/RestBuyersApi.ts';
import { lazyCatalogueSearch } from '#adapters/marketplace-rest/lazyCatalogueSearch.ts';
import { RestCatalogueSearch } from '#adapters/marketplace-rest/RestCatalogueSearch.ts';
import { RestCategoriesApi } from '#adapters/marketplace-rest/RestCategoriesApi.ts';
import { RestPaidApi } from '#adapters/marketplace-rest/RestPaidApi.ts';
import { RestPaymentIntentsApi } from '#adapters/marketplace-rest/RestPaymentIntentsApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/RestProductsApi.ts';
import { RestReportsApi } from '#adapters/marketplace-rest/RestReportsApi.ts';
import { RestSalesApi } from '#adapters/marketplace-rest/RestSalesApi.ts';
import { RestSellersApi } from '#adapters/marketplace-rest/RestSellersApi.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/RestTokensApi.ts';
import { RestUpcomingProductsApi } from '#adapters/marketplace-rest/RestUpcomingProductsApi.ts';
import { RestUsersApi } from '#adapters/marketplace-rest/RestUsersApi.ts';
import { productRow } from '#adapters/marketplace-rest/productWire.ts';
import { rows } from '#adapters/marketplace-rest/wire.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Extension } from '#domain/extensions.ts';
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
  readonly extensions?: readonly Extension[];
};

/** All slices of the REST adapter, combined as in the composition root. */
export function restMarketplace(options: RestMarketplaceOptions): MarketplaceApi {
  const { url, store, auth, timeout = 5000, transport = nodeTransport(), extensions = [] } = options;
  const http = new HttpClient(transport, { baseUrl: url, timeout });
  const row = productRow(extensions);
  const tokens = new RestTokensApi(http, auth);
  const authorised = new AuthorisedCalls({ tokens, tokenStore: store, auth });
  return {
    tokens,
    users: new RestUsersApi({ http, authorised, proof: auth }),
    products: new RestProductsApi({ http, authorised, extensions }),
    categories: new RestCategoriesApi(http),
    bookings: new RestBookingsApi({ http, authorised, extensions }),
    paymentIntents: new RestPaymentIntentsApi(http, authorised),
    sellers: new RestSellersApi(http, authorised),
    buyers: new RestBuyersApi(http, authorised),
    upcomingProducts: new RestUpcomingProductsApi(http),
    sales: extensions.includes('sales') ? new RestSalesApi({ http, authorised, extensions }) : null,
    paid: extensions.includes('paid') ? new RestPaidApi(http, authorised) : null,
    reports: extensions.includes('reports') ? new RestReportsApi(http, authorised) : null,
    search: extensions.includes('search')
      ? lazyCatalogueSearch(async () => new RestCatalogueSearch({ http, row, rows: rows(row) }))
      : null,
  };
}
