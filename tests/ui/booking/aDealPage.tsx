import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { BookingMovedOn, SalesApi } from '#domain/booking/SalesApi.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { PaidApi } from '#domain/payment/PaidApi.ts';
import type { PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { bookingFeature } from '#ui/features/booking/bookingFeature.ts';
import { BookingSummaryPage } from '#ui/features/booking/BookingSummaryPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal, productIn } from '../../builders/aDeal.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { paymentRecords } from '../../builders/aPayment.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession } from '../../builders/aSession.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';

type Parts = {
  readonly side?: DealSide;
  readonly given?: Partial<Booking>;
  readonly records?: PaymentRecords;
  readonly paid?: PaidApi | null;
  /** Without it the marketplace has no `sales`. */
  readonly hasSales?: boolean;
  readonly language?: Language;
};

const at = Date.UTC(2026, 10, 22, 10);

/** The page of a deal between a buyer and the seller of `aProduct()`, over a marketplace of a few lines. */
export function openDeal(stage: BookingStage, parts: Parts = {}) {
  const { side = 'buyer', given = {}, records = paymentRecords(), paid = null, hasSales = true } = parts;
  const sent: (readonly [BookingMove, string | undefined])[] = [];
  const state = {
    booking: ok(hasSales ? aDeal(stage, given) : aBooking(given)) as Result<Booking, ApiFailure>,
    /** Instead of the next move. */
    refuses: null as ApiFailure | BookingMovedOn | null,
    /** The next move waits for this. */
    waitsFor: null as Promise<void> | null,
    reads: 0,
  };
  const bookings: Pick<BookingsApi, 'byId'> = {
    byId: async () => {
      state.reads += 1;
      return state.booking;
    },
  };
  const offered = hasSales ? aProduct({ status: productIn(stage) }) : aProduct();
  const answer = async () => ok(listing([offered]));
  const products: Pick<ProductsApi, 'ofCategory' | 'all'> = { ofCategory: answer, all: answer };
  const sales: Pick<SalesApi, 'move'> = {
    move: async (_id, move, reason) => {
      sent.push([move, reason]);
      if (state.waitsFor !== null) await state.waitsFor;
      if (state.refuses !== null) return fail(state.refuses);
      const moved = state.booking.ok ? applyBookingEvent(state.booking.value, move, { by: side, at, reason }) : null;
      if (moved !== null) state.booking = ok(moved);
      return ok();
    },
  };
  const dashboard = aDashboard({
    actor: aSession(side),
    language: parts.language ?? 'english',
    viewModels: (shell) =>
      bookingFeature(
        {
          bookings: bookings as BookingsApi,
          products: products as ProductsApi,
          search: null,
          sales: hasSales ? (sales as SalesApi) : null,
          paid,
          paymentRecords: records,
          deviceStore: aDevice(),
          clock: { now: () => at },
        },
        shell,
      ),
  });
  const page = dashboard.open('/dashboard/booking/b1', BookingSummaryPage, { id: 'b1' });
  return { ...page, toasts: dashboard.toasts, sent, state };
}
