import type { BookingState, HandedOver } from './BookingState.ts';

/** A buyer's promise to meet a seller and buy. */
export type Booking = SpecifiedBooking & DealFields & PaidFields & { readonly id: string };

/** What every marketplace says of a booking. It names its product by what it says, not by an id. */
type SpecifiedBooking = {
  readonly buyerName: string;
  /** The buyer's. */
  readonly email: string;
  readonly phone: string;
  readonly meetingLocation: string;
  /** Taka. */
  readonly price: number;
  readonly productName: string;
  /** URL of the product's picture; empty where it has none. */
  readonly image: string;
  readonly categoryName: string;
  readonly categoryId: string;
};

/** Of a marketplace with `sales`. What is absent is unknown: a booking without a state has no life to show. */
type DealFields = {
  readonly productId?: string;
  readonly sellerEmail?: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly bookedAt?: number;
  readonly state?: BookingState;
  readonly handedOver?: HandedOver;
  /** Why it was declined or cancelled, in the words of whoever did. */
  readonly reason?: string;
};

/** Of a marketplace with `paid`. */
type PaidFields = {
  readonly isPaid?: boolean;
  /** The provider's id of the payment, fit to be shown. */
  readonly paymentIntentId?: string;
};

/** `productId` is sent to marketplaces with `sales` alone. */
export type NewBooking = SpecifiedBooking & Pick<DealFields, 'productId'>;
