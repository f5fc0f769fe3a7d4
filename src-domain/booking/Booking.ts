import type { BookingState, HandedOver } from './BookingState.ts';

/** A buyer's promise to meet a seller and buy. */
export type Booking = SpecifiedBooking & DealFields & PaidFields & { readonly id: string };

/** The fields that every marketplace answers. They describe the product, but hold no product id. */
type SpecifiedBooking = {
  readonly buyerName: string;
  /** The buyer's address. */
  readonly email: string;
  readonly phone: string;
  readonly meetingLocation: string;
  /** Taka. */
  readonly price: number;
  readonly productName: string;
  /** URL of the product's picture; empty if there is none. */
  readonly image: string;
  readonly categoryName: string;
  readonly categoryId: string;
};

/** Fields of a marketplace with `sales`. An absent field is unknown. Without a state, the shop shows no stage. */
type DealFields = {
  readonly productId?: string;
  readonly sellerEmail?: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly bookedAt?: number;
  readonly state?: BookingState;
  /** Whether the marketplace gave a state that the shop does not know. */
  readonly hasUnknownState?: true;
  readonly handedOver?: HandedOver;
  /** The reason for declining or cancelling, as the person wrote it. */
  readonly reason?: string;
};

/** Fields of a marketplace with `paid`. */
type PaidFields = {
  readonly isPaid?: boolean;
  /** The provider's id of the payment. It may be shown. */
  readonly paymentIntentId?: string;
};

/** `productId` is sent only to marketplaces with `sales`. */
export type NewBooking = SpecifiedBooking & Pick<DealFields, 'productId'>;
