import { describe, expect, it } from 'vitest';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import {
  type KnownPerson,
  type MakeMarketplace,
  type MarketplaceHarness,
  type UnaskedOfMarketplace,
  aBookingOf,
} from './MarketplaceHarness.ts';

/** A well-formed id that nothing has. */
const noId = 'ffffffffffffffffffffffff';

/** Signs the buyer in, books, and finds the booking in their list. */
export async function booked(
  { api, signIn }: MarketplaceHarness,
  buyer: KnownPerson,
  booking: NewBooking,
): Promise<Booking> {
  await signIn(buyer);
  valueOf(await api.bookings.book(booking));
  const { items } = valueOf(await api.bookings.ofBuyer(buyer.email));
  const found = items.find((each) => each.productName === booking.productName);
  if (found === undefined) throw new Error('The booking that was made is not among the buyer’s');
  return found;
}

export function describeBookingsApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`BookingsApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-BOOK-2] keeps a booking with every field that was sent, and an id', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const booking = aBookingOf(buyer, { price: 1999.5, meetingLocation: 'ধানমন্ডি ২৭ & "gate"', image: '' });
      const found = await booked(harness, buyer, booking);
      const paid = harness.api.paid === null ? {} : { isPaid: false };
      expect(found).toEqual({ ...booking, ...paid, id: expect.stringMatching(/./) });
    });

    it('finds a booking by its id', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const found = await booked(harness, buyer, aBookingOf(buyer));
      expect(valueOf(await harness.api.bookings.byId(found.id))).toEqual(found);
    });

    it('answers that a deleted or unknown booking is not found', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const { id } = await booked(harness, buyer, aBookingOf(buyer));
      valueOf(await harness.api.bookings.delete(id));
      expect(codeOf(await harness.api.bookings.byId(id))).toBe('api/not-found');
      expect(codeOf(await harness.api.bookings.byId(noId))).toBe('api/not-found');
    });

    it('lists only the buyer’s own bookings', async () => {
      const harness = at();
      const { buyer, otherBuyer } = harness.people;
      const others = await booked(harness, otherBuyer, aBookingOf(otherBuyer));
      await harness.signIn(buyer);
      const mine = valueOf(await harness.api.bookings.ofBuyer(buyer.email)).items;
      expect(mine.map((booking) => booking.id)).not.toContain(others.id);
    });

    it('lists bookings only to a signed-in person', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(codeOf(await api.bookings.ofBuyer(people.buyer.email))).toBe('api/session-expired');
    });

    caseNeeding('ownership', 'forbids a buyer’s list to others', async () => {
      const { api, people, signIn } = at();
      await signIn(people.otherBuyer);
      expect(codeOf(await api.bookings.ofBuyer(people.buyer.email))).toBe('api/forbidden');
    });

    caseNeeding('single booking', 'refuses a second booking of one offer by one person, and says why', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const booking = aBookingOf(buyer);
      await booked(harness, buyer, booking);
      const again = await harness.api.bookings.book({ ...booking, meetingLocation: 'Somewhere else' });
      expect(again).toEqual({
        ok: false,
        failure: { code: 'api/refused', message: expect.stringMatching(/already have a booking/i) },
      });
    });

    it('lets two people book one offer', async () => {
      const harness = at();
      const { buyer, otherBuyer } = harness.people;
      const booking = aBookingOf(buyer);
      const first = await booked(harness, buyer, booking);
      const second = await booked(harness, otherBuyer, {
        ...booking,
        email: otherBuyer.email,
        buyerName: otherBuyer.name,
      });
      expect(second.id).not.toBe(first.id);
    });

    it('[S-BOOK-4] deletes a booking, after which the offer can be booked again', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const booking = aBookingOf(buyer);
      const { id } = await booked(harness, buyer, booking);
      expect(valueOf(await harness.api.bookings.delete(id))).toBe(true);
      const again = await booked(harness, buyer, booking);
      expect(again.id).not.toBe(id);
    });

    it('answers that there was nothing to delete', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      expect(valueOf(await api.bookings.delete(noId))).toBe(false);
    });

    caseNeeding(
      'expiry',
      '[G-SESSION-1] goes on with a renewed token, however many calls failed together',
      async () => {
        const { api, people, signIn, expireToken } = at();
        await signIn(people.buyer);
        await expireToken();
        const answers = await Promise.all([1, 2, 3].map(() => api.bookings.ofBuyer(people.buyer.email)));
        for (const answer of answers) valueOf(answer);
      },
    );
  });
}
