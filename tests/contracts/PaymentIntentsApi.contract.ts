import { describe, expect, it } from 'vitest';
import { booked } from './BookingsApi.contract.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, type UnaskedOfMarketplace, aBookingOf } from './MarketplaceHarness.ts';

export function describePaymentIntentsApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`PaymentIntentsApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    async function aRequest() {
      const { buyer } = at().people;
      const { id, price } = await booked(at(), buyer, aBookingOf(buyer));
      return { bookingId: id, price };
    }

    it('[S-PAY-2] answers the client secret of a payment for a booking', async () => {
      const request = await aRequest();
      expect(valueOf(await at().api.paymentIntents.create(request))).toMatch(/^.+_secret_.+$/);
    });

    it('[G-PAY-1] answers again while the booking is unpaid', async () => {
      const { paymentIntents } = at().api;
      const request = await aRequest();
      valueOf(await paymentIntents.create(request));
      expect(valueOf(await paymentIntents.create(request))).toMatch(/^.+_secret_.+$/);
    });

    caseNeeding(
      'one payment',
      '[G-PAY-1] answers the same payment to a second device, also when both ask at once',
      async () => {
        const { paymentIntents } = at().api;
        const request = await aRequest();
        const [one, other] = await Promise.all([paymentIntents.create(request), paymentIntents.create(request)]);
        expect(valueOf(other)).toBe(valueOf(one));
        expect(valueOf(await paymentIntents.create(request))).toBe(valueOf(one));
        expect(valueOf(await paymentIntents.create(await aRequest()))).not.toBe(valueOf(one));
      },
    );

    caseNeeding('paying', '[G-PAY-1] begins no second payment once the booking is paid', async () => {
      const {
        api: { paymentIntents },
        pay,
      } = at();
      const request = await aRequest();
      const clientSecret = valueOf(await paymentIntents.create(request));
      await pay?.(clientSecret);
      const again = await paymentIntents.create(request);
      // Answering the paid payment is fine too: it charges nobody twice.
      if (again.ok) expect(again.value).toBe(clientSecret);
      else {
        expect(codeOf(again)).toBe('payment/already-paid');
        expect(again.failure).toMatchObject({ clientSecret });
      }
    });
  });
}
