import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { appTexts } from '../../texts/app.ts';
import { bookingsTexts } from '../../texts/bookings.ts';
import { PageHead } from '../../kit/PageHead.tsx';
import { BookingsSection } from './BookingsSection.tsx';
import { bookingFeature } from './bookingFeature.ts';

/** A person's own bookings. */
export const BookingsPage = observer(function BookingsPage() {
  const texts = useTexts(bookingsTexts);
  const { shopName } = useTexts(appTexts);
  const bookings = useViewModel(bookingFeature, (make) => make.bookings());
  return (
    <>
      <title>{`${texts.title} · ${shopName}`}</title>
      <PageHead title={texts.title} lead={texts.lead} />
      <BookingsSection bookings={bookings} />
    </>
  );
});
