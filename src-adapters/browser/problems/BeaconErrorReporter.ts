import type { ErrorReporter, Problem } from '#domain/shared/problems/ErrorReporter.ts';
import type { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';

/**
 * Posts each report to an address without waiting for an answer, even while the page closes. `sendBeacon` would also
 * send cookies and the page's address as the referrer.
 */
export class BeaconErrorReporter implements ErrorReporter {
  readonly #url: string;
  readonly #filter: ProblemFilter;

  constructor(url: string, filter: ProblemFilter) {
    this.#url = url;
    this.#filter = filter;
  }

  report(problem: Problem): void {
    const report = this.#filter.reportOf(problem);
    if (report === null) return;
    // As plain text, so that browsers send it to another origin without a preflight.
    const body = JSON.stringify(report);
    fetch(this.#url, {
      method: 'POST',
      body,
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {
      // Nobody can be told that reporting failed.
    });
  }
}
