import { describe, expect, it } from 'vitest';
import { type BookingStage, stageAfter, bookingStages, stageFacts, stageOf } from '#domain/booking/bookingLife.ts';
import { dealSides } from '#domain/booking/BookingState.ts';
import { bookingMoves } from '#domain/booking/BookingMove.ts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aNewProduct, moveAs, reach, reason, requested, salesOf, seenByBuyer } from './deals.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, type UnaskedOfMarketplace, aBookingOf } from './MarketplaceHarness.ts';

/** A well-formed id that nothing has. */
const noId = 'ffffffffffffffffffffffff';

const outsiders = ['otherBuyer', 'otherSeller'] as const;

/** Every stage × move × side that the table allows. */
const allowed = bookingStages.flatMap((stage) =>
  bookingMoves.flatMap((move) =>
    dealSides.flatMap((side) => {
      const next = stageAfter(stage, move, side);
      return next === null ? [] : [[stage, move, side, next] as const];
    }),
  ),
);

export function describeSalesApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`SalesApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    async function statusOf({ id, categoryName }: Product): Promise<ProductStatus | undefined> {
      const { items } = valueOf(await at().api.products.ofCategory(categoryName));
      return items.find((product) => product.id === id)?.status;
    }

    /** The stage of the buyer's booking as it is now. */
    async function stageNow(id: string, product: Product): Promise<BookingStage | null> {
      return stageOf(await seenByBuyer(at(), id), await statusOf(product));
    }

    describe('a request', () => {
      it('[G-SALE-1] holds the product’s id, the seller, the time and the state requested', async () => {
        const { buyer, seller } = at().people;
        const product = await aNewProduct(at());
        const booking = await requested(at(), buyer, product);
        expect(booking).toMatchObject({ productId: product.id, sellerEmail: seller.email, state: 'requested' });
        expect(booking.bookedAt).toBeGreaterThan(0);
        expect(await statusOf(product)).toBe('available');
      });

      it('[G-SALE-1] takes price, name, picture and category from the product, not from the buyer', async () => {
        const { api, people, signIn } = at();
        const { id, price, productName, image, categoryName, categoryId } = await aNewProduct(at());
        await signIn(people.buyer);
        const sent = aBookingOf(people.buyer, { productId: id, price: 1, image: 'x', categoryName: 'Dell' });
        valueOf(await api.bookings.book(sent));
        const { items } = valueOf(await api.bookings.ofBuyer(people.buyer.email));
        const found = items.find(({ productId }) => productId === id);
        expect(found).toMatchObject({ price, productName, image, categoryName, categoryId });
        expect(found).toMatchObject({ phone: sent.phone, meetingLocation: sent.meetingLocation });
      });

      it('[G-SALE-1] is listed to its seller only, newest first', async () => {
        const { people, signIn } = at();
        const product = await aNewProduct(at());
        const first = await requested(at(), people.buyer, product);
        const second = await requested(at(), people.otherBuyer, product);
        await signIn(people.seller);
        const listed = valueOf(await salesOf(at()).ofSeller(people.seller.email)).items;
        const ids = listed.filter(({ productId }) => productId === product.id).map(({ id }) => id);
        expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());
        const times = listed.map(({ bookedAt = 0 }) => bookedAt);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        await signIn(people.otherSeller);
        expect(valueOf(await salesOf(at()).ofSeller(people.otherSeller.email)).items).not.toContainEqual(
          expect.objectContaining({ productId: product.id }),
        );
      });

      it('[G-SALE-1] can be read by its seller', async () => {
        const { api, people, signIn } = at();
        const { id } = await requested(at(), people.buyer, await aNewProduct(at()));
        await signIn(people.seller);
        expect(valueOf(await api.bookings.byId(id))).toMatchObject({ id, state: 'requested' });
      });

      it('lists requests only to someone signed in', async () => {
        await at().signOut();
        expect(codeOf(await salesOf(at()).ofSeller(at().people.seller.email))).toBe('api/session-expired');
      });

      caseNeeding('ownership', 'forbids a seller’s requests to others', async () => {
        await at().signIn(at().people.otherSeller);
        expect(codeOf(await salesOf(at()).ofSeller(at().people.seller.email))).toBe('api/forbidden');
      });

      it('[G-SALE-1] of a deleted product is not found', async () => {
        const { api, people, signIn } = at();
        await signIn(people.buyer);
        expect(codeOf(await api.bookings.book(aBookingOf(people.buyer, { productId: noId })))).toBe('api/not-found');
      });

      it.each([
        ['requested', 'buyer'],
        ['accepted', 'buyer'],
        ['accepted', 'otherBuyer'],
        ['seller-handed-over', 'otherBuyer'],
        ['completed', 'otherBuyer'],
        ['completed', 'buyer'],
      ] as const)('[G-SALE-1] is refused while another one is %s, to the %s', async (stage, who) => {
        const { api, people, signIn } = at();
        const { product } = await reach(at(), stage);
        await signIn(people[who]);
        const asked = aBookingOf(people[who], { productId: product.id, productName: product.productName });
        expect(codeOf(await api.bookings.book(asked))).toBe('api/refused');
      });

      it.each(['declined', 'cancelled'] as const)('[G-SALE-1] can be made again after one was %s', async (stage) => {
        const { product, booking } = await reach(at(), stage);
        const again = await requested(at(), at().people.buyer, product);
        expect(again.id).not.toBe(booking.id);
        expect(again.state).toBe('requested');
      });
    });

    describe('a move', () => {
      it.each(allowed)(
        '[G-SALE-1] of a booking that is %s: %s by the %s makes it %s',
        async (stage, move, side, next) => {
          const { product, booking } = await reach(at(), stage);
          expect(await moveAs(at(), at().people[side], booking.id, move)).toEqual(ok());
          const now = await seenByBuyer(at(), booking.id);
          expect(stageOf(now, await statusOf(product))).toBe(next);
          expect(now.state).toBe(stageFacts[next].state);
          const byOthers = stage === 'waiting' ? 'reserved' : 'available';
          expect(await statusOf(product)).toBe(stageFacts[next].product ?? byOthers);
        },
      );

      it.each(bookingStages)(
        '[G-SALE-1] that the table does not allow is refused with the state that holds, in the stage %s',
        async (stage) => {
          const { product, booking } = await reach(at(), stage);
          for (const side of dealSides) {
            for (const move of bookingMoves.filter((one) => stageAfter(stage, one, side) === null)) {
              const answer = await moveAs(at(), at().people[side], booking.id, move);
              expect(answer, `${move} by the ${side}`).toEqual(
                fail({ code: 'booking/moved-on', state: booking.state }),
              );
            }
          }
          expect(await stageNow(booking.id, product)).toBe(stage);
        },
      );

      it.each(bookingStages)('[G-SALE-1] by anybody else is forbidden in the stage %s', async (stage) => {
        const { product, booking } = await reach(at(), stage);
        for (const who of outsiders) {
          for (const move of bookingMoves) {
            expect(codeOf(await moveAs(at(), at().people[who], booking.id, move))).toBe('api/forbidden');
          }
        }
        expect(await stageNow(booking.id, product)).toBe(stage);
      });

      it('needs someone signed in', async () => {
        const { booking } = await reach(at(), 'requested');
        await at().signOut();
        expect(codeOf(await salesOf(at()).move(booking.id, 'cancel', reason))).toBe('api/session-expired');
      });

      it('of a deleted booking is not found', async () => {
        await at().signIn(at().people.seller);
        expect(codeOf(await salesOf(at()).move(noId, 'accept'))).toBe('api/not-found');
      });

      it('[G-SALE-1] stores the reason, and shows it to both sides', async () => {
        const { booking } = await reach(at(), 'declined');
        expect(booking.reason).toBe(reason);
        const cancelled = await reach(at(), 'cancelled');
        await at().signIn(at().people.seller);
        const { items } = valueOf(await salesOf(at()).ofSeller(at().people.seller.email));
        expect(items.find(({ id }) => id === cancelled.booking.id)).toMatchObject({ state: 'cancelled', reason });
      });

      it('[G-SALE-1] that cancels without a reason is refused, and one that declines is not', async () => {
        const { booking } = await reach(at(), 'requested');
        await at().signIn(at().people.seller);
        expect(codeOf(await salesOf(at()).move(booking.id, 'cancel'))).toBe('api/refused');
        valueOf(await salesOf(at()).move(booking.id, 'decline'));
      });

      it('[G-SALE-1] stores the time of each side’s hand-over', async () => {
        const { booking } = await reach(at(), 'completed');
        const { seller = 0, buyer = 0 } = booking.handedOver ?? {};
        expect(seller).toBeGreaterThanOrEqual(booking.bookedAt ?? Infinity);
        expect(buyer).toBeGreaterThanOrEqual(seller);
      });
    });

    describe('the other requests of a product', () => {
      it('[G-SALE-1] stay requested when one is accepted, and can be accepted once that deal has ended', async () => {
        const { people } = at();
        const { product, booking } = await reach(at(), 'accepted');
        valueOf(await moveAs(at(), people.buyer, booking.id, 'cancel'));
        const other = await requested(at(), people.otherBuyer, product);
        const again = await requested(at(), people.buyer, product);
        valueOf(await moveAs(at(), people.seller, other.id, 'accept'));
        expect((await seenByBuyer(at(), again.id)).state).toBe('requested');
        valueOf(await moveAs(at(), people.otherBuyer, other.id, 'cancel'));
        valueOf(await moveAs(at(), people.seller, again.id, 'accept'));
        expect(await statusOf(product)).toBe('reserved');
      });

      it('[G-SALE-1] are declined, with a reason, when the product is sold', async () => {
        const { people } = at();
        const product = await aNewProduct(at());
        const { id } = await requested(at(), people.buyer, product);
        const other = await requested(at(), people.otherBuyer, product);
        for (const [who, move] of [
          ['seller', 'accept'],
          ['seller', 'hand-over'],
          ['otherBuyer', 'hand-over'],
        ] as const) {
          valueOf(await moveAs(at(), people[who], other.id, move));
        }
        expect(await seenByBuyer(at(), id)).toMatchObject({ state: 'declined', reason: expect.stringMatching(/./) });
        expect(await statusOf(product)).toBe('sold');
      });
    });

    describe('deleting', () => {
      it.each(['requested', 'waiting', 'accepted'] as const)(
        '[G-SALE-1] a booking that is %s cancels it, and deleting it again takes it off one’s own list alone',
        async (stage) => {
          const { api, people, signIn } = at();
          const { booking } = await reach(at(), stage);
          expect(valueOf(await api.bookings.delete(booking.id))).toBe(true);
          expect((await seenByBuyer(at(), booking.id)).state).toBe('cancelled');
          expect(valueOf(await api.bookings.delete(booking.id))).toBe(true);
          const ids = valueOf(await api.bookings.ofBuyer(people.buyer.email)).items.map(({ id }) => id);
          expect(ids).not.toContain(booking.id);
          expect(valueOf(await api.bookings.delete(booking.id))).toBe(false);
          await signIn(people.seller);
          const listed = valueOf(await salesOf(at()).ofSeller(people.seller.email)).items;
          expect(listed.find(({ id }) => id === booking.id)).toMatchObject({ state: 'cancelled' });
          expect(valueOf(await api.bookings.delete(booking.id))).toBe(true);
        },
      );

      it.each(['completed', 'declined', 'cancelled'] as const)(
        '[G-SALE-1] a booking that is %s changes neither its state nor the product',
        async (stage) => {
          const { api, people, signIn } = at();
          const { product, booking } = await reach(at(), stage);
          const before = await statusOf(product);
          for (const who of ['buyer', 'seller'] as const) {
            await signIn(people[who]);
            expect(valueOf(await api.bookings.delete(booking.id))).toBe(true);
          }
          expect(await statusOf(product)).toBe(before);
        },
      );

      it.each([
        ['requested', 'cancelled'],
        ['waiting', 'cancelled'],
        ['accepted', 'cancelled'],
        ['seller-handed-over', 'seller-handed-over'],
        ['buyer-handed-over', 'buyer-handed-over'],
        ['completed', 'completed'],
        ['declined', 'declined'],
      ] as const)('[G-SALE-1] the product leaves a booking that is %s as %s', async (stage, next) => {
        const { api, people, signIn } = at();
        const { product, booking } = await reach(at(), stage);
        await signIn(people.seller);
        expect(valueOf(await api.products.delete(product.id))).toBe(true);
        const now = await seenByBuyer(at(), booking.id);
        expect(stageOf(now)).toBe(next);
        if (next === 'cancelled') expect(now.reason).toMatch(/./);
      });

      it('[G-SALE-1] the product during the hand-over lets the other side complete the deal', async () => {
        const { api, people, signIn } = at();
        const { product, booking } = await reach(at(), 'seller-handed-over');
        await signIn(people.seller);
        valueOf(await api.products.delete(product.id));
        valueOf(await moveAs(at(), people.buyer, booking.id, 'hand-over'));
        expect((await seenByBuyer(at(), booking.id)).state).toBe('completed');
      });
    });
  });
}
