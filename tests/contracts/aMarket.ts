import { expect } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import { type BookingStage, productStatus, stageFacts, stageOf } from '#domain/booking/bookingLife.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import type { Crowd, CrowdMember } from './aCrowd.ts';
import { reason, ways } from './deals.ts';
import { valueOf } from './expectResult.ts';
import { aBookingOf, aProductOf } from './MarketplaceHarness.ts';
import { people } from './tinyWorld.ts';

/** A new product of the seller's, and what a crowd does to its bookings. */
export async function aMarket({ as, pay }: Crowd) {
  const asked = aProductOf(people.seller);
  valueOf(await as.seller.products.add(asked));
  const found = valueOf(await as.seller.products.all()).items.find(
    ({ productName }) => productName === asked.productName,
  );
  if (found === undefined) throw new Error('The product that was added is not there');
  const product: Product = found;

  function sales(who: CrowdMember): SalesApi {
    const api = as[who].sales;
    if (api === null) throw new Error('This marketplace has no sales');
    return api;
  }

  const request = (who: 'buyer' | 'otherBuyer') =>
    as[who].bookings.book(aBookingOf(people[who], { productId: product.id, productName: product.productName }));

  const move = (who: CrowdMember, bookingId: string, what: BookingMove) =>
    sales(who).move(bookingId, what, what === 'cancel' || what === 'decline' ? reason : undefined);

  /** The booking as its buyer sees it. */
  async function bookingOf(who: 'buyer' | 'otherBuyer'): Promise<Booking> {
    const { items } = valueOf(await as[who].bookings.ofBuyer(people[who].email));
    const booking = items.findLast(({ productName }) => productName === product.productName);
    if (booking === undefined) throw new Error(`${who} has no booking of the product`);
    return booking;
  }

  /** Undefined once the product is gone. */
  async function status(): Promise<ProductStatus | undefined> {
    return valueOf(await as.visitor.products.all()).items.find(({ id }) => id === product.id)?.status;
  }

  /** Brings the buyer's booking to a stage; the other buyer has asked before, if `crowded`, or where the stage needs it. */
  async function reach(stage: BookingStage, crowded = false): Promise<string> {
    if (crowded || stage === 'waiting') valueOf(await request('otherBuyer'));
    valueOf(await request('buyer'));
    const { id } = await bookingOf('buyer');
    if (stage === 'waiting') valueOf(await move('seller', (await bookingOf('otherBuyer')).id, 'accept'));
    for (const [side, what] of ways[stage]) valueOf(await move(side, id, what));
    return id;
  }

  /** What must be true after anything at all: every deal is in the table, and the product is promised to one at most. */
  async function expectPromisesKept(bookings: readonly Booking[]): Promise<void> {
    const now = await status();
    const stages = bookings.map((booking) => stageOf(booking, now));
    expect(stages).not.toContain(null);
    expect(stages.filter((stage) => stage !== null && stageFacts[stage].product !== null).length).toBeLessThanOrEqual(
      1,
    );
    if (now !== undefined) expect(now).toBe(productStatus(bookings));
  }

  return {
    as,
    product,
    sales,
    request,
    move,
    bookingOf,
    status,
    reach,
    expectPromisesKept,
    pay,
  };
}

export type Market = Awaited<ReturnType<typeof aMarket>>;
