import { bookProduct } from '#domain/booking/bookProduct.ts';
import { listMyBookings } from '#domain/booking/listMyBookings.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { BookingViewModel } from './BookingViewModel.ts';
import type { LatestBooking } from './LatestBooking.ts';

export const bookingDialogFeature = (
  ports: Pick<Ports, 'bookings' | 'products' | 'sales' | 'search'>,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const parts = {
    book: bookProduct(ports),
    listMine: listMyBookings(ports),
    session,
    notifications,
  };
  return {
    booking: (product: Product, latest: LatestBooking) => new BookingViewModel({ ...parts, latest }, product),
  };
};
