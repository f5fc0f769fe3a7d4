/** The states as a marketplace with `sales` writes them. */
export const bookingStates = ['requested', 'accepted', 'declined', 'cancelled', 'handed-over', 'completed'] as const;
export type BookingState = (typeof bookingStates)[number];

/** The two people of a deal. */
export const dealSides = ['buyer', 'seller'] as const;
export type DealSide = (typeof dealSides)[number];

/** The time at which each side confirmed the hand-over, in milliseconds since 1970-01-01T00:00Z. */
export type HandedOver = { readonly [S in DealSide]?: number };

const ended: ReadonlySet<BookingState | undefined> = new Set(['declined', 'cancelled', 'completed']);

/** Whether the deal can still go on. A booking without a state stays open until it is deleted. */
export function isOpen({ state }: { readonly state?: BookingState }): boolean {
  return !ended.has(state);
}
