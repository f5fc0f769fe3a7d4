import type { BookingState } from './BookingState.ts';

/** The actions that a person can take on a booking. */
export const bookingMoves = ['accept', 'decline', 'cancel', 'hand-over'] as const;
export type BookingMove = (typeof bookingMoves)[number];

/** The state that each move asks the marketplace for. */
export const moveStates = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  'hand-over': 'handed-over',
} as const satisfies { readonly [M in BookingMove]: BookingState };
