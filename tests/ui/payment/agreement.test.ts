import { expect, it } from 'vitest';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { type Money, taka } from '#domain/shared/Money.ts';
import { ok } from '#domain/shared/Result.ts';
import { PaymentViewModel } from '#ui/features/payment/PaymentViewModel.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aPaymentReport, paymentRecords } from '../../builders/aPayment.ts';
import { aSession } from '../../builders/aSession.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';

/** A visit in which the provider names one charge after the other. */
function aVisit(charges: readonly Money[]) {
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
      reportPayments: null,
      records,
      session,
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
