import type { Product, ProductStatus } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { CataloguePorts } from '../search/CataloguePorts.ts';
import type { Actor } from '../identity/Session.ts';
import type { ReadOptions } from '../shared/reading.ts';
import type { Booking } from './Booking.ts';
import { listCategory } from './listOffersIn.ts';
import { stageOf } from './bookingLife.ts';
import type { BookingsApi } from './BookingsApi.ts';

type Dependencies = CataloguePorts & { readonly bookings: BookingsApi };

const nobody: ReadonlySet<string> = new Set();

/**
 * The ids of a buyer's requests whose product is promised to somebody else. Only those that the marketplace says so of:
 * a request that it does not answer stays as it was `before`.
 */
export const findWaitingRequests =
  (ports: Dependencies) =>
  async (
    actor: Actor,
    mine: readonly Booking[],
    options?: ReadOptions,
    before: ReadonlySet<string> = nobody,
  ): Promise<ReadonlySet<string>> => {
    const allowed = requireAccess(actor, 'list own bookings');
    const requests = mine.filter((booking) => booking.productId !== undefined && stageOf(booking) === 'requested');
    if (!allowed.ok) return nobody;
    const statusOf = await readStatuses(ports, requests, options);
    const isWaiting = (booking: Booking): boolean => {
      const status = statusOf(booking);
      return status === 'unanswered' ? before.has(booking.id) : stageOf(booking, status) === 'waiting';
    };
    if (!requests.some(isWaiting)) return nobody;
    // Between the two reads a product may have been promised to this very buyer.
    const latest = await ports.bookings.ofBuyer(allowed.value.account.email, { ...options, fresh: true });
    const certain = latest.ok
      ? latest.value.items.filter((booking) => stageOf(booking) === 'requested')
      : requests.filter(({ id }) => before.has(id));
    return new Set(certain.filter(isWaiting).map(({ id }) => id));
  };

export type FindWaitingRequests = ReturnType<typeof findWaitingRequests>;

/** Answers the status of a request's product; undefined if the marketplace names none. */
type StatusOf = (request: Booking) => ProductStatus | 'unanswered' | undefined;

async function readStatuses(
  { products, search }: CataloguePorts,
  requests: readonly Booking[],
  options: ReadOptions = {},
): Promise<StatusOf> {
  // A product is looked for in its category, or by its id.
  const keyOf = ({ categoryName, productId = '' }: Booking): string => (search === null ? categoryName : productId);
  const unanswered = new Set<string>();
  const read = async (key: string): Promise<readonly Product[]> => {
    if (search === null) {
      const listed = await listCategory(products, key, options);
      if (listed.ok) return listed.value.items;
    } else {
      const found = await search.product(key, options);
      if (found.ok) return found.value === null ? [] : [found.value];
    }
    unanswered.add(key);
    return [];
  };
  const found = (await Promise.all([...new Set(requests.map(keyOf))].map(read))).flat();
  const statuses = new Map(found.map(({ id, status }) => [id, status]));
  return (request) => {
    const { productId = '' } = request;
    return unanswered.has(keyOf(request)) && !statuses.has(productId) ? 'unanswered' : statuses.get(productId);
  };
}
