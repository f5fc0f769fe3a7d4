import type { ProductStatus } from '../catalogue/Product.ts';
import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { Booking } from './Booking.ts';
import type { DeletableBooking } from './bookingPolicy.ts';
import { movesOf, stageOf } from './bookingLife.ts';
import type { BookingMove } from './moves.ts';
import { type DealSide } from './BookingState.ts';

type Parties = Pick<Booking, 'email' | 'sellerEmail'>;

/** Which side of the deal the person of this address is; null for everybody else, admins too. */
export function sideOfEmail(email: string, { email: buyerEmail, sellerEmail }: Parties): DealSide | null {
  if (sameEmail(email, buyerEmail)) return 'buyer';
  return sellerEmail !== undefined && sameEmail(email, sellerEmail) ? 'seller' : null;
}

export function sideOf(actor: Actor, booking: Parties): DealSide | null {
  return actor === null ? null : sideOfEmail(actor.account.email, booking);
}

/** What this person may do to the booking next; `product`: its product's status, where it is known. */
export function mayDo(
  actor: Actor,
  booking: Parties & Pick<Booking, 'state' | 'handedOver'>,
  product?: ProductStatus,
): readonly BookingMove[] {
  const [side, stage] = [sideOf(actor, booking), stageOf(booking, product)];
  return side === null || stage === null ? [] : movesOf(stage, side);
}

/** 'removes': the deal stays as it is, and leaves one's own list alone. */
export type Deletion = 'deletes' | 'cancels' | 'removes';

/** What deleting a booking from one's list comes to. One that could not be read says nothing of a deal. */
export function whatDeletingDoes(actor: Actor, booking: DeletableBooking | Booking): Deletion {
  if (!('state' in booking) || booking.state === undefined) return 'deletes';
  return mayDo(actor, booking).includes('cancel') ? 'cancels' : 'removes';
}
