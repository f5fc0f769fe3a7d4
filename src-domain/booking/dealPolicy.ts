import type { ProductStatus } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { Booking } from './Booking.ts';
import type { DeletableBooking } from './bookingPolicy.ts';
import { movesOf, stageOf } from './bookingLife.ts';
import type { BookingMove } from './BookingMove.ts';
import { type DealSide } from './BookingState.ts';

type Parties = Pick<Booking, 'email' | 'sellerEmail'>;

/** The side of the deal that the address belongs to; null for everybody else, including admins. */
export function sideOfEmail(email: string, { email: buyerEmail, sellerEmail }: Parties): DealSide | null {
  if (sameEmail(email, buyerEmail)) return 'buyer';
  return sellerEmail !== undefined && sameEmail(email, sellerEmail) ? 'seller' : null;
}

export function sideOf(actor: Actor, booking: Parties): DealSide | null {
  return actor === null ? null : sideOfEmail(actor.account.email, booking);
}

/** The person's possible moves. `product` is the product's status, if it is known. */
export function allowedMoves(
  actor: Actor,
  booking: Parties & Pick<Booking, 'state' | 'handedOver'>,
  product?: ProductStatus,
): readonly BookingMove[] {
  const [side, stage] = [sideOf(actor, booking), stageOf(booking, product)];
  return side === null || stage === null ? [] : movesOf(stage, side);
}

/** 'removes': the booking disappears from the person's own list only. */
export type Deletion = 'deletes' | 'cancels' | 'removes';

/** The effect of deleting a booking from one's list. An unreadable row has no state, so it is deleted. */
export function deletionOf(actor: Actor, booking: DeletableBooking | Booking): Deletion {
  if (!('state' in booking)) return 'deletes';
  return allowedMoves(actor, booking).includes('cancel') ? 'cancels' : 'removes';
}
