import type { Failure } from '#domain/failures.ts';
import { failureText, type FailureTexts } from '../../copy/failures.ts';

/** Who closed Google's window themselves need not be told. */
export function wordFailure(failure: Failure | null, texts: FailureTexts): string | null {
  return failure === null || failure.code === 'auth/popup-closed' ? null : failureText(failure, texts);
}
