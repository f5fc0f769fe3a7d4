import type { Extension } from '#domain/extensions.ts';
import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { HttpClient } from './HttpClient.ts';
import { lazyCatalogueSearch } from './lazyCatalogueSearch.ts';
import { productRow } from './productWire.ts';
import { RestBookingsApi } from './RestBookingsApi.ts';
import { RestBuyersApi } from './RestBuyersApi.ts';
import { RestCategoriesApi } from './RestCategoriesApi.ts';
import { RestPaidApi } from './RestPaidApi.ts';
import { RestPaymentIntentsApi } from './RestPaymentIntentsApi.ts';
import { RestProductsApi } from './RestProductsApi.ts';
import { RestReportsApi } from './RestReportsApi.ts';
import { RestSalesApi } from './RestSalesApi.ts';
import { RestSellersApi } from './RestSellersApi.ts';
import { RestTokensApi } from './RestTokensApi.ts';
import { RestUpcomingProductsApi } from './RestUpcomingProductsApi.ts';
import { RestUsersApi } from './RestUsersApi.ts';
import { rows } from './wire.ts';

export type RestMarketplaceParts = {
  readonly http: HttpClient;
  readonly auth: AuthProvider;
  readonly tokenStore: TokenStore;
  readonly logInAgain: LogInAgain | null;
  /** The marketplace's extensions. */
  readonly extensions: readonly Extension[];
};

/** The whole marketplace over HTTP. */
export function restMarketplace({
  http,
  auth,
  tokenStore,
  logInAgain,
  extensions,
}: RestMarketplaceParts): MarketplaceApi {
  const tokens = new RestTokensApi(http, auth);
  const authorised = new AuthorisedCalls({ tokens, tokenStore, auth, logInAgain });
  return {
    tokens,
    users: new RestUsersApi({ http, authorised, proof: auth }),
    products: new RestProductsApi({ http, authorised, extensions }),
    categories: new RestCategoriesApi(http),
    upcomingProducts: new RestUpcomingProductsApi(http),
    bookings: new RestBookingsApi({ http, authorised, extensions }),
    paymentIntents: new RestPaymentIntentsApi(http, authorised),
    sellers: new RestSellersApi(http, authorised),
    buyers: new RestBuyersApi(http, authorised),
    sales: extensions.includes('sales') ? new RestSalesApi({ http, authorised, extensions }) : null,
    paid: extensions.includes('paid') ? new RestPaidApi(http, authorised) : null,
    reports: extensions.includes('reports') ? new RestReportsApi(http, authorised) : null,
    search: extensions.includes('search')
      ? lazyCatalogueSearch(async () => {
          const { RestCatalogueSearch } = await import('./RestCatalogueSearch.ts');
          const row = productRow(extensions);
          return new RestCatalogueSearch({ http, row, rows: rows(row) });
        })
      : null,
  };
}
