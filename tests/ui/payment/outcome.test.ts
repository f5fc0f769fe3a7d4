import { describe, expect, it } from 'vitest';
import { fail } from '#domain/shared/Result.ts';
import { PaymentOutcome } from '#ui/features/payment/PaymentOutcome.ts';
import { report, says } from './aPaymentPage.tsx';

const refused = fail({ code: 'payment/card', message: 'Your card was declined.' } as const);

describe('the outcome of a payment', () => {
  it('[G-PAY-1] is unknown while the provider is asked, whatever it said before', async () => {
    const outcome = new PaymentOutcome();
    outcome.settle(report('requires_payment_method'));
    const paying = outcome.pay(async () => says('succeeded'));
    expect([outcome.report, outcome.paying.isPending]).toEqual([null, true]);
    expect([await paying, outcome.report?.status]).toEqual([true, 'succeeded']);
  });

  it('of a refused card is the reason, until the provider reports', async () => {
    const outcome = new PaymentOutcome();
    expect(await outcome.pay(async () => refused)).toBe(false);
    expect([outcome.report, outcome.paying.failure?.code]).toEqual([null, 'payment/card']);
    outcome.settle(report('processing'));
    expect([outcome.report?.status, outcome.paying.failure]).toEqual(['processing', null]);
  });

  it('from another tab ends what this tab had failed at', async () => {
    const outcome = new PaymentOutcome();
    await outcome.pay(async () => refused);
    await outcome.checking.run(async () => fail({ code: 'payment/unreachable' } as const));
    outcome.restart(report('succeeded'));
    expect([outcome.report?.status, outcome.paying.failure, outcome.checking.failure]).toEqual([
      'succeeded',
      null,
      null,
    ]);
  });
});
