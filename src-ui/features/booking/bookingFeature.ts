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
  { bookings, products, search, sales, paid, paymentRecords, deviceStore, clock }: BookingPorts,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const shared = {
    reportPayments: paid === null ? null : reportPayments({ paid, bookings, paymentRecords }),
    payments: new PaymentsHere(paymentRecords),
    session,
    notifications,
  };
  return {
    bookings: () =>
      new BookingsViewModel({
        ...shared,
        list: listMyBookings({ bookings }),
        findWaiting: findWaitingRequests({ bookings, products, search }),
        deleteBooking: deleteBooking({ bookings }),
      }),
    bookingSummary: (bookingId: string, count: SharedCount | null = null) =>
      new BookingSummaryViewModel(
        {
          ...shared,
          summarise: summariseBooking({ bookings, products, search }),
          move: sales === null ? null : moveBooking({ sales, bookings }),
          count,
          clock,
        },
        bookingId,
      ),
    inspection: ({ id, categoryName }: Pick<Booking, 'id' | 'categoryName'>) =>
      new InspectionViewModel(deviceStore, id, deviceKindOf(categoryName)),
  };
};
