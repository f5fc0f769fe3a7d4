import { observer } from 'mobx-react-lite';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useTexts } from '../../context/AppContext.ts';
import { dealPageTexts } from '../../texts/dealPage.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { knownPaid } from './dealPayment.ts';
import { paymentNote } from './paymentNote.ts';

type PaidButEndedProps = {
  readonly vm: BookingSummaryViewModel;
  readonly summary: BookingSummary;
  readonly stage: BookingStage;
};

/** The shop makes no refunds. To ask for one, the buyer needs the payment's reference. */
export const PaidButEnded = observer(function PaidButEnded({ vm, summary, stage }: PaidButEndedProps) {
  const texts = useTexts(dealPageTexts);
  if ((stage !== 'declined' && stage !== 'cancelled') || knownPaid(summary, vm) !== true) return null;
  // No money moved.
  if (paymentNote(summary, vm) === 'paidTest') return null;
  if (summary.side === 'seller') return <p>{texts.sellerOwes}</p>;
  return <p>{texts.paidForNothing(vm.paidHere?.reference ?? summary.booking.paymentIntentId ?? summary.booking.id)}</p>;
});
