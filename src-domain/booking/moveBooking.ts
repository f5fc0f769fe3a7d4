import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkField } from '../shared/rules.ts';
import type { Booking } from './Booking.ts';
import type { BookingMove } from './BookingMove.ts';
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

/** Makes one side's move in a deal. The marketplace decides whether the current state allows it. */
export const moveBooking =
  ({ sales }: { readonly sales: SalesApi }) =>
  async ({ actor, booking, move, reason = '' }: MoveBookingCommand): Promise<Result<void, MoveBookingFailure>> => {
    const allowed = requireAccess(actor, 'take part in a deal');
    if (!allowed.ok) return allowed;
    const { state } = booking;
    if (state === undefined || sideOf(actor, booking) === null) return fail({ code: 'access/denied' });
    if (!allowedMoves(actor, booking).includes(move)) return fail({ code: 'booking/moved-on', state });

    const rules = reasonRules[move];
    if (rules === undefined) return sales.move(booking.id, move);
    const broken = checkField(rules, reason);
    if (broken !== undefined) return fail({ code: 'rules/broken', fields: { reason: broken } });
    const words = reason.trim();
    return words === '' ? sales.move(booking.id, move) : sales.move(booking.id, move, words);
  };

export type MoveBooking = ReturnType<typeof moveBooking>;
