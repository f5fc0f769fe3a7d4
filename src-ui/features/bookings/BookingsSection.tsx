import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Booking } from '#domain/booking/Booking.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { bookingsTexts } from '../../copy/bookings.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { DeletionDialog } from '../../design/DeletionDialog.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { TableSkeleton } from '../../design/TableSkeleton.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import type { BookingsViewModel } from './BookingsViewModel.ts';

/** The bookings of whoever is signed in, in whichever state they are. */
export const BookingsSection = observer(function BookingsSection({ bookings }: { readonly bookings: BookingsViewModel }) {
  const texts = useTexts(bookingsTexts);
  const format = useFormat();
  const [leaving, setLeaving] = useState<Booking | null>(null);
  return (
    <>
      <AsyncView
        state={bookings.bookings.state}
        skeleton={<TableSkeleton label={texts.loading} />}
        empty={({ items }) => (items.length > 0 ? null : <NoBookings />)}
        failed={(failure) => (
          <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void bookings.refresh()} />
        )}
      >
        {({ items, dropped }) => (
          <>
            <BookingsTable
              bookings={items}
              paidHere={(booking) => bookings.paidHere(booking)}
              isProcessing={(booking) => bookings.isProcessing(booking)}
              onDelete={setLeaving}
            />
            {dropped > 0 && <p className="table-note">{texts.leftOut(format.count(dropped))}</p>}
          </>
        )}
      </AsyncView>
      {leaving !== null && (
        <DeletionDialog
          title={texts.deleteTitle}
          text={(bookings.paidHere(leaving) === null ? texts.deleteText : texts.deletePaidText)(leaving.productName)}
          cancelLabel={texts.keepBooking}
          confirmLabel={texts.confirmDelete}
          deletion={bookings.deletion}
          onDelete={() => bookings.delete(leaving)}
          onClose={() => setLeaving(null)}
        />
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
      action={<Link className="btn btn-primary" href="/allproducts">{texts.toProducts}</Link>}
    />
  );
});
