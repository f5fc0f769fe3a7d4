import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { Extension } from '#domain/extensions.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { ok } from '#domain/shared/Result.ts';
import type { UpcomingProduct } from '#domain/storefront/UpcomingProduct.ts';
import type { PaymentLedger } from '../payments/PaymentLedger.ts';
import type { AccessTokens } from './AccessTokens.ts';
import { type Answer, MarketplaceAccess, type Token } from './MarketplaceAccess.ts';
import { MarketplaceBookings } from './MarketplaceBookings.ts';
import { MarketplaceDeals } from './MarketplaceDeals.ts';
import { MarketplaceProducts } from './MarketplaceProducts.ts';
import { MarketplaceReports } from './MarketplaceReports.ts';
import type { StoredUser } from './MarketplaceState.ts';
import type { MarketplaceData } from './MarketplaceData.ts';
import { MarketplaceUsers } from './MarketplaceUsers.ts';
import { marketplaceSearch } from './marketplaceSearch.ts';

type MarketplaceParts = {
  readonly store: MarketplaceData;
  readonly tokens: AccessTokens;
  readonly payments: PaymentLedger;
  readonly clock: Clock;
  /** None by default. */
  readonly extensions?: readonly Extension[];
  /** Searches the products where they are stored; in memory by default. */
  readonly searchOf?: ((products: MarketplaceProducts, clock: Clock) => CatalogueSearch) | undefined;
};

/**
 * A marketplace's server in memory, in the domain's terms. The store holds its state, this class its rules. It is
 * stricter than some servers: a person's lists need that person's token, and only a product's seller can advertise it.
 */
export class Marketplace {
  readonly users: MarketplaceUsers;
  readonly products: MarketplaceProducts;
  readonly bookings: MarketplaceBookings;
  readonly extensions: readonly Extension[];
  /** Null without `sales`. */
  readonly deals: MarketplaceDeals | null;
  /** Null without `reports`. */
  readonly reports: MarketplaceReports | null;
  /** Null without `search`. */
  readonly search: CatalogueSearch | null;
  readonly #store: MarketplaceData;
  readonly #access: MarketplaceAccess;

  constructor({ store, tokens, payments, clock, extensions = [], searchOf }: MarketplaceParts) {
    this.#store = store;
    this.#access = new MarketplaceAccess(store, tokens);
    const access = this.#access;
    const hasSales = extensions.includes('sales');
    const deals = new MarketplaceDeals({ store, access, clock });
    this.extensions = extensions;
    this.deals = hasSales ? deals : null;
    this.reports = extensions.includes('reports') ? new MarketplaceReports({ store, access, clock }) : null;
    this.users = new MarketplaceUsers({ store, access, deals: this.deals });
    this.products = new MarketplaceProducts({ store, access, deals: this.deals });
    this.search = extensions.includes('search')
      ? (searchOf?.(this.products, clock) ?? marketplaceSearch(this.products, this.users))
      : null;
    this.bookings = new MarketplaceBookings({ store, access, payments, deals, extensions });
  }

  /** Issues tokens only to people whom the marketplace knows. */
  issueToken(email: string): Answer<string> {
    return this.#access.issueToken(email);
  }

  /** The e-mail of the token's owner. */
  person(token: Token): Answer<StoredUser> {
    return this.#access.person(token);
  }

  categories(): Answer<readonly Category[]> {
    return ok(this.#store.categories);
  }

  upcomingProducts(): Answer<readonly UpcomingProduct[]> {
    return ok(this.#store.upcomingProducts);
  }
}
