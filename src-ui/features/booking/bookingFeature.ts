import type { Booking } from '#domain/booking/Booking.ts';
import { deleteBooking } from '#domain/booking/deleteBooking.ts';
import { findWaitingRequests } from '#domain/booking/findWaitingRequests.ts';
import { listMyBookings } from '#domain/booking/listMyBookings.ts';
import { moveBooking } from '#domain/booking/moveBooking.ts';
import { summariseBooking } from '#domain/booking/summariseBooking.ts';
import { deviceKindOf } from '#domain/meeting/DeviceKind.ts';
import { reportPayments } from '#domain/payment/reportPayments.ts';
import type { Ports } from '#domain/Ports.ts';
import type { SharedCount } from '../../context/RequestCountContext.ts';
import type { PageState } from '../../state/PageState.ts';
import { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { BookingsViewModel } from './BookingsViewModel.ts';
import { InspectionViewModel } from './InspectionViewModel.ts';
import { PaymentsHere } from './PaymentsHere.ts';

type BookingPorts = Pick<
  Ports,
  'bookings' | 'products' | 'search' | 'sales' | 'paid' | 'paymentRecords' | 'deviceStore' | 'clock'
>;

export const bookingFeature = (
  ports: BookingPorts,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const { bookings, sales, paid, paymentRecords, deviceStore, clock } = ports;
  const shared = {
    reportPayments: paid && reportPayments({ paid, bookings, paymentRecords }),
    payments: new PaymentsHere(paymentRecords),
    session,
    notifications,
  };
  return {
    bookings: () =>
      new BookingsViewModel({
        ...shared,
        list: listMyBookings(ports),
        findWaiting: findWaitingRequests(ports),
        deleteBooking: deleteBooking(ports),
      }),
    bookingSummary: (bookingId: string, count: SharedCount | null = null) =>
      new BookingSummaryViewModel(
        {
          ...shared,
          summarise: summariseBooking(ports),
          move: sales && moveBooking({ sales, bookings }),
          count,
          clock,
        },
        bookingId,
      ),
    inspection: ({ id, categoryName }: Pick<Booking, 'id' | 'categoryName'>) =>
      new InspectionViewModel(deviceStore, id, deviceKindOf(categoryName)),
  };
};
