import type { BulkRun } from '#ui/state/BulkRun.ts';
import type { Offer } from './Page.ts';

type AnyRun = Pick<
  BulkRun<{ readonly id: string }, { readonly code: string }>,
  'isRunning' | 'stop' | 'retry' | 'states'
>;

/** The buttons of a run of one action on many rows. */
export function runOffers(run: AnyRun): readonly Offer[] {
  if (run.isRunning) return [{ name: 'stop', press: () => run.stop() }];
  const isUnfinished = run.states.counts.failed + run.states.counts.unsent > 0;
  return isUnfinished ? [{ name: 'try again', press: () => run.retry() }] : [];
}

export function pendingRun(name: string, run: AnyRun): readonly string[] {
  return run.states.counts.running > 0 ? [name] : [];
}
