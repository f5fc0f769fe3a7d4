import type { ProductStatus } from '../catalogue/Product.ts';
import type { Booking } from './Booking.ts';
import type { BookingState, DealSide } from './BookingState.ts';
import { type BookingMove, bookingMoves } from './moves.ts';

/**
 * Where a booking stands. It is finer than the state that a marketplace writes: 'waiting' is a request of a product
 * that is promised to somebody else, and each side hands over for itself.
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

/** What else happens to it: to its product by another booking, or by somebody who leaves. */
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
/** Before anything has changed hands, a deal ends with its product or with either side. */
const endsWithEither = { 'product-deleted': ends, 'seller-deleted': ends, 'buyer-deleted': ends } as const;

/**
 * The life of a booking: stage × event × role → stage. Whatever is not written here cannot happen. Use cases, buttons,
 * the fakes, the local backend, the drawing in docs/booking-life.md and the tests all read this table.
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
  // Nobody is left to contradict the side that is still there. A deleted product is out of the catalogue, not back.
  'seller-handed-over': { 'hand-over': { buyer: 'completed' }, 'buyer-deleted': { marketplace: 'completed' } },
  'buyer-handed-over': { 'hand-over': { seller: 'completed' }, 'seller-deleted': { marketplace: 'completed' } },
  completed: {},
  declined: {},
  cancelled: {},
};

type StageFacts = {
  /** As the marketplace writes it. */
  readonly state: BookingState;
  /** What the booking makes of its product; null leaves it to other bookings. */
  readonly product: Exclude<ProductStatus, 'available'> | null;
  /** Whether the buyer may pay: somebody has promised them the product, and it is not theirs yet. */
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

/** Where an event leads; null where it cannot happen, or not by this role. */
export function after(stage: BookingStage, event: BookingEvent, role: DealRole): BookingStage | null {
  return bookingLife[stage][event]?.[role] ?? null;
}

/** What this side may do next. */
export function movesOf(stage: BookingStage, side: DealSide): readonly BookingMove[] {
  return bookingMoves.filter((move) => after(stage, move, side) !== null);
}

/**
 * The stage of a booking, given what is known of its product. Null where the marketplace does not say: it has no
 * `sales`, or it says that the product was handed over and not by whom.
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

/** What a product's bookings make of it: it is promised to one person at most. */
export function productStatus(bookings: readonly Pick<Booking, 'state' | 'handedOver'>[]): ProductStatus {
  const stages = bookings.map((booking) => stageOf(booking));
  const made = new Set(stages.map((stage) => stage && stageFacts[stage].product));
  if (made.has('sold')) return 'sold';
  return made.has('reserved') ? 'reserved' : 'available';
}

/** What the other bookings of a product hear when one of them goes from stage to stage; null for nothing. */
export function heardByOthers(from: BookingStage, to: BookingStage): BookingIncident | null {
  const [before, now] = [stageFacts[from].product, stageFacts[to].product];
  if (before === now) return null;
  if (now === 'sold') return 'product-sold';
  return now === 'reserved' ? 'product-promised' : 'product-freed';
}
