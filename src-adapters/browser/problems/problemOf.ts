import type { Problem } from '#domain/shared/problems/ErrorReporter.ts';

/** Addresses of browser extensions. The shop cannot fix their errors. */
const extension = /-extension:/;

/** The problem behind a window event; null if the shop did not cause it. */
export function problemOf(event: Event, route: string): Problem | null {
  const problem = problemIn(event, route);
  return extension.test(problem.message) || extension.test(problem.stack) ? null : problem;
}

function problemIn(event: Event, route: string): Problem {
  if (event.type === 'securitypolicyviolation') {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event as SecurityPolicyViolationEvent;
    const place = sourceFile === null || sourceFile === '' ? '' : `${sourceFile}:${lineNumber}`;
    return { kind: 'policy-violation', message: `${effectiveDirective} blocked ${blockedURI}`, stack: place, route };
  }
  if (event.type === 'unhandledrejection') {
    return { ...problemOfError((event as PromiseRejectionEvent).reason, route), kind: 'unhandled-rejection' };
  }
  const { error, message } = event as ErrorEvent;
  return problemOfError(error ?? message, route);
}

export function problemOfError(error: unknown, route: string): Problem {
  const [message, stack] =
    error instanceof Error ? [`${error.name}: ${error.message}`, error.stack ?? ''] : [String(error), ''];
  return { kind: 'defect', message, stack, route };
}
