import { BeaconErrorReporter } from '#adapters/browser/problems/BeaconErrorReporter.ts';
import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import type { ErrorReporter } from '#domain/shared/problems/ErrorReporter.ts';
import { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';

/** Its own chunk, loaded only by visits in which something breaks. */
export function openReporter(url: string, release: string): ErrorReporter {
  return new BeaconErrorReporter(url, new ProblemFilter(release, new BrowserClock()));
}
