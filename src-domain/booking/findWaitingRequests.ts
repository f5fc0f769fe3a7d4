import type { ProductStatus } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { ReadOptions } from '../shared/reading.ts';
import type { Booking } from './Booking.ts';
import { stageOf } from './bookingLife.ts';
import type { BookingsApi } from './BookingsApi.ts';

type Dependencies = {
  readonly bookings: BookingsApi;
  readonly products: ProductsApi;
};

/**
 * The ids of a buyer's requests whose product is promised to somebody else. Only those that the marketplace says so of:
 * what it does not answer stays a request.
 */
export const findWaitingRequests =
  ({ bookings, products }: Dependencies) =>
  async (actor: Actor, mine: readonly Booking[], options?: ReadOptions): Promise<ReadonlySet<string>> => {
    const none: ReadonlySet<string> = new Set();
    const allowed = requireAccess(actor, 'list own bookings');
    const requests = mine.filter((booking) => booking.productId !== undefined && stageOf(booking) === 'requested');
    if (!allowed.ok || requests.length === 0) return none;
    const statuses = await statusesIn(products, new Set(requests.map(({ categoryName }) => categoryName)), options);
    const isWaiting = (booking: Booking): boolean =>
      stageOf(booking, statuses.get(booking.productId ?? '')) === 'waiting';
    if (!requests.some(isWaiting)) return none;
    // Between the two reads a product may have been promised to this very buyer.
    const latest = await bookings.ofBuyer(allowed.value.account.email, { ...options, fresh: true });
    if (!latest.ok) return none;
    return new Set(latest.value.items.filter(isWaiting).map(({ id }) => id));
  };

export type FindWaitingRequests = ReturnType<typeof findWaitingRequests>;

async function statusesIn(
  products: ProductsApi,
  categories: ReadonlySet<string>,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, ProductStatus>> {
  const answers = await Promise.all([...categories].map((name) => products.ofCategory(name, options)));
  const listed = answers.flatMap((answer) => (answer.ok ? answer.value.items : []));
  return new Map(listed.flatMap(({ id, status }) => (status === undefined ? [] : [[id, status] as const])));
}
