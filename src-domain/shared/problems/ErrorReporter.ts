type ProblemKind = 'defect' | 'unhandled-rejection' | 'policy-violation' | 'slow-page';

/** A problem that the shop's operator should know about. */
export type Problem = {
  readonly kind: ProblemKind;
  readonly message: string;
  /** The place in the code; empty if unknown. */
  readonly stack: string;
  /** The pattern of the page's route, such as `/products/:id`. Never the actual address. */
  readonly route: string;
};

/** A problem's report, without anything that identifies the person. */
export type Report = Problem & {
  /** The build of the shop. */
  readonly release: string;
};

/** Reports each problem once and only a few a minute, without personal data. Never throws, returns nothing. */
export interface ErrorReporter {
  report(problem: Problem): void;
}
