import type { Container } from 'inversify';
import { DeleteBooking } from '#domain/booking/DeleteBooking.ts';
import { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import { SummariseBooking } from '#domain/booking/SummariseBooking.ts';
import { BookingSummaryViewModel } from '#ui/features/bookings/BookingSummaryViewModel.ts';
import { BookingsViewModel } from '#ui/features/bookings/BookingsViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export function bindBookings(container: Container): void {
  bindOnce(
    container, factories.bookings, [ports.bookings, ports.paymentRecords, shared.session, shared.notifications],
    (bookings, records, session, notifications) => () =>
      new BookingsViewModel(new ListMyBookings(bookings), new DeleteBooking(bookings), records, session, notifications),
  );
  bindOnce(
    container, factories.bookingSummary, [ports.bookings, ports.products, ports.paymentRecords, shared.session, ports.clock],
    (bookings, products, records, session, clock) => (id) =>
      new BookingSummaryViewModel(id, new SummariseBooking(bookings, products), records, session, clock),
  );
}
