import { expect } from 'vitest';
import type { Result } from '#domain/shared/Result.ts';

/** The value of a result that has to be one. */
export function valueOf<T, F>(result: Result<T, F>): T {
  if (!result.ok) throw new Error(`Expected an answer, got the failure ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** The code of a failure that has to be one. */
export function codeOf<T, F extends { readonly code: string }>(result: Result<T, F>): F['code'] {
  expect(result, 'expected a failure').toMatchObject({ ok: false });
  if (result.ok) throw new Error('Expected a failure');
  return result.failure.code;
}
