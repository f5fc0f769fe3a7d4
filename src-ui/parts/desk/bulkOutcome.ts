import { type FailureTexts, failureText } from '../../texts/failures.ts';
import type { deskTexts } from '../../texts/desk.ts';
import type { DeskRun } from './DeskRun.ts';

export type OutcomeWords = {
  readonly texts: (typeof deskTexts)['english'];
  readonly failures: FailureTexts;
  readonly count: (number: number) => string;
};

const named = 3;

/** The rows that failed and those whose answers were lost: names and the first reason; how many were not sent. */
export function bulkOutcome<Row extends { readonly id: string }>(
  run: DeskRun<Row>,
  name: (row: Row) => string,
  { texts, failures, count }: OutcomeWords,
): string {
  const { unsent, running } = run.states.counts;
  const told = (kind: 'failed' | 'lost'): readonly string[] => {
    const rows = run.states.rowsThat(kind);
    if (rows.length === 0) return [];
    const names = rows.slice(0, named).map(name);
    if (rows.length > named) names.push(texts.others(rows.length - named, count(rows.length - named)));
    const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((one) => one !== '').join(texts.and);
    const failure = run.states.firstFailure(kind);
    return [
      texts.sentence(`${texts[kind](count(rows.length))}: ${list}`),
      failure === null ? texts.unknownReason : failureText(failure, failures),
    ];
  };
  const sentences = [
    ...told('failed'),
    ...told('lost'),
    unsent > 0 && texts.unchanged(unsent, count(unsent)),
    running > 0 && texts.pending(running, count(running)),
  ];
  return sentences.filter((one) => one !== false).join(' ');
}
