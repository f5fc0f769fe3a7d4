import { describe, expect, it } from 'vitest';
import { PaymentReporting } from '#ui/features/payment/PaymentReporting.ts';
import { paymentRecords } from '../../builders/aPayment.ts';

const card = { reference: 'pi_42', charge: { amount: 32_000, currency: 'bdt' }, isReal: true };

describe('[G-PAY-2] telling the marketplace of a payment', () => {
  it('waits on the device until it worked', async () => {
    const records = paymentRecords({}, { b1: card });
    const state = { isReachable: false };
    const reporting = new PaymentReporting(
      {
        records,
        reportPayments: async () => {
          if (state.isReachable) records.markReported('b1');
          return state.isReachable;
        },
      },
      'b1',
    );
    await reporting.run();
    expect(reporting.isWaiting).toBe(true);
    state.isReachable = true;
    await reporting.run();
    expect(reporting.isWaiting).toBe(false);
  });

  it('says nothing of another booking’s payment', async () => {
    const reporting = new PaymentReporting(
      { records: paymentRecords({}, { b2: card }), reportPayments: async () => false },
      'b1',
    );
    await reporting.run();
    expect(reporting.isWaiting).toBe(false);
  });

  it('is not done where the marketplace takes no reports', async () => {
    const reporting = new PaymentReporting({ records: paymentRecords({}, { b1: card }), reportPayments: null }, 'b1');
    await reporting.run();
    expect(reporting.isWaiting).toBe(false);
  });
});
