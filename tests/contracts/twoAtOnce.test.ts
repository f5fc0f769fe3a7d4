import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stageOf } from '#domain/booking/bookingLife.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type Crowd, crowds } from './aCrowd.ts';
import { type Market, aMarket } from './aMarket.ts';
import { valueOf } from './expectResult.ts';
import { people } from './tinyWorld.ts';

type Act = () => Promise<Result<unknown, { readonly code: string }>>;

/** Whoever is later is told the state that holds, or that the product is taken; nothing fails in another way. */
const told = new Set(['booking/moved-on', 'api/refused', 'api/not-found', 'api/unregistered']);

/** One after the other, the other way round, and both at once. */
const orders: readonly (readonly [string, (one: Act, other: Act) => Promise<readonly Awaited<ReturnType<Act>>[]>])[] = [
  ['the first before the second', async (one, other) => [await one(), await other()]],
  ['the second before the first', async (one, other) => [await other(), await one()].toReversed()],
  ['both at once', (one, other) => Promise.all([one(), other()])],
  ['both at once, the second sent first', async (one, other) => (await Promise.all([other(), one()])).toReversed()],
];

describe.each(crowds)('[G-SALE-1] two people at once, %s', (_name, makeCrowd) => {
  let crowd: Crowd;
  let market: Market;
  beforeEach(async () => {
    crowd = await makeCrowd(['sales', 'paid']);
    market = await aMarket(crowd);
  });
  afterEach(() => crowd.stop());

  async function settle(answers: readonly Awaited<ReturnType<Act>>[]): Promise<void> {
    for (const answer of answers) if (!answer.ok) expect(told).toContain(answer.failure.code);
  }

  const bothBookings = async () => [await market.bookingOf('buyer'), await market.bookingOf('otherBuyer')];

  describe.each(orders)('%s', (_order, inOrder) => {
    it('both buyers ask for one product: both requests are stored', async () => {
      const answers = await inOrder(
        () => market.request('buyer'),
        () => market.request('otherBuyer'),
      );
      for (const answer of answers) valueOf(answer);
      const bookings = await bothBookings();
      expect(bookings.map(({ state }) => state)).toEqual(['requested', 'requested']);
      await market.expectPromisesKept(bookings);
    });

    it('one person asks twice: one request is stored', async () => {
      const answers = await inOrder(
        () => market.request('buyer'),
        () => market.request('buyer'),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await settle(answers);
    });

    it('the seller accepts both on two devices: the product is promised to one', async () => {
      const id = await market.reach('requested', true);
      const other = await market.bookingOf('otherBuyer');
      const answers = await inOrder(
        () => market.move('seller', id, 'accept'),
        () => market.move('seller', other.id, 'accept'),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await settle(answers);
      const bookings = await bothBookings();
      expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set(['accepted', 'requested']));
      await market.expectPromisesKept(bookings);
    });

    it('somebody asks while the seller accepts another: either they wait, or they are told that it is reserved', async () => {
      const id = await market.reach('requested');
      const answers = await inOrder(
        () => market.move('seller', id, 'accept'),
        () => market.request('otherBuyer'),
      );
      await settle(answers);
      expect(answers[0]?.ok).toBe(true);
      await market.expectPromisesKept([await market.bookingOf('buyer')]);
      expect(await market.status()).toBe('reserved');
    });

    it('the seller accepts one while the other pays: the payment is stored, and the product is promised once', async () => {
      const id = await market.reach('requested', true);
      const other = await market.bookingOf('otherBuyer');
      const { paymentIntents, paid } = market.as.otherBuyer;
      const secret = valueOf(await paymentIntents.create({ bookingId: other.id, price: other.price }));
      const reference = secret.split('_secret_')[0] ?? '';
      const answers = await inOrder(
        () => market.move('seller', id, 'accept'),
        async () => {
          crowd.pay(secret);
          return paid?.tell(other.id, reference) ?? Promise.reject(new Error('This marketplace has no paid'));
        },
      );
      for (const answer of answers) valueOf(answer);
      expect(await market.bookingOf('otherBuyer')).toMatchObject({ state: 'requested', isPaid: true });
      await market.expectPromisesKept(await bothBookings());
    });

    it('the deal ends while its buyer pays: the payment is recorded in every state', async () => {
      const id = await market.reach('accepted');
      const { price } = await market.bookingOf('buyer');
      const secret = valueOf(await market.as.buyer.paymentIntents.create({ bookingId: id, price }));
      const reference = secret.split('_secret_')[0] ?? '';
      crowd.pay(secret);
      const answers = await inOrder(
        () => market.move('seller', id, 'cancel'),
        () => market.as.buyer.paid?.tell(id, reference) ?? Promise.reject(new Error('This marketplace has no paid')),
      );
      for (const answer of answers) valueOf(answer);
      expect(await market.bookingOf('buyer')).toMatchObject({
        state: 'cancelled',
        isPaid: true,
        paymentIntentId: reference,
      });
    });

    it('the buyer cancels while the seller hands over: one succeeds, and the other is refused', async () => {
      const id = await market.reach('accepted');
      const answers = await inOrder(
        () => market.move('buyer', id, 'cancel'),
        () => market.move('seller', id, 'hand-over'),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await settle(answers);
      const booking = await market.bookingOf('buyer');
      expect(booking.state).toBe(answers[0]?.ok === true ? 'cancelled' : 'handed-over');
      await market.expectPromisesKept([booking]);
    });

    it('both hand over: the deal is completed', async () => {
      const id = await market.reach('accepted');
      const answers = await inOrder(
        () => market.move('buyer', id, 'hand-over'),
        () => market.move('seller', id, 'hand-over'),
      );
      for (const answer of answers) valueOf(answer);
      expect((await market.bookingOf('buyer')).state).toBe('completed');
      expect(await market.status()).toBe('sold');
    });

    it('both cancel: it is cancelled once', async () => {
      const id = await market.reach('accepted');
      const answers = await inOrder(
        () => market.move('buyer', id, 'cancel'),
        () => market.move('seller', id, 'cancel'),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await settle(answers);
      expect((await market.bookingOf('buyer')).state).toBe('cancelled');
    });

    it('the seller deletes the product while a buyer asks for it: no request stays open', async () => {
      const answers = await inOrder(
        () => market.as.seller.products.delete(market.product.id),
        () => market.request('buyer'),
      );
      await settle(answers);
      const mine = valueOf(await market.as.buyer.bookings.ofBuyer(people.buyer.email)).items;
      for (const { state, reason } of mine) {
        expect(state).toBe('cancelled');
        expect(reason).toMatch(/./);
      }
    });

    it('the seller deletes the product while the buyer hands over: the deal survives', async () => {
      const id = await market.reach('accepted');
      const answers = await inOrder(
        () => market.as.seller.products.delete(market.product.id),
        () => market.move('buyer', id, 'hand-over'),
      );
      await settle(answers);
      const booking = await market.bookingOf('buyer');
      expect(booking.state).toBe(answers[1]?.ok === true ? 'handed-over' : 'cancelled');
    });

    it.each(['accept', 'cancel'] as const)(
      'an admin deletes the seller while a deal goes on (%s): it ends, and its buyer is told why',
      async (move) => {
        const id = await market.reach('requested', true);
        const answers = await inOrder(
          () => market.as.admin.sellers.delete(people.seller.email),
          () => market.move(move === 'accept' ? 'seller' : 'buyer', id, move),
        );
        await settle(answers);
        for (const booking of await bothBookings()) {
          expect(stageOf(booking)).toBe('cancelled');
          expect(booking.reason).toMatch(/./);
        }
      },
    );

    it('an admin deletes the buyer while the seller accepts: the deal ends, and the product is free again', async () => {
      const id = await market.reach('requested');
      const answers = await inOrder(
        () => market.as.admin.buyers.delete(people.buyer.email),
        () => market.move('seller', id, 'accept'),
      );
      await settle(answers);
      const [booking] = valueOf(await market.sales('seller').ofSeller(people.seller.email)).items;
      expect(booking).toMatchObject({ id, state: 'cancelled', reason: expect.stringMatching(/./) });
      expect(await market.status()).toBe('available');
    });
  });
});
