import { observer } from 'mobx-react-lite';
import type { Booking } from '#domain/booking/Booking.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { readPhoneNumber } from '#domain/shared/PhoneNumber.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { callLink } from '../../parts/tell/messageLinks.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { momentText } from '../../parts/momentText.ts';
import { Passage } from '../../parts/Passage.tsx';

type BookingProps = { readonly booking: Booking };

/** The time of the request, if it is known. */
export const RequestWhen = observer(function RequestWhen({ booking, clock }: BookingProps & { readonly clock: Clock }) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const { bookedAt } = booking;
  if (bookedAt === undefined) return null;
  return (
    <small>
      {texts.asked}{' '}
      <time dateTime={new Date(bookedAt).toISOString()}>{momentText(bookedAt, clock.now(), texts, format)}</time>
    </small>
  );
});

type RequestFactsProps = BookingProps & {
  /** The price above the product's requests, in taka. Another one is stated, because the booking's own is to be paid. */
  readonly shownPrice: number;
};

/** The price if it differs, the meeting place, the buyer's phone and, if it is known, the payment. */
export const RequestFacts = observer(function RequestFacts({ booking, shownPrice }: RequestFactsProps) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const { buyerName, phone, meetingLocation, isPaid, price } = booking;
  const number = readPhoneNumber(phone);
  return (
    <ul className="request__facts">
      {price !== shownPrice && (
        <li>
          <Icon name="tags" />
          <span>{texts.bookedAt(format.price(price))}</span>
        </li>
      )}
      {meetingLocation.trim() !== '' && (
        <li>
          <Icon name="map-pin" />
          <span>
            <span className="visually-hidden">{texts.meetingPlace}</span>
            <Passage>{meetingLocation}</Passage>
          </span>
        </li>
      )}
      {phone.trim() !== '' && (
        <li>
          <Icon name="phone" />
          {number === null ? (
            <span>{phone}</span>
          ) : (
            <a href={callLink(number.e164)}>
              <span className="visually-hidden">{texts.call(buyerName)}</span>
              {phone}
            </a>
          )}
        </li>
      )}
      {isPaid !== undefined && (
        <li className={isPaid ? 'is-paid' : 'is-unpaid'}>
          <Icon name={isPaid ? 'circle-check' : 'credit-card'} />
          <span>{isPaid ? texts.paid : texts.notPaid}</span>
        </li>
      )}
    </ul>
  );
});
