import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Booking } from '#domain/booking/Booking.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import { pathPart } from '#domain/shared/urlParts.ts';
import { useTexts } from '../../app/AppContext.ts';
import { bookingsTexts } from '../../copy/bookings.ts';
import { type Column, DataTable } from '../../design/DataTable.tsx';
import { EmailText } from '../../design/EmailText.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Price } from '../../design/Price.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';

type BookingsTableProps = {
  readonly bookings: readonly Booking[];
  /** What this device knows of a booking's payment. */
  readonly paidHere: (booking: Booking) => PaidRecord | null;
  readonly isProcessing: (booking: Booking) => boolean;
  readonly onDelete: (booking: Booking) => void;
};

export const BookingsTable = observer(function BookingsTable(props: BookingsTableProps) {
  const { bookings, paidHere, isProcessing, onDelete } = props;
  const texts = useTexts(bookingsTexts);
  const columns: readonly Column<Booking>[] = [
    {
      key: 'image', header: texts.image, className: 'cell-img w-img',
      cell: (booking) => <ProductPicture src={booking.image} className="thumb" />,
    },
    {
      key: 'name', header: texts.productName, className: 'name',
      cell: (booking) => <BookingName booking={booking} record={paidHere(booking)} />,
    },
    { key: 'email', header: texts.email, className: 'soft', cell: (booking) => <EmailText email={booking.email} /> },
    { key: 'price', header: texts.price, isEnd: true, cell: (booking) => <Price price={booking.price} size="sm" /> },
    {
      key: 'actions', header: texts.actions, className: 'cell-acts', isEnd: true,
      cell: (booking) => (
        <BookingActions
          booking={booking}
          payment={paidHere(booking) !== null ? 'paid' : isProcessing(booking) ? 'processing' : 'open'}
          onDelete={() => onDelete(booking)}
        />
      ),
    },
  ];
  return (
    <DataTable caption={texts.table} columns={columns} rows={bookings} rowKey={(booking) => booking.id} rowHeader="name" />
  );
});

type BookingNameProps = { readonly booking: Booking; readonly record: PaidRecord | null };

const BookingName = observer(function BookingName({ booking, record }: BookingNameProps) {
  const texts = useTexts(bookingsTexts);
  return (
    <>
      <span>{booking.productName}</span>
      <span className="under-name">
        {record !== null && (
          <>
            <span className="badge-state badge-state--available">{texts.paidHere}</span>
            <small>{texts.reference(record.reference)}</small>
          </>
        )}
        <Link className="link" href={`/dashboard/booking/${pathPart(booking.id)}`}>
          <span>{texts.summary}<span className="visually-hidden">{texts.summaryOf(booking.productName)}</span></span>
        </Link>
      </span>
    </>
  );
});

type BookingActionsProps = {
  readonly booking: Booking;
  readonly payment: 'open' | 'processing' | 'paid';
  readonly onDelete: () => void;
};

const BookingActions = observer(function BookingActions({ booking, payment, onDelete }: BookingActionsProps) {
  const texts = useTexts(bookingsTexts);
  const href = `/dashboard/payment/${pathPart(booking.id)}`;
  const { productName } = booking;
  return (
    <div className="acts">
      <button type="button" className="btn btn-danger-quiet btn-sm" onClick={onDelete}>
        <Icon name="trash" />
        <span className="lbl">{texts.delete}</span>
        <span className="visually-hidden">{texts.deleteBookingOf(productName)}</span>
      </button>
      <Link className={`btn btn-${payment === 'open' ? 'primary' : 'quiet'} btn-sm`} href={href}>
        <span>{texts.toPayment[payment]}<span className="visually-hidden">{texts.paymentFor(productName)}</span></span>
      </Link>
    </div>
  );
});
