import { observer } from 'mobx-react-lite';
import type { Booking } from '#domain/booking/Booking.ts';
import type { KnownRow } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { latestBookingFeature } from '../../parts/booking/latestBookingFeature.ts';
import { DeletionDialog } from '../../parts/DeletionDialog.tsx';
import { bookingsTexts } from '../../texts/bookings.ts';
import { unreadableTexts } from '../../texts/unreadable.ts';
import type { BookingsViewModel } from './BookingsViewModel.ts';

type BookingDeletionProps = {
  readonly bookings: BookingsViewModel;
  readonly row: Booking | KnownRow;
  readonly onClose: () => void;
};

/** Asks before a booking is deleted, and states the effect on the deal and the money. */
export const BookingDeletion = observer(function BookingDeletion({ bookings, row, onClose }: BookingDeletionProps) {
  const texts = useTexts(bookingsTexts);
  const unreadable = useTexts(unreadableTexts);
  const latest = useViewModel(latestBookingFeature, (make) => make.latestBooking());
  const deletion = bookings.deletionOf(row);
  const isPaid = 'isPaid' in row && row.isPaid;
  const hasUnknownState = 'hasUnknownState' in row && row.hasUnknownState;
  // A test payment moved no money.
  const isPaidHere = bookings.paidHere(row)?.isReal === true;
  const text = (): string => {
    const name = 'productName' in row ? row.productName : unreadable.bookingNamed(row.id);
    if (deletion === 'removes') return texts.removeText(name);
    if (hasUnknownState && !bookings.isProcessing(row)) return texts.deleteUnknownText(name);
    if (isPaid) return texts.deletePaidDealText(name);
    if (isPaidHere) return texts.deletePaidText(name);
    if (bookings.isProcessing(row)) return texts.deleteProcessingText(name);
    if (deletion === 'cancels') return texts.cancelText(name);
    return 'productName' in row ? texts.deleteText(name) : unreadable.deleteBooking(row.id);
  };
  const remove = async (): Promise<boolean> => {
    const isGone = await bookings.delete(row);
    if (isGone && 'productName' in row) latest.forget(row);
    return isGone;
  };
  return (
    <DeletionDialog
      title={texts.deleteTitle}
      text={text()}
      cancelLabel={texts.keepBooking}
      confirmLabel={texts.confirmDelete}
      deletion={bookings.deletion}
      onDelete={remove}
      onClose={onClose}
    />
  );
});
