import type { AccessFailure, ApiFailure } from './Failure.ts';

const general: ReadonlySet<string> = new Set<ApiFailure['code'] | AccessFailure['code']>([
  'api/offline',
  'api/too-many-requests',
  'api/session-expired',
  'api/unregistered',
  'access/login-required',
]);

/** Whether further calls of the same kind would fail like this one. */
export function concernsEveryCall(code: string): boolean {
  return general.has(code);
}
