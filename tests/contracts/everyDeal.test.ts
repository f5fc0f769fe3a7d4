import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type BookingIncident,
  type BookingStage,
  stageAfter,
  bookingIncidents,
  bookingStages,
  stageFacts,
  stageOf,
} from '#domain/booking/bookingLife.ts';
import { bookingMoves } from '#domain/booking/BookingMove.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { type Market, aMarket } from './aMarket.ts';
import { type Crowd, crowdMembers, crowds } from './aCrowd.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { people } from './tinyWorld.ts';

const moves = bookingStages.flatMap((stage) =>
  bookingMoves.flatMap((move) => crowdMembers.map((who) => [stage, move, who] as const)),
);

/** The steps to each incident. The other buyer has asked for the product before. */
const causes: { readonly [I in BookingIncident]: (market: Market) => Promise<void> } = {
  'product-promised': async ({ move, bookingOf }) => {
    await move('seller', (await bookingOf('otherBuyer')).id, 'accept');
  },
  'product-freed': async ({ move, bookingOf }) => {
    await move('otherBuyer', (await bookingOf('otherBuyer')).id, 'cancel');
  },
  'product-sold': async ({ move, bookingOf }) => {
    const { id } = await bookingOf('otherBuyer');
    await move('seller', id, 'accept');
    await move('seller', id, 'hand-over');
    await move('otherBuyer', id, 'hand-over');
  },
  'product-deleted': async ({ as, product }) => void valueOf(await as.seller.products.delete(product.id)),
  'seller-deleted': async ({ as }) => void valueOf(await as.admin.sellers.delete(people.seller.email)),
  'buyer-deleted': async ({ as }) => void valueOf(await as.admin.buyers.delete(people.buyer.email)),
};

/** The stages that the incident leads through: selling to another takes a promise to them first. */
function afterIncident(stage: BookingStage, incident: BookingIncident): BookingStage {
  if (incident !== 'product-sold') return stageAfter(stage, incident, 'marketplace') ?? stage;
  const promised = stageAfter(stage, 'product-promised', 'marketplace') ?? stage;
  return stageAfter(promised, 'product-sold', 'marketplace') ?? promised;
}

const incidents = bookingStages.flatMap((stage) => bookingIncidents.map((incident) => [stage, incident] as const));

const without = bookingMoves.flatMap((move) => crowdMembers.map((who) => [move, who] as const));

describe.each(crowds)('[G-SALE-1] every deal, %s', (name, makeCrowd) => {
  let withSales: Crowd;
  let withoutSales: Crowd;
  beforeAll(async () => {
    withSales = await makeCrowd(['sales']);
    withoutSales = await makeCrowd([]);
  });
  afterAll(async () => {
    await withSales.stop();
    await withoutSales.stop();
  });

  it(`is tried in ${moves.length + incidents.length} cells with sales and ${without.length} without`, () => {
    console.info(`Every deal, ${name}: ${moves.length + incidents.length} cells with sales, ${without.length} without`);
    expect([moves.length, incidents.length, without.length]).toEqual([8 * 4 * 6, 8 * 6, 4 * 6]);
  });

  it.each(moves)('%s: %s by the %s follows the table', async (stage, move, who) => {
    const market = await aMarket(withSales);
    const id = await market.reach(stage);
    const before = await market.bookingOf('buyer');
    const side = who === 'buyer' || who === 'seller' ? who : null;
    const next = side === null ? null : stageAfter(stage, move, side);
    const answer = await market.move(who, id, move);
    const now = await market.bookingOf('buyer');
    expect(stageOf(now, await market.status())).toBe(next ?? stage);
    await market.expectPromisesKept(stage === 'waiting' ? [now, await market.bookingOf('otherBuyer')] : [now]);
    if (next !== null) {
      expect(answer).toEqual(ok());
      expect(now.state).toBe(stageFacts[next].state);
      return;
    }
    expect(now).toEqual(before);
    if (side !== null) expect(answer).toEqual(fail({ code: 'booking/moved-on', state: before.state }));
    else expect(codeOf(answer)).toBe(who === 'visitor' ? 'api/session-expired' : 'api/forbidden');
  });

  it.each(incidents)('%s: %s follows the table', async (stage, incident) => {
    // Its people may be deleted: it has a marketplace of its own.
    const crowd = await makeCrowd(['sales']);
    onTestFinished(crowd.stop);
    const market = await aMarket(crowd);
    const id = await market.reach(stage, true);
    await causes[incident](market);
    const reader = incident === 'buyer-deleted' ? 'seller' : 'buyer';
    const now = valueOf(await market.as[reader].bookings.byId(id));
    const reached = afterIncident(stage, incident);
    expect(stageOf(now, await market.status()) ?? 'unknown').toBe(
      // A deleted product has no status, so that nothing says any more that it was promised.
      (await market.status()) === undefined && reached === 'waiting' ? 'requested' : reached,
    );
    if (reached !== stage && (reached === 'cancelled' || reached === 'declined')) expect(now.reason).toMatch(/./);
  });

  it.each(without)(
    'without sales, %s by the %s is not offered, and a booking says nothing of a deal',
    async (_move, who) => {
      const market = await aMarket(withoutSales);
      expect(market.as[who].sales).toBeNull();
      valueOf(await market.request('buyer'));
      const booking = await market.bookingOf('buyer');
      for (const field of ['productId', 'sellerEmail', 'bookedAt', 'state', 'handedOver', 'reason', 'isPaid']) {
        expect(booking).not.toHaveProperty(field);
      }
      expect(await market.status()).toBeUndefined();
    },
  );
});
