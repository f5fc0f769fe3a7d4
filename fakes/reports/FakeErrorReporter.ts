import type { ErrorReporter, Problem, Report } from '#domain/shared/problems/ErrorReporter.ts';
import { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';
import type { Clock } from '#domain/shared/Clock.ts';

/** Collects the reports for the person who tries the shop. */
export class FakeErrorReporter implements ErrorReporter {
  readonly #filter: ProblemFilter;
  readonly #listeners = new Set<() => void>();
  #reports: readonly Report[] = [];

  constructor(clock: Clock) {
    this.#filter = new ProblemFilter('demo', clock);
  }

  get reports(): readonly Report[] {
    return this.#reports;
  }

  report(problem: Problem): void {
    const report = this.#filter.reportOf(problem);
    if (report === null) return;
    this.#reports = [...this.#reports, report];
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
