import type { Failure } from '#domain/failures.ts';
import { failureText, type FailureTexts } from '../../texts/failures.ts';

/** People who closed Google's window themselves need no message. */
export function wordFailure(failure: Failure | null, texts: FailureTexts): string | null {
  return failure === null || failure.code === 'auth/popup-closed' ? null : failureText(failure, texts);
}
