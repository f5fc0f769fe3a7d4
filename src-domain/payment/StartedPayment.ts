import type { Booking } from '../booking/Booking.ts';
import type { BookingState } from '../booking/BookingState.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { PaymentFailure, PaymentReport } from './PaymentProvider.ts';

/** The link in an address like the provider's return address. Anyone may have written it. */
export type PaymentLink = {
  /** Null if the address has none. */
  readonly clientSecret: string | null;
};

export type StartedPayment = {
  readonly booking: Booking;
  /** Null if only this device's record says that the booking was paid. */
  readonly clientSecret: string | null;
  readonly report: PaymentReport;
  /** Whether a card can pay it: it is neither paid nor cancelled. */
  readonly isPayable: boolean;
  /** Whether the link names this payment or another one; null without a link. */
  readonly link: 'this' | 'another' | null;
};

export type StartPaymentFailure =
  | AccessFailure
  | ApiFailure
  | PaymentFailure
  /** The link's payment was not started on this device, and the provider does not confirm that it is this booking's. */
  | { readonly code: 'payment/not-begun-here'; readonly report: PaymentReport | null }
  /** The booking's state does not allow paying. */
  | { readonly code: 'payment/not-due'; readonly state: BookingState | undefined }
  /** Paid on another device; `report` is null if the provider does not report it. */
  | { readonly code: 'payment/already-paid'; readonly report: PaymentReport | null }
  /** The marketplace did not answer, but the payment that this device started for the booking succeeded or still may. */
  | { readonly code: 'payment/booking-unread'; readonly report: PaymentReport; readonly failure: ApiFailure }
  /** The booking is gone, but this device started a payment for it. */
  | { readonly code: 'payment/booking-gone'; readonly report: PaymentReport };
