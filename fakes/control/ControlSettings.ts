import type { FakeCall, FakeFailure } from './FakeCall.ts';

export type PlannedFailure = {
  readonly call: FakeCall | 'any';
  readonly failure: FakeFailure;
  /** The number of calls that will still fail. */
  readonly times: number | 'always';
};

/** The fakes' settings, chosen by a person or a test. */
export type ControlSettings = {
  /** Milliseconds that every network call takes. */
  readonly latency: number;
  readonly offline: boolean;
  readonly failures: readonly PlannedFailure[];
  /** How far the fakes' clock is ahead of the real one, in milliseconds. */
  readonly clockOffset: number;
  /** The time at which the clock is stopped; null if it is running. */
  readonly clockFrozenAt: number | null;
};

export const plainSettings: ControlSettings = {
  latency: 0,
  offline: false,
  failures: [],
  clockOffset: 0,
  clockFrozenAt: null,
};
