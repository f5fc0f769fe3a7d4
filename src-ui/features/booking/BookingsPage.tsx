import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { bookingsTexts } from '../../texts/bookings.ts';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { BookingsSection } from './BookingsSection.tsx';
import { bookingFeature } from './bookingFeature.ts';

/** A person's own bookings. */
export const BookingsPage = observer(function BookingsPage() {
  const texts = useTexts(bookingsTexts);
  const bookings = useViewModel(bookingFeature, (make) => make.bookings());
  return (
    <>
      <DashboardHead title={texts.title} lead={texts.lead} />
      <BookingsSection bookings={bookings} />
    </>
  );
});
