import type { Extension } from '#domain/extensions.ts';
import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { HttpClient } from './HttpClient.ts';
import { lateCalls } from './lateCalls.ts';
import { productRow } from './productWire.ts';
import { RestCategoriesApi } from './RestCategoriesApi.ts';
import { RestProductsApi } from './RestProductsApi.ts';
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

const loadLate = () => import('./lateApis.ts');

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
    bookings: lateCalls({ ofBuyer: true, byId: true, book: true, delete: true }, async () => {
      const { RestBookingsApi } = await loadLate();
      return new RestBookingsApi({ http, authorised, extensions });
    }),
    paymentIntents: lateCalls({ create: true }, async () => {
      const { RestPaymentIntentsApi } = await loadLate();
      return new RestPaymentIntentsApi(http, authorised);
    }),
    sellers: lateCalls({ list: true, verify: true, delete: true }, async () => {
      const { RestSellersApi } = await loadLate();
      return new RestSellersApi(http, authorised);
    }),
    buyers: lateCalls({ list: true, delete: true }, async () => {
      const { RestBuyersApi } = await loadLate();
      return new RestBuyersApi(http, authorised);
    }),
    sales: extensions.includes('sales')
      ? lateCalls({ ofSeller: true, move: true }, async () => {
          const { RestSalesApi } = await loadLate();
          return new RestSalesApi({ http, authorised, extensions });
        })
      : null,
    paid: extensions.includes('paid')
      ? lateCalls({ tell: true }, async () => {
          const { RestPaidApi } = await loadLate();
          return new RestPaidApi(http, authorised);
        })
      : null,
    reports: extensions.includes('reports')
      ? lateCalls({ report: true, list: true, delete: true }, async () => {
          const { RestReportsApi } = await loadLate();
          return new RestReportsApi(http, authorised);
        })
      : null,
    search: extensions.includes('search')
      ? {
          can: searchCallAbilities,
          ...lateCalls<Omit<CatalogueSearch, 'can'>>(
            { find: true, product: true, similar: true, prices: true },
            async () => {
              const { RestCatalogueSearch } = await import('./RestCatalogueSearch.ts');
              const row = productRow(extensions);
              return new RestCatalogueSearch({ http, row, rows: rows(row) });
            },
          ),
        }
      : null,
  };
}
