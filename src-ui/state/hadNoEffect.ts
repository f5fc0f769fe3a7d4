import type { Failure } from '#domain/failures.ts';

const withoutEffect: ReadonlySet<string> = new Set<Failure['code']>([
  'rules/broken',
  'access/denied',
  'access/login-required',
  'api/session-expired',
  'api/forbidden',
  'api/unregistered',
  'api/too-many-requests',
]);

/** Whether the marketplace did nothing. Reading a list again could then only take away what is shown and typed. */
export function hadNoEffect(code: string): boolean {
  return withoutEffect.has(code);
}
