import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import { type KnownRow, type Listing, knownRows } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { bookingsTexts } from '../../texts/bookings.ts';
import type { Column } from '../../kit/Column.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Price } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { bookingHref, paymentHref } from '../../context/paths.ts';
import type { BookingPayment } from './BookingsViewModel.ts';
import { DealState } from './DealState.tsx';
import { UnreadableRows } from '../../parts/UnreadableRows.tsx';
import { Passage } from '../../parts/Passage.tsx';

type BookingsTableProps = {
  readonly list: Listing<Booking>;
  /** This device's record of a booking's payment. */
  readonly paidHere: (booking: Booking) => PaidRecord | null;
  readonly stageOf: (booking: Booking) => BookingStage | null;
  readonly paymentOf: (booking: Booking) => BookingPayment;
  readonly onDelete: (booking: Booking | KnownRow) => void;
};

export const BookingsTable = observer(function BookingsTable(props: BookingsTableProps) {
  const { list, paidHere, stageOf, paymentOf, onDelete } = props;
  const texts = useTexts(bookingsTexts);
  const columns: readonly Column<Booking>[] = [
    {
      key: 'image',
      header: texts.image,
      className: 'cell-img w-img',
      cell: (booking) => <ProductPicture src={booking.image} className="thumb" />,
    },
    {
      key: 'name',
      header: texts.productName,
      className: 'name',
      cell: (booking) => <BookingName booking={booking} stageOf={stageOf} record={paidHere(booking)} />,
    },
    { key: 'email', header: texts.email, className: 'soft', cell: (booking) => <EmailText email={booking.email} /> },
    { key: 'price', header: texts.price, isEnd: true, cell: (booking) => <Price price={booking.price} size="sm" /> },
    {
      key: 'actions',
      header: texts.actions,
      className: 'cell-acts',
      isEnd: true,
      isScreenOnly: true,
      cell: (booking) => (
        <BookingActions
          booking={booking}
          payment={paymentOf(booking)}
          isPaidHere={paidHere(booking) !== null}
          onDelete={() => onDelete(booking)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.table}
      columns={columns}
      rows={list.items}
      rowHeader="name"
      lastRows={<UnreadableRows rows={knownRows(list)} kind="booking" columns={columns.length} onDelete={onDelete} />}
    />
  );
});

type BookingNameProps = {
  readonly booking: Booking;
  /** Asked when this is drawn, because the answer may come after the bookings. */
  readonly stageOf: (booking: Booking) => BookingStage | null;
  readonly record: PaidRecord | null;
};

const BookingName = observer(function BookingName({ booking, stageOf, record }: BookingNameProps) {
  const texts = useTexts(bookingsTexts);
  const stage = stageOf(booking);
  const hasUnknownState = booking.hasUnknownState === true;
  const isPaid = booking.isPaid === true || record !== null;
  const reference = record?.reference ?? booking.paymentIntentId;
  return (
    <>
      <span>
        <Passage>{booking.productName}</Passage>
      </span>
      <span className="under-name">
        {stage !== null && <DealState stage={stage} side="buyer" />}
        {hasUnknownState && <span className="badge-state">{texts.unknownState}</span>}
        {isPaid && (
          <span className="badge-state badge-state--available">
            {booking.isPaid === true ? texts.paid : texts.paidHere}
          </span>
        )}
        <Link className="link screen-only" href={bookingHref(booking.id)}>
          <span>
            <span>{stage === null && !hasUnknownState ? texts.summary : texts.deal}</span>
            <span className="visually-hidden">{texts.summaryOf(booking.productName)}</span>
          </span>
        </Link>
        {isPaid && reference !== undefined && <small>{texts.reference(reference)}</small>}
      </span>
    </>
  );
});

type BookingActionsProps = {
  readonly booking: Booking;
  readonly payment: BookingPayment;
  readonly isPaidHere: boolean;
  readonly onDelete: () => void;
};

const BookingActions = observer(function BookingActions(props: BookingActionsProps) {
  const { booking, payment, isPaidHere, onDelete } = props;
  const texts = useTexts(bookingsTexts);
  const { id, productName } = booking;
  // Another device's payment has its receipt on the booking's page.
  const href = payment === 'paid' && !isPaidHere ? bookingHref(id) : paymentHref(id);
  return (
    <div className="acts">
      <button type="button" className="btn btn-danger-quiet btn-sm" onClick={onDelete}>
        <Icon name="trash" />
        <span className="lbl">{texts.delete}</span>
        <span className="visually-hidden">{texts.deleteBookingOf(productName)}</span>
      </button>
      {payment !== 'none' && (
        <Link className={`btn btn-${payment === 'open' ? 'primary' : 'quiet'} btn-sm`} href={href}>
          <span>
            {texts.toPayment[payment]}
            <span className="visually-hidden">{texts.paymentFor(productName)}</span>
          </span>
        </Link>
      )}
    </div>
  );
});
