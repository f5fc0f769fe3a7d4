import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { mayHaveArrived } from '../shared/mayHaveArrived.ts';
import { checkField } from '../shared/rules.ts';
import { withoutHairSpaces } from '../shared/withoutHairSpaces.ts';
import type { Booking } from './Booking.ts';
import { type BookingMove, moveStates } from './BookingMove.ts';
import type { BookingsApi } from './BookingsApi.ts';
import type { DealSide } from './BookingState.ts';
import { allowedMoves, sideOf } from './dealPolicy.ts';
import { type ReasonCode, reasonRules } from './reasonRules.ts';
import type { BookingMovedOn, SalesApi } from './SalesApi.ts';

export type MoveBookingCommand = {
  readonly actor: Actor;
  readonly booking: Booking;
  readonly move: BookingMove;
  readonly reason?: string;
};

export type MoveBookingFailure = AccessFailure | RulesFailure<ReasonCode> | BookingMovedOn | ApiFailure;

type Dependencies = {
  readonly sales: Pick<SalesApi, 'move'>;
  readonly bookings: Pick<BookingsApi, 'byId'>;
};

/**
 * Makes one side's move in a deal. The marketplace decides whether the current state allows it. If its answer is lost,
 * the booking says whether the move was made.
 */
export const moveBooking =
  ({ sales, bookings }: Dependencies) =>
  async ({ actor, booking, move, reason = '' }: MoveBookingCommand): Promise<Result<void, MoveBookingFailure>> => {
    const allowed = requireAccess(actor, 'take part in a deal');
    if (!allowed.ok) return allowed;
    const { state } = booking;
    const side = sideOf(actor, booking);
    if (state === undefined || side === null) return fail({ code: 'access/denied' });
    if (!allowedMoves(actor, booking).includes(move)) return fail({ code: 'booking/moved-on', state });

    const rules = reasonRules[move];
    const broken = rules === undefined ? undefined : checkField(rules, reason);
    if (broken !== undefined) return fail({ code: 'rules/broken', fields: { reason: broken } });
    const words = rules === undefined ? '' : reason.trim();
    const moved = await (words === '' ? sales.move(booking.id, move) : sales.move(booking.id, move, words));
    if (moved.ok || !mayHaveArrived(moved.failure.code) || moved.failure.code === 'api/cancelled') return moved;
    const now = await bookings.byId(booking.id, { fresh: true });
    return now.ok && isMade(now.value, { move, words, side }) ? ok() : moved;
  };

export type MoveBooking = ReturnType<typeof moveBooking>;

type Move = { readonly move: BookingMove; readonly words: string; readonly side: DealSide };

/** The other side may cancel as well, with other words. */
function isMade({ state, handedOver, reason = '' }: Booking, { move, words, side }: Move): boolean {
  if (move === 'hand-over') return handedOver?.[side] !== undefined;
  return state === moveStates[move] && withoutHairSpaces(reason) === words;
}
