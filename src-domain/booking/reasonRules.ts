import type { Rule } from '../shared/rules.ts';
import type { BookingMove } from './BookingMove.ts';

export type ReasonCode = 'booking/reason-required' | 'booking/reason-too-long';

const notTooLong: Rule<ReasonCode> = { kind: 'at-most', characters: 300, code: 'booking/reason-too-long' };

/** The other side reads the reason. Cancelling needs one. Moves that are missing here take none. */
export const reasonRules: { readonly [M in BookingMove]?: readonly Rule<ReasonCode>[] } = {
  decline: [notTooLong],
  cancel: [{ kind: 'required', code: 'booking/reason-required' }, notTooLong],
};
