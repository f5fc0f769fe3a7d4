import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import { booked } from './BookingsApi.contract.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, type UnaskedOfMarketplace, aBookingOf } from './MarketplaceHarness.ts';

/** A well-formed id that nothing has. */
const noId = 'ffffffffffffffffffffffff';

export function describePaidApiContract(name: string, make: MakeMarketplace, unasked: UnaskedOfMarketplace = {}): void {
  describe(`PaidApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    function paid(): PaidApi {
      const { api } = at();
      if (api.paid === null) throw new Error('This marketplace has no paid');
      return api.paid;
    }

    /** The buyer's new booking, and the provider's id of the payment begun for it. */
    async function begun(isPaidFor: boolean): Promise<{ readonly booking: Booking; readonly reference: string }> {
      const { api, people, pay } = at();
      const booking = await booked(at(), people.buyer, aBookingOf(people.buyer));
      const secret = valueOf(await api.paymentIntents.create({ bookingId: booking.id, price: booking.price }));
      if (isPaidFor) await pay?.(secret);
      return { booking, reference: secret.split('_secret_')[0] ?? '' };
    }

    it('[G-PAY-2] answers a new booking as not paid', async () => {
      const { booking } = await begun(false);
      expect(booking.isPaid).toBe(false);
    });

    caseNeeding('paying', '[G-PAY-2] answers a paid booking as paid, with its payment, in every read', async () => {
      const { api, people } = at();
      const { booking, reference } = await begun(true);
      expect(valueOf(await paid().tell(booking.id, reference))).toBe(true);
      const known = { id: booking.id, isPaid: true, paymentIntentId: reference };
      expect(valueOf(await api.bookings.byId(booking.id))).toMatchObject(known);
      const { items } = valueOf(await api.bookings.ofBuyer(people.buyer.email));
      expect(items.find(({ id }) => id === booking.id)).toMatchObject(known);
    });

    caseNeeding('paying', '[G-PAY-2] answers false when the same payment is reported again', async () => {
      const { booking, reference } = await begun(true);
      valueOf(await paid().tell(booking.id, reference));
      expect(valueOf(await paid().tell(booking.id, reference))).toBe(false);
    });

    it('[G-PAY-2] refuses a payment that was started but not completed', async () => {
      const { api } = at();
      const { booking, reference } = await begun(false);
      const told = await paid().tell(booking.id, reference);
      expect(told.ok && told.value).toBe(false);
      expect(valueOf(await api.bookings.byId(booking.id)).isPaid).toBe(false);
    });

    it('[G-PAY-2] refuses a made-up payment', async () => {
      const { api } = at();
      const { booking } = await begun(false);
      const told = await paid().tell(booking.id, 'pi_made_up');
      expect(told.ok && told.value).toBe(false);
      expect(valueOf(await api.bookings.byId(booking.id)).isPaid).toBe(false);
    });

    caseNeeding('paying', '[G-PAY-2] refuses another booking’s payment', async () => {
      const { api } = at();
      const { reference } = await begun(true);
      const { booking } = await begun(false);
      const told = await paid().tell(booking.id, reference);
      expect(told.ok && told.value).toBe(false);
      expect(valueOf(await api.bookings.byId(booking.id)).isPaid).toBe(false);
    });

    caseNeeding('paying', '[G-PAY-2] accepts a report only from the buyer', async () => {
      const { people, signIn, signOut } = at();
      const { booking, reference } = await begun(true);
      await signIn(people.otherBuyer);
      expect(codeOf(await paid().tell(booking.id, reference))).toBe('api/forbidden');
      await signOut();
      expect(codeOf(await paid().tell(booking.id, reference))).toBe('api/session-expired');
    });

    it('answers not found for a deleted booking', async () => {
      await at().signIn(at().people.buyer);
      expect(codeOf(await paid().tell(noId, 'pi_1'))).toBe('api/not-found');
    });
  });
}
