import { listRequests } from '#domain/booking/listRequests.ts';
import { moveBooking } from '#domain/booking/moveBooking.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { RequestsLook } from '../../state/RequestsLook.ts';
import type { RequestCount } from './RequestCount.ts';
import { RequestsViewModel } from './RequestsViewModel.ts';

export const requestsFeature = (
  { sales, bookings, deviceStore, clock }: Pick<Ports, 'sales' | 'bookings' | 'deviceStore' | 'clock'>,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => ({
  /** `count` is the drawer's number. The page updates it. */
  requests: (count: Pick<RequestCount, 'update'>, isSeen: () => boolean) =>
    new RequestsViewModel({
      sales: sales && { list: listRequests({ sales }), move: moveBooking({ sales, bookings }) },
      count,
      look: new RequestsLook(deviceStore),
      isSeen,
      clock,
      session,
      notifications,
    }),
});
