import { observer } from 'mobx-react-lite';
import type { Booking } from '#domain/booking/Booking.ts';
import type { Money } from '#domain/shared/Money.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paymentTexts } from '../../texts/payment.ts';
import { Price } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { Passage } from '../../parts/Passage.tsx';

type PaymentSummaryProps = {
  readonly booking: Booking;
  readonly charge: Money;
  readonly isPaid: boolean;
};

/** The booked product and the amount that will be charged. */
export const PaymentSummary = observer(function PaymentSummary({ booking, charge, isPaid }: PaymentSummaryProps) {
  const texts = useTexts(paymentTexts);
  const format = useFormat();
  return (
    <section className="pay__sum" aria-label={texts.summary}>
      <ProductPicture src={booking.image} eager />
      <div>
        <h2 className="h5">
          <Passage>{booking.productName}</Passage>
        </h2>
        <Price price={booking.price} />
      </div>
      <dl className="facts-mini">
        <div>
          <dt>{texts.meetingLocation}</dt>
          <dd>
            <Passage>{booking.meetingLocation}</Passage>
          </dd>
        </div>
        <div>
          <dt>{texts.bookingPrice}</dt>
          <dd>{format.price(booking.price)}</dd>
        </div>
        <div className="total">
          <dt>{isPaid ? texts.charged : texts.charge}</dt>
          <dd>
            <b>{format.money(charge)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
});
