import type { Timer } from '#domain/shared/within.ts';
import { browserTimer } from '../browser/browserTimer.ts';

/** How long Stripe may take, in milliseconds. */
export type StripeLimits = {
  /** For its script, its frame and its report on a payment. */
  readonly answer: number;
  /** For a confirmation, during which a bank may ask the payer in a dialog. */
  readonly confirm: number;
  readonly timer: Timer;
};

export const stripeLimits: StripeLimits = { answer: 20_000, confirm: 60_000, timer: browserTimer };
