import type { PageState } from '../../state/PageState.ts';
import { LatestBooking } from './LatestBooking.ts';

/** Separate from bookingDialogFeature, because lists of bookings need no form. */
export const latestBookingFeature = (_ports: object, { session }: Pick<PageState, 'session'>) => {
  const latest = new LatestBooking(session);
  return { latestBooking: () => latest };
};
