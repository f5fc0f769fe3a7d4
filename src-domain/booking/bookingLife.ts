import type { ProductStatus } from '../catalogue/Product.ts';
import type { Booking } from './Booking.ts';
import type { BookingState, DealSide } from './BookingState.ts';
import { type BookingMove, bookingMoves } from './BookingMove.ts';

/**
 * The stages of a booking. They are finer than the marketplace's states: 'waiting' is a request for a product that is
 * promised to somebody else, and each side confirms the hand-over separately.
 */
export const bookingStages = [
  'requested',
  'waiting',
  'accepted',
  'seller-handed-over',
  'buyer-handed-over',
  'completed',
  'declined',
  'cancelled',
] as const;
export type BookingStage = (typeof bookingStages)[number];

/** Events that neither side of the deal causes by a move: another booking of the product, or a deletion. */
export const bookingIncidents = [
  'product-promised',
  'product-freed',
  'product-sold',
  'product-deleted',
  'seller-deleted',
  'buyer-deleted',
] as const;
export type BookingIncident = (typeof bookingIncidents)[number];

export type BookingEvent = BookingMove | BookingIncident;
export type DealRole = DealSide | 'marketplace';

type Life = {
  readonly [S in BookingStage]: {
    readonly [E in BookingEvent]?: { readonly [R in DealRole]?: BookingStage };
  };
};

const eitherCancels = { buyer: 'cancelled', seller: 'cancelled' } as const;
const ends = { marketplace: 'cancelled' } as const;
/** Before the hand-over, deleting the product or either side's account cancels the deal. */
const endsWithEither = { 'product-deleted': ends, 'seller-deleted': ends, 'buyer-deleted': ends } as const;

/**
 * The life of a booking: stage × event × role → stage. Every other combination is impossible. Use cases, buttons, the
 * fakes, the local backend, the drawing in docs/booking-life.md and the tests all read this table.
 */
export const bookingLife: Life = {
  requested: {
    accept: { seller: 'accepted' },
    decline: { seller: 'declined' },
    cancel: eitherCancels,
    'product-promised': { marketplace: 'waiting' },
    ...endsWithEither,
  },
  waiting: {
    decline: { seller: 'declined' },
    cancel: eitherCancels,
    'product-freed': { marketplace: 'requested' },
    'product-sold': { marketplace: 'declined' },
    ...endsWithEither,
  },
  accepted: {
    cancel: eitherCancels,
    'hand-over': { buyer: 'buyer-handed-over', seller: 'seller-handed-over' },
    ...endsWithEither,
  },
  // If the side that has not confirmed is deleted, the deal is completed. Deleting the product changes nothing.
  'seller-handed-over': { 'hand-over': { buyer: 'completed' }, 'buyer-deleted': { marketplace: 'completed' } },
  'buyer-handed-over': { 'hand-over': { seller: 'completed' }, 'seller-deleted': { marketplace: 'completed' } },
  completed: {},
  declined: {},
  cancelled: {},
};

type StageFacts = {
  /** The state that the marketplace writes. */
  readonly state: BookingState;
  /** The status that the booking gives its product; null if other bookings decide. */
  readonly product: Exclude<ProductStatus, 'available'> | null;
  /** Whether the buyer may pay: the product is promised to them, and the deal is not completed. */
  readonly isPayable: boolean;
};

export const stageFacts: { readonly [S in BookingStage]: StageFacts } = {
  requested: { state: 'requested', product: null, isPayable: false },
  waiting: { state: 'requested', product: null, isPayable: false },
  accepted: { state: 'accepted', product: 'reserved', isPayable: true },
  'seller-handed-over': { state: 'handed-over', product: 'reserved', isPayable: true },
  'buyer-handed-over': { state: 'handed-over', product: 'reserved', isPayable: true },
  completed: { state: 'completed', product: 'sold', isPayable: false },
  declined: { state: 'declined', product: null, isPayable: false },
  cancelled: { state: 'cancelled', product: null, isPayable: false },
};

/** The stage after an event; null if the event cannot happen, or not by this role. */
export function stageAfter(stage: BookingStage, event: BookingEvent, role: DealRole): BookingStage | null {
  return bookingLife[stage][event]?.[role] ?? null;
}

/** The moves that the table allows this side. */
export function movesOf(stage: BookingStage, side: DealSide): readonly BookingMove[] {
  return bookingMoves.filter((move) => stageAfter(stage, move, side) !== null);
}

/**
 * The stage of a booking, given its product's status if that is known. Null if the marketplace has no `sales`, or if it
 * answers 'handed-over' without a side.
 */
export function stageOf(
  { state, handedOver = {} }: Pick<Booking, 'state' | 'handedOver'>,
  product?: ProductStatus,
): BookingStage | null {
  if (state === undefined) return null;
  if (state === 'requested') return product === 'reserved' || product === 'sold' ? 'waiting' : 'requested';
  if (state !== 'handed-over') return state;
  if (handedOver.seller !== undefined) return handedOver.buyer === undefined ? 'seller-handed-over' : 'completed';
  return handedOver.buyer === undefined ? null : 'buyer-handed-over';
}

/**
 * A product's status according to its bookings. At most one of them reserves it. What one of the two has handed over is
 * promised at least, even if nobody says which.
 */
export function productStatus(bookings: readonly Pick<Booking, 'state' | 'handedOver'>[]): ProductStatus {
  const made = new Set(
    bookings.map((booking) => {
      const stage = stageOf(booking);
      if (stage === null) return booking.state === 'handed-over' ? 'reserved' : null;
      return stageFacts[stage].product;
    }),
  );
  if (made.has('sold')) return 'sold';
  return made.has('reserved') ? 'reserved' : 'available';
}

/** The event that a change of one booking causes for the product's other bookings; null if none. */
export function incidentForOthers(from: BookingStage, to: BookingStage): BookingIncident | null {
  const [before, now] = [stageFacts[from].product, stageFacts[to].product];
  if (before === now) return null;
  if (now === 'sold') return 'product-sold';
  return now === 'reserved' ? 'product-promised' : 'product-freed';
}
