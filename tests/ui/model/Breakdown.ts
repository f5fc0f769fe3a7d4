/** How a call on a real network ends without an answer. */
export const breakdowns = ['hangs', 'breaks', 'loses its answer', 'is answered with HTML', 'throws'] as const;
export type Breakdown = (typeof breakdowns)[number];
