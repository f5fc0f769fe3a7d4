import { sideOf } from '#domain/booking/dealPolicy.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { mayPay } from '#ui/features/booking/dealPayment.ts';
import { dealFacts, productFacts } from './facts.ts';
import type { Offer, Page, TabView } from './Page.ts';
import { idOf, pendingActions, pendingLoad, shown } from './pageState.ts';

/** The model's reason; a cancellation without one is not sent. */
const reasons: { readonly [M in BookingMove]: readonly (string | undefined)[] } = {
  accept: [undefined],
  decline: ['The place is too far for me', undefined],
  cancel: ['I found another one', ''],
  'hand-over': [undefined],
};

/** A button for each reason of each move. */
function moveOffers(moves: readonly BookingMove[], press: (move: BookingMove, reason?: string) => unknown): Offer[] {
  return moves.flatMap((move) =>
    reasons[move].map((reason) => ({
      name: reason === '' ? `${move} without a reason` : move,
      press: () => press(move, reason),
    })),
  );
}

export function requests(tab: TabView): Page {
  const count = tab.viewModels.requestCount();
  const vm = tab.viewModels.requests(count, () => true);
  const move = async (request: SellerRequest, chosen: BookingMove, reason?: string): Promise<void> => {
    if (await vm.move(request, chosen, reason)) tab.wasToldMoved(request.booking, chosen);
  };
  return {
    route: '/dashboard/requests',
    start: () => {
      count.start();
      vm.start();
    },
    stop: () => vm.stop(),
    offers: () => [
      ...vm.all.flatMap((request) => [
        ...moveOffers(request.moves, (chosen, reason) => move(request, chosen, reason)),
        { name: 'open the meeting page', press: () => tab.visitBooking(request.booking.id) },
      ]),
      { name: 'refresh', press: () => vm.refresh() },
    ],
    pending: () => [
      ...(vm.isOffered ? pendingLoad('requests', vm.requests) : []),
      ...pendingActions(Object.fromEntries(vm.moving.byId)),
    ],
    list: () => ({
      ...shown('requests', vm.requests, idOf, ({ sellerEmail }) => sellerEmail ?? 'nobody'),
      facts: (vm.requests.value?.items ?? []).map(dealFacts),
    }),
  };
}

export function deal(tab: TabView, bookingId: string): Page {
  const vm = tab.viewModels.bookingSummary(bookingId);
  const move = async (chosen: BookingMove, reason?: string): Promise<void> => {
    const { value } = vm.summary;
    const isSettled = await vm.move(chosen, reason);
    if (isSettled && value !== undefined && vm.summary.value !== undefined && vm.news === null)
      tab.wasToldMoved(value.booking, chosen);
  };
  const payOffers = (summary: BookingSummary | undefined): readonly Offer[] =>
    summary !== undefined && mayPay(summary, vm)
      ? [{ name: `pay for ${summary.booking.productName}`, press: () => tab.visitPayment(bookingId) }]
      : [];
  return {
    route: '/dashboard/booking/:id',
    start: () => vm.start(),
    stop: () => vm.stop(),
    offers: () => [
      ...moveOffers(vm.moves, move),
      ...payOffers(vm.summary.value),
      ...(vm.stage === null ? [] : [{ name: 'refresh', press: () => vm.refresh() }]),
    ],
    pending: () => [...pendingLoad('booking', vm.summary), ...pendingActions({ moving: vm.moving })],
    list: () => {
      const { state, value, outdated } = vm.summary;
      const rows = { of: 'deal', state, status: outdated === null ? state.status : 'outdated' } as const;
      if (value === undefined) return { ...rows, ids: [], owners: [] };
      const { booking, product: status } = value;
      const { productId } = booking;
      const ofProduct =
        productId === undefined || status === undefined ? [] : [productFacts({ id: productId, status })];
      // A deal belongs to both of its sides.
      const owner = sideOf(tab.session.actor ?? null, booking) === 'seller' ? booking.sellerEmail : booking.email;
      return { ...rows, ids: [booking.id], owners: [owner ?? ''], facts: [dealFacts(booking), ...ofProduct] };
    },
  };
}
