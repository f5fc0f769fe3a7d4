import type { BuyersApi } from './administration/BuyersApi.ts';
import type { SellersApi } from './administration/SellersApi.ts';
import type { BookingsApi } from './booking/BookingsApi.ts';
import type { CategoriesApi } from './catalogue/CategoriesApi.ts';
import type { ProductsApi } from './catalogue/ProductsApi.ts';
import type { TokensApi } from './identity/TokensApi.ts';
import type { UsersApi } from './identity/UsersApi.ts';
import type { PaymentIntentsApi } from './payment/PaymentIntentsApi.ts';
import type { UpcomingProductsApi } from './storefront/UpcomingProductsApi.ts';

/** The whole marketplace: the sum of its slices. A use case takes the slice it needs. */
export interface MarketplaceApi {
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
