import type { FakeCall, FakeFailure } from './FakeCall.ts';

export type PlannedFailure = {
  readonly call: FakeCall | 'any';
  readonly failure: FakeFailure;
  /** How many calls are still to fail. */
  readonly times: number | 'always';
};

/** What a person or a test has asked of the fakes. */
export type ControlSettings = {
  /** Milliseconds that every call over the network takes. */
  readonly latency: number;
  readonly offline: boolean;
  readonly failures: readonly PlannedFailure[];
  /** Milliseconds that the fakes' clock is ahead of the real one. */
  readonly clockOffset: number;
  /** The time at which the clock stands; null while it runs. */
  readonly clockFrozenAt: number | null;
};

export const plainSettings: ControlSettings = {
  latency: 0,
  offline: false,
  failures: [],
  clockOffset: 0,
  clockFrozenAt: null,
};
