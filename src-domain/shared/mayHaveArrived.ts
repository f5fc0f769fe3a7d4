import type { ApiFailure } from './Failure.ts';

const unknownOutcomes: ReadonlySet<string> = new Set<ApiFailure['code']>([
  'api/unreachable',
  'api/timeout',
  'api/cancelled',
  'api/malformed',
  'api/unavailable',
]);

/** Whether the marketplace may have done what failed with this code. */
export function mayHaveArrived(code: string): boolean {
  return unknownOutcomes.has(code);
}
