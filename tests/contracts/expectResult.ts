import { expect } from 'vitest';
import type { Result } from '#domain/shared/Result.ts';

/** Answers the value of a success; fails the test otherwise. */
export function valueOf<T, F>(result: Result<T, F>): T {
  if (!result.ok) throw new Error(`Expected an answer, got the failure ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Answers the code of a failure; fails the test otherwise. */
export function codeOf<T, F extends { readonly code: string }>(result: Result<T, F>): F['code'] {
  expect(result, 'expected a failure').toMatchObject({ ok: false });
  if (result.ok) throw new Error('Expected a failure');
  return result.failure.code;
}
