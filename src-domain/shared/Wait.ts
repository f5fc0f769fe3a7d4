import type { CancelSignal } from './reading.ts';

/** Resolves after this time, or at once when cancelled. */
export type Wait = (milliseconds: number, signal?: CancelSignal) => Promise<void>;
