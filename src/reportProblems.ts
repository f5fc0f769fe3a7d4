import type * as problems from '#adapters/browser/problems/problemOf.ts';
import type { ErrorReporter, Problem } from '#domain/shared/problems/ErrorReporter.ts';
import { onDefect } from '#ui/state/defects.ts';
import type { LoadReporter } from './Adapters.ts';
import { onSlowPage } from './onSlowPage.ts';

type Words = typeof problems;
/** `route`: the page's pattern, for an address could identify people. */
type Wording = (words: Words, route: string) => Problem | null;

const events = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/** Holds problems while the reporter's code loads. */
const maxHeld = 20;

/**
 * Sends the page's errors to the reporter. Its code loads with the first one, because most visits have none. Answers a
 * function that stops listening.
 */
export function reportProblems(loadReporter: LoadReporter): () => void {
  let caught: ((words: Words) => Problem | null)[] = [];
  let reporting: Promise<readonly [ErrorReporter, Words]> | null = null;

  async function deliver(): Promise<void> {
    reporting ??= Promise.all([loadReporter(), import('#adapters/browser/problems/problemOf.ts')]);
    try {
      const [reporter, words] = await reporting;
      const now = caught;
      caught = [];
      for (const one of now) {
        const problem = one(words);
        if (problem !== null) reporter.report(problem);
      }
    } catch {
      // The code did not load. The next problem tries again.
      reporting = null;
    }
  }

  function hold(wording: Wording): void {
    // The frame records it. The person may be elsewhere once the words are there.
    const route = document.getElementById('main')?.dataset['route'] ?? '';
    if (caught.length < maxHeld) caught.push((words) => wording(words, route));
    void deliver();
  }

  const heard = (event: Event): void => hold((words, route) => words.problemOf(event, route));
  const stops = [
    onDefect((error) => hold((words, route) => words.problemOfError(error, route))),
    onSlowPage((message) => hold((_words, route) => ({ kind: 'slow-page', message, stack: '', route }))),
  ];
  for (const name of events) window.addEventListener(name, heard);
  return () => {
    for (const name of events) window.removeEventListener(name, heard);
    stops.forEach((stop) => stop());
  };
}
