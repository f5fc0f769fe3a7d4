import { type FailureTexts, failureText } from '../../texts/failures.ts';
import type { deskTexts } from '../../texts/desk.ts';
import type { DeskRun } from './DeskRun.ts';

export type OutcomeWords = {
  readonly texts: (typeof deskTexts)['english'];
  readonly failures: FailureTexts;
  readonly count: (number: number) => string;
};

const named = 3;

/** The failed rows: names, the first reason, and how many were not sent. */
export function bulkOutcome<Row extends { readonly id: string }>(
  run: DeskRun<Row>,
  name: (row: Row) => string,
  { texts, failures, count }: OutcomeWords,
): string {
  const { unsent, running } = run.states.counts;
  const failed = run.states.rowsThat('failed');
  const names = failed.slice(0, named).map(name);
  if (failed.length > named) names.push(texts.others(count(failed.length - named)));
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((one) => one !== '').join(texts.and);
  const { firstFailure } = run.states;
  const sentences = [
    failed.length > 0 && `${texts.failed(count(failed.length))}: ${list}.`,
    failed.length > 0 && (firstFailure === null ? texts.unknownReason : failureText(firstFailure, failures)),
    unsent > 0 && texts.unchanged(unsent, count(unsent)),
    running > 0 && texts.pending(running, count(running)),
  ];
  return sentences.filter((one) => one !== false).join(' ');
}
