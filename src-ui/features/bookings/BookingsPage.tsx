import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { bookingsTexts } from '../../copy/bookings.ts';
import { PageHead } from '../../design/PageHead.tsx';
import { BookingsSection } from './BookingsSection.tsx';

/** What someone booked. */
export const BookingsPage = observer(function BookingsPage() {
  const texts = useTexts(bookingsTexts);
  const { shopName } = useTexts(appTexts);
  const bookings = useViewModel((viewModels) => viewModels.bookings());
  return (
    <>
      <title>{`${texts.title} · ${shopName}`}</title>
      <PageHead title={texts.title} lead={texts.lead} />
      <BookingsSection bookings={bookings} />
    </>
  );
});
