import type { Clock } from '../Clock.ts';
import type { Problem, Report } from './ErrorReporter.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

const minute = 60_000;
const perMinute = 5;

/** Characters. */
const longestMessage = 300;
const longestStack = 2000;

/** Turns problems into reports. Lets each through once and only a few a minute, so that one visit floods nobody. */
export class ProblemFilter {
  readonly #release: string;
  readonly #clock: Clock;
  readonly #told = new Set<string>();
  #latest: readonly number[] = [];

  constructor(release: string, clock: Clock) {
    this.#release = release;
    this.#clock = clock;
  }

  /** Null if the problem was already reported or exceeds the limit. */
  reportOf({ kind, message, stack, route }: Problem): Report | null {
    const report: Report = {
      kind,
      message: withoutPersonalData(message).slice(0, longestMessage),
      stack: withoutPersonalData(stack).slice(0, longestStack),
      route,
      release: this.#release,
    };
    const name = JSON.stringify([kind, report.message, report.stack, kind === 'slow-page' ? route : '']);
    const now = this.#clock.now();
    this.#latest = this.#latest.filter((time) => now - time < minute);
    if (this.#told.has(name) || this.#latest.length >= perMinute) return null;
    this.#told.add(name);
    this.#latest = [...this.#latest, now];
    return report;
  }
}
