import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Booking } from '#domain/booking/Booking.ts';
import { type KnownRow, isEmpty } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { latestBookingFeature } from '../../parts/booking/latestBookingFeature.ts';
import { bookingsTexts } from '../../texts/bookings.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { UnnamedRows } from '../../parts/UnnamedRows.tsx';
import { BookingDeletion } from './BookingDeletion.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import type { BookingsViewModel } from './BookingsViewModel.ts';
import { paths } from '../../context/paths.ts';

/** The signed-in person's bookings, in every state of loading. */
export const BookingsSection = observer(function BookingsSection({
  bookings,
}: {
  readonly bookings: BookingsViewModel;
}) {
  const texts = useTexts(bookingsTexts);
  const [toDelete, setToDelete] = useState<Booking | KnownRow | null>(null);
  useVisibleAgain(() => void bookings.refresh());
  const latest = useViewModel(latestBookingFeature, (make) => make.latestBooking());
  const listed = bookings.bookings.value?.items;
  useEffect(() => {
    if (listed !== undefined) latest.follow(listed);
  }, [latest, listed]);
  return (
    <>
      <LoadView
        load={bookings.bookings}
        onRetry={() => void bookings.refresh()}
        skeleton={<TableSkeleton label={texts.loading} />}
        empty={(list) => (isEmpty(list) ? <NoBookings /> : null)}
        failedTitle={texts.notLoaded}
      >
        {(list) => (
          <>
            <BookingsTable
              list={list}
              paidHere={(booking) => bookings.paidHere(booking)}
              stageOf={(booking) => bookings.stageOf(booking)}
              paymentOf={(booking) => bookings.paymentOf(booking)}
              onDelete={setToDelete}
            />
            <UnnamedRows list={list} />
          </>
        )}
      </LoadView>
      {toDelete !== null && (
        <BookingDeletion bookings={bookings} row={bookings.current(toDelete)} onClose={() => setToDelete(null)} />
      )}
    </>
  );
});

const NoBookings = observer(function NoBookings() {
  const texts = useTexts(bookingsTexts);
  return (
    <EmptyState
      drawing="bookings"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Link className="btn btn-primary" href={paths.allProducts}>
          {texts.toProducts}
        </Link>
      }
    />
  );
});
