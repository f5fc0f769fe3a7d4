import type { Extension } from '#domain/extensions.ts';
import { AuthorisedCalls, type LogInAgain } from '#domain/identity/AuthorisedCalls.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { HttpClient } from './HttpClient.ts';
import type { LateApis } from './lateApis.ts';
import { lateCalls } from './lateCalls.ts';
import { productRow } from './productWire.ts';
import { RestCategoriesApi } from './RestCategoriesApi.ts';
import { RestProductsApi } from './RestProductsApi.ts';
import { RestTokensApi } from './RestTokensApi.ts';
import { RestUpcomingProductsApi } from './RestUpcomingProductsApi.ts';
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
  const has = (extension: Extension): boolean => extensions.includes(extension);
  const late = <N extends keyof LateApis>(name: N, calls: { readonly [C in keyof LateApis[N]]: true }): LateApis[N] =>
    lateCalls<LateApis[N]>(calls, async () => {
      const { lateApis } = await import('./lateApis.ts');
      return lateApis({ http, authorised, proof: auth, extensions })[name];
    });
  return {
    tokens,
    users: late('users', { register: true, isAdmin: true, isSeller: true, isVerified: true }),
    products: new RestProductsApi({ http, authorised, extensions }),
    categories: new RestCategoriesApi(http),
    upcomingProducts: new RestUpcomingProductsApi(http),
    bookings: late('bookings', { ofBuyer: true, byId: true, book: true, delete: true }),
    paymentIntents: late('paymentIntents', { create: true }),
    sellers: late('sellers', { list: true, verify: true, delete: true }),
    buyers: late('buyers', { list: true, delete: true }),
    sales: has('sales') ? late('sales', { ofSeller: true, move: true }) : null,
    paid: has('paid') ? late('paid', { tell: true }) : null,
    reports: has('reports') ? late('reports', { report: true, list: true, delete: true }) : null,
    search: has('search')
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
