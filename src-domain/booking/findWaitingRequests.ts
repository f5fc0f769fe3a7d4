import type { Product, ProductStatus } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { CatalogueSearch } from '../search/CatalogueSearch.ts';
import type { Actor } from '../identity/Session.ts';
import type { ReadOptions } from '../shared/reading.ts';
import type { Booking } from './Booking.ts';
import { listCategory } from './listOffersIn.ts';
import { stageOf } from './bookingLife.ts';
import type { BookingsApi } from './BookingsApi.ts';

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly products: ProductsApi;
  /** Null if the marketplace has no `search`. */
  readonly search: CatalogueSearch | null;
};

/**
 * The ids of a buyer's requests whose product is promised to somebody else. Only those that the marketplace says so of:
 * what it does not answer stays a request.
 */
export const findWaitingRequests =
  ({ bookings, products, search }: Dependencies) =>
  async (actor: Actor, mine: readonly Booking[], options?: ReadOptions): Promise<ReadonlySet<string>> => {
    const none: ReadonlySet<string> = new Set();
    const allowed = requireAccess(actor, 'list own bookings');
    const requests = mine.filter((booking) => booking.productId !== undefined && stageOf(booking) === 'requested');
    if (!allowed.ok || requests.length === 0) return none;
    const statuses = await statusesOf({ products, search }, requests, options);
    const isWaiting = (booking: Booking): boolean =>
      stageOf(booking, statuses.get(booking.productId ?? '')) === 'waiting';
    if (!requests.some(isWaiting)) return none;
    // Between the two reads a product may have been promised to this very buyer.
    const latest = await bookings.ofBuyer(allowed.value.account.email, { ...options, fresh: true });
    if (!latest.ok) return none;
    return new Set(latest.value.items.filter(isWaiting).map(({ id }) => id));
  };

export type FindWaitingRequests = ReturnType<typeof findWaitingRequests>;

async function statusesOf(
  { products, search }: Pick<Dependencies, 'products' | 'search'>,
  requests: readonly Booking[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, ProductStatus>> {
  const listed: Product[] = [];
  if (search === null) {
    const categories = [...new Set(requests.map(({ categoryName }) => categoryName))];
    const answers = await Promise.all(categories.map((name) => listCategory(products, name, options)));
    for (const answer of answers) if (answer.ok) listed.push(...answer.value.items);
  } else {
    const ids = [...new Set(requests.map(({ productId }) => productId ?? ''))];
    const answers = await Promise.all(ids.map((id) => search.product(id, options)));
    for (const answer of answers) if (answer.ok && answer.value !== null) listed.push(answer.value);
  }
  return new Map(listed.flatMap(({ id, status }) => (status === undefined ? [] : [[id, status] as const])));
}
