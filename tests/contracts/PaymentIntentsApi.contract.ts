import { describe, expect, it } from 'vitest';
import { booked } from './BookingsApi.contract.ts';
import { eachCase } from './eachCase.ts';
import { valueOf } from './expectResult.ts';
import { type MakeMarketplace, aBookingOf } from './MarketplaceHarness.ts';

export function describePaymentIntentsApiContract(name: string, make: MakeMarketplace): void {
  describe(`PaymentIntentsApi: ${name}`, () => {
    const at = eachCase(make);

    it('[S-PAY-2] answers the client secret of a payment for a booking', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const { id, price } = await booked(harness, buyer, aBookingOf(buyer));
      expect(valueOf(await harness.api.paymentIntents.create({ bookingId: id, price }))).toMatch(/^.+_secret_.+$/);
    });

    it('begins another payment at every call', async () => {
      const harness = at();
      const { buyer } = harness.people;
      const { id, price } = await booked(harness, buyer, aBookingOf(buyer));
      const first = valueOf(await harness.api.paymentIntents.create({ bookingId: id, price }));
      const second = valueOf(await harness.api.paymentIntents.create({ bookingId: id, price }));
      expect(second).not.toBe(first);
    });
  });
}
