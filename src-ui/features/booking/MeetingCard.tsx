import { observer } from 'mobx-react-lite';
import { isOpen } from '#domain/booking/BookingState.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Price } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { callLink, smsLink } from '../../parts/tell/messageLinks.ts';
import { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import { commonTexts } from '../../texts/common.ts';
import { meetingTexts } from '../../texts/meeting.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { counterpartOf } from './counterpartOf.ts';
import { type PaymentKnown, paymentNote } from './paymentNote.ts';
import './MeetingCard.scss';
import { Passage } from '../../parts/Passage.tsx';

type MeetingCardProps = {
  readonly summary: BookingSummary;
  readonly payment: PaymentKnown;
  readonly load: Pick<BookingSummaryViewModel['summary'], 'state'>;
  readonly onRetry: () => void;
};

/** Person, place, product and price, with high contrast for reading outdoors. */
export const MeetingCard = observer(function MeetingCard({ summary, payment, load, onRetry }: MeetingCardProps) {
  const texts = useTexts(meetingTexts);
  const { tryAgain } = useTexts(commonTexts);
  const { sellerMissing } = useTexts(bookingSummaryTexts);
  const { booking, seller } = summary;
  const person = counterpartOf(summary);
  const place = booking.meetingLocation.trim();
  return (
    <section className="meet-card" aria-label={texts.card}>
      <div className="meet-card__what">
        <ProductPicture src={booking.image} eager />
        <h2>
          <Passage>{booking.productName}</Passage>
        </h2>
      </div>
      <div className="meet-card__pay">
        <span>{texts[paymentNote(summary, payment)]}</span>
        <Price price={booking.price} size="lg" />
      </div>
      <dl>
        <div className="meet-card__row">
          <dt>{texts.where}</dt>
          <dd>{place === '' ? texts.noPlace : <Passage>{place}</Passage>}</dd>
        </div>
        <div className="meet-card__row">
          <dt>{texts.who}</dt>
          <dd>
            {person === null ? (
              typeof seller === 'string' && sellerMissing[seller]
            ) : (
              <Passage>
                {[person.name, person.phone || person.email].filter((part) => part.trim() !== '').join(', ')}
              </Passage>
            )}
          </dd>
        </div>
      </dl>
      {person === null && seller === 'unknown' && (
        <div className="meet-card__ways">
          <button
            type="button"
            className="btn btn-quiet"
            aria-busy={load.state.status === 'refreshing' || undefined}
            onClick={onRetry}
          >
            <Icon name="refresh" />
            {tryAgain}
          </button>
        </div>
      )}
      {person !== null && <WaysToReach phone={person.phone} place={isOpen(booking) ? place : ''} />}
    </section>
  );
});

type WaysToReachProps = { readonly phone: string; readonly place: string };

const WaysToReach = observer(function WaysToReach({ phone, place }: WaysToReachProps) {
  const texts = useTexts(meetingTexts);
  const number = readPhoneNumber(phone);
  if (number === null) return null;
  return (
    <div className="meet-card__ways">
      <a className="btn btn-primary" href={callLink(number.e164)}>
        <Icon name="phone" />
        {texts.call}
      </a>
      {number.takesMessages && place !== '' && (
        <a className="btn btn-quiet" href={smsLink(number.e164, texts.hereText(place))}>
          <Icon name="message" />
          {texts.here}
        </a>
      )}
    </div>
  );
});
