import { type InferOutput, boolean, check, nullish, number, object, optional, pipe, unknown } from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { refusalIn } from './failures.ts';

/** The answer to a POST: `acknowledged`, or a refusal with or without it. */
export const postAnswer = pipe(
  object({ acknowledged: optional(boolean()), message: optional(unknown()) }),
  check((answer) => !Array.isArray(answer)),
);
type PostAnswer = InferOutput<typeof postAnswer>;

/** The answer to a PUT. */
export const putAnswer = object({
  modifiedCount: number(),
  matchedCount: optional(number()),
  upsertedCount: nullish(number(), 0),
});
type PutAnswer = InferOutput<typeof putAnswer>;

/** The answer to a DELETE. */
export const deleteAnswer = object({ deletedCount: number() });

type Body<T> = Result<T, ApiFailure>;

/** Whether the server took what was posted, when it must say so. */
export function posted(answer: Body<PostAnswer>): Body<void> {
  if (!answer.ok) return answer;
  if (answer.value.acknowledged === true) return ok();
  return fail(refusalIn(answer.value) ?? { code: 'api/malformed' });
}

/** Whether the server took what was posted, when all that is known of its answer is how it refuses. */
export function postedUnlessRefused(answer: Body<PostAnswer>): Body<void> {
  const refused = answer.ok && (answer.value.acknowledged === false || refusalIn(answer.value) !== undefined);
  return answer.ok && !refused ? ok() : posted(answer);
}

/** Repeating a PUT modifies nothing, which is no failure; matching nothing is. */
export function put(answer: Body<PutAnswer>): Body<void> {
  if (!answer.ok) return answer;
  const { modifiedCount, matchedCount, upsertedCount } = answer.value;
  return modifiedCount === 0 && matchedCount === 0 && upsertedCount === 0 ? fail({ code: 'api/not-found' }) : ok();
}

/** Whether there was anything to delete. */
export function deleted(answer: Body<{ readonly deletedCount: number }>): Body<boolean> {
  return answer.ok ? ok(answer.value.deletedCount > 0) : answer;
}
