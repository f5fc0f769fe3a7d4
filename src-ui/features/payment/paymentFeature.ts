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

type PaymentFeaturePorts = UiPorts &
  Pick<Ports, 'bookings' | 'paid' | 'paymentIntents' | 'paymentProvider' | 'paymentRecords'>;

export const paymentFeature = (
  { bookings, paid, paymentIntents, paymentProvider, paymentRecords, PaymentForm }: PaymentFeaturePorts,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  // Somebody may leave the page and return before the first visit's payment has begun.
  const intents = sharedPaymentIntents(paymentIntents);
  return {
    PaymentForm,
    /**
     * `link`: the payment link in the address, if it looks like one from the payment provider. `open`: opens the page again
     * for a person who has left it.
     */
    payment: (visit: { readonly bookingId: string; readonly link: PaymentLink | null }, open: OpenPayment) =>
      new PaymentViewModel(
        {
          start: startPayment({ bookings, paymentIntents: intents, paymentProvider, paymentRecords }),
          confirm: confirmPayment({ bookings, paymentProvider, paymentRecords }),
          isStillDue: isStillDue({ bookings }),
          check: checkPayment({ paymentProvider, paymentRecords }),
          reportPayments: paid === null ? null : reportPayments({ paid, bookings, paymentRecords }),
          records: paymentRecords,
          session,
          late: new LateOutcome(notifications, open),
        },
        visit,
      ),
  };
};
