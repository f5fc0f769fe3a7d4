import { expect, it } from 'vitest';
import type { PaymentReport } from '#domain/payment/PaymentProvider.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { type Money, taka } from '#domain/shared/Money.ts';
import { ok, type Result } from '#domain/shared/Result.ts';
import { PaymentViewModel } from '#ui/features/payment/PaymentViewModel.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aPaymentReport, paymentRecords } from '../../builders/aPayment.ts';
import { aSession } from '../../builders/aSession.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';

type Answer = () => Promise<Result<PaymentReport, never>>;
type Asked = { readonly check: Answer; readonly confirm: Answer };

/** A visit in which the provider names one charge after the other. */
function aVisit(charges: readonly Money[], asked: Partial<Asked> = {}) {
  const left = [...charges];
  const booking = aBooking();
  const records: PaymentRecords = paymentRecords();
  const session = new SessionStore({ restoreSession: async () => ok(null), logOut: async () => ok(null) });
  session.restored.set(aSession('buyer'));
  return new PaymentViewModel(
    {
      start: async () => {
        const report = aPaymentReport({ status: 'requires_payment_method', charge: left.shift() ?? taka(0) });
        return ok({ booking, clientSecret: 'secret', report, isPayable: true, link: null });
      },
      confirm: async () => ok(aPaymentReport()),
      isStillDue: async () => ok(true),
      check: async () => ok(aPaymentReport()),
      ...asked,
      reportPayments: null,
      records,
      session,
      late: { say: () => {} },
    },
    { bookingId: booking.id, link: null },
  );
}

it('[G-PAY-1] consent to a charge does not count for another one, which the provider names later', async () => {
  const payment = aVisit([taka(385), taka(385), taka(500)]);
  await payment.begin();
  payment.agree(true);
  await payment.drawAgain();
  expect([payment.hasAgreed, payment.mayPay]).toEqual([true, true]);
  await payment.drawAgain();
  expect([payment.hasAgreed, payment.mayPay]).toEqual([false, false]);
});

it('[G-PAY-1] a late answer to an earlier check says nothing about a payment that is under way', async () => {
  const charge = taka(385);
  const answers: ((report: Result<PaymentReport, never>) => void)[] = [];
  const answer: Answer = () => new Promise((resolve) => answers.push(resolve));
  const payment = aVisit([charge], { check: answer, confirm: answer });
  await payment.begin();
  payment.agree(true);
  const checking = payment.check();
  const paying = payment.pay(async () => ok(aPaymentReport()), 'https://shop.example');
  answers[0]?.(ok(aPaymentReport({ charge, status: 'processing' })));
  await checking;
  expect([payment.outcome.report, payment.payableSecret]).toEqual([null, 'secret']);
  answers[1]?.(ok(aPaymentReport({ charge, status: 'succeeded' })));
  await paying;
  expect(payment.outcome.report?.status).toBe('succeeded');
});
