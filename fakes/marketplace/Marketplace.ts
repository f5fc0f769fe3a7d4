import type { Category } from '#domain/catalogue/Category.ts';
import { ok } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { PaymentLedger } from '../payments/PaymentLedger.ts';
import type { AccessTokens } from './AccessTokens.ts';
import { type Answer, MarketplaceAccess } from './MarketplaceAccess.ts';
import { MarketplaceBookings } from './MarketplaceBookings.ts';
import { MarketplaceProducts } from './MarketplaceProducts.ts';
import type { MarketplaceStore } from './MarketplaceStore.ts';
import { MarketplaceUsers } from './MarketplaceUsers.ts';

/**
 * What a marketplace's server does, in memory and in the words of the domain: its state is the
 * store's, its rules are here. It is stricter than some servers are: lists of one's own need one's
 * own token, and only a product's seller advertises it.
 */
export class Marketplace {
  readonly users: MarketplaceUsers;
  readonly products: MarketplaceProducts;
  readonly bookings: MarketplaceBookings;
  readonly #store: MarketplaceStore;
  readonly #access: MarketplaceAccess;

  constructor(store: MarketplaceStore, tokens: AccessTokens, payments: PaymentLedger) {
    this.#store = store;
    this.#access = new MarketplaceAccess(store, tokens);
    this.users = new MarketplaceUsers(store, this.#access);
    this.products = new MarketplaceProducts(store, this.#access);
    this.bookings = new MarketplaceBookings(store, this.#access, payments);
  }

  /** For people whom the marketplace knows. */
  issueToken(email: string): Answer<string> {
    return this.#access.issueToken(email);
  }

  categories(): Answer<readonly Category[]> {
    return ok(this.#store.categories);
  }

  upcomingProducts(): Answer<readonly UpcomingProduct[]> {
    return ok(this.#store.upcomingProducts);
  }
}
