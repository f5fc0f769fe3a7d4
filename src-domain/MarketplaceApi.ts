import type { BuyersApi } from './administration/BuyersApi.ts';
import type { SellersApi } from './administration/SellersApi.ts';
import type { BookingsApi } from './booking/BookingsApi.ts';
import type { SalesApi } from './booking/SalesApi.ts';
import type { CategoriesApi } from './catalogue/CategoriesApi.ts';
import type { ProductsApi } from './catalogue/ProductsApi.ts';
import type { TokensApi } from './identity/TokensApi.ts';
import type { UsersApi } from './identity/UsersApi.ts';
import type { PaidApi } from './payment/PaidApi.ts';
import type { PaymentIntentsApi } from './payment/PaymentIntentsApi.ts';
import type { ReportsApi } from './reporting/ReportsApi.ts';
import type { CatalogueSearch } from './search/CatalogueSearch.ts';
import type { UpcomingProductsApi } from './storefront/UpcomingProductsApi.ts';

/** Optional ports beyond the specification; null if the marketplace lacks them. */
export type MarketplaceExtensions = {
  readonly sales: SalesApi | null;
  readonly paid: PaidApi | null;
  readonly reports: ReportsApi | null;
  readonly search: CatalogueSearch | null;
};

/** All ports of the marketplace. A use case takes only those that it needs. */
export interface MarketplaceApi extends MarketplaceExtensions {
  readonly tokens: TokensApi;
  readonly users: UsersApi;
  readonly products: ProductsApi;
  readonly categories: CategoriesApi;
  readonly bookings: BookingsApi;
  readonly paymentIntents: PaymentIntentsApi;
  readonly sellers: SellersApi;
  readonly buyers: BuyersApi;
  readonly upcomingProducts: UpcomingProductsApi;
}
