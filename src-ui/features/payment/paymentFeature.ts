import { checkPayment } from '#domain/payment/checkPayment.ts';
import { confirmPayment } from '#domain/payment/confirmPayment.ts';
import { isStillDue } from '#domain/payment/isStillDue.ts';
import { reportPayments } from '#domain/payment/reportPayments.ts';
import { sharedPaymentIntents } from '#domain/payment/sharedPaymentIntents.ts';
import { startPayment } from '#domain/payment/startPayment.ts';
import type { PaymentLink } from '#domain/payment/StartedPayment.ts';
import type { Ports } from '#domain/Ports.ts';
import type { UiPorts } from '../../context/UiPorts.ts';
import type { PageState } from '../../state/PageState.ts';
import { LateOutcome, type OpenPayment } from './LateOutcome.ts';
import { PaymentViewModel } from './PaymentViewModel.ts';

export const paymentFeature = (
  ports: UiPorts & Pick<Ports, 'bookings' | 'paid' | 'paymentIntents' | 'paymentProvider' | 'paymentRecords'>,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const { bookings, paid, paymentProvider, paymentRecords, PaymentForm } = ports;
  // Somebody may leave the page and return before the first visit's payment has begun.
  const paymentIntents = sharedPaymentIntents(ports.paymentIntents);
  return {
    PaymentForm,
    /**
     * `link`: the payment link in the address, if it looks like one from the payment provider. `open`: opens the page again
     * for a person who has left it.
     */
    payment: (visit: { readonly bookingId: string; readonly link: PaymentLink | null }, open: OpenPayment) =>
      new PaymentViewModel(
        {
          start: startPayment({ bookings, paymentIntents, paymentProvider, paymentRecords }),
          confirm: confirmPayment(ports),
          isStillDue: isStillDue(ports),
          check: checkPayment(ports),
          reportPayments: paid && reportPayments({ paid, bookings, paymentRecords }),
          records: paymentRecords,
          session,
          late: new LateOutcome(notifications, open),
        },
        visit,
      ),
  };
};
