import {
  type InferOutput,
  type ObjectEntries,
  boolean,
  check,
  nullish,
  number,
  object,
  optional,
  pipe,
  unknown,
} from 'valibot';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { refusalIn } from './failures.ts';

/**
 * An answer whose field may be missing. A marketplace that fails may answer a list instead, or a message alone: these are
 * unreadable, as they say nothing about the field.
 */
export function withField<Entries extends ObjectEntries>(entries: Entries) {
  const isAnother = (answer: unknown): boolean =>
    Array.isArray(answer) || (has(answer, 'message') && !Object.keys(entries).some((name) => has(answer, name)));
  return pipe(
    unknown(),
    check((answer) => !isAnother(answer)),
    object(entries),
  );
}

function has(answer: unknown, name: string): boolean {
  return typeof answer === 'object' && answer !== null && name in answer;
}

const said = { acknowledged: optional(boolean()), message: optional(unknown()) };

/** The answer to a POST: `acknowledged`, or a refusal with or without it. */
export const postAnswer = pipe(
  unknown(),
  // Before `object`, which reads a list as an object without fields.
  check((answer) => !Array.isArray(answer)),
  object(said),
);
type PostAnswer = InferOutput<typeof postAnswer>;

const count = nullish(number(), 0);

/** The answer to a PUT. Its fields depend on the database driver. */
export const putAnswer = object({
  ...said,
  acknowledged: nullish(boolean()),
  matchedCount: nullish(number()),
  modifiedCount: count,
  upsertedCount: count,
  upsertedId: optional(unknown()),
});
export type PutAnswer = InferOutput<typeof putAnswer>;

/** The answer to a DELETE. */
export const deleteAnswer = object({ ...said, deletedCount: optional(number()) });
type DeleteAnswer = InferOutput<typeof deleteAnswer>;

type Body<T> = Result<T, ApiFailure>;

function refused(answer: object): Result<never, ApiFailure> {
  return fail(refusalIn(answer) ?? { code: 'api/malformed' });
}

/** Success if the server says that it accepted the POST. */
export function posted<F = never>(answer: Result<PostAnswer, ApiFailure | F>): Result<void, ApiFailure | F> {
  if (!answer.ok) return answer;
  return answer.value.acknowledged === true ? ok() : refused(answer.value);
}

/** Success unless the server refuses the POST, for calls whose other answers the contract leaves open. */
export function postedUnlessRefused(answer: Body<PostAnswer>): Body<void> {
  const refused = answer.ok && (answer.value.acknowledged === false || refusalIn(answer.value) !== undefined);
  return answer.ok && !refused ? ok() : posted(answer);
}

/**
 * Success only if the answer proves it: a row was changed, or matched, because a repeated PUT changes nothing. A loose
 * backend creates a missing row ('upsert'); then the real row is gone.
 */
export function put<F = never>(answer: Result<PutAnswer, ApiFailure | F>): Result<void, ApiFailure | F> {
  if (!answer.ok) return answer;
  const { acknowledged, matchedCount, modifiedCount, upsertedCount, upsertedId } = answer.value;
  if (acknowledged === false) return refused(answer.value);
  if (upsertedCount > 0 || (upsertedId ?? null) !== null) return fail({ code: 'api/not-found' });
  if (modifiedCount > 0 || (matchedCount ?? 0) > 0) return ok();
  if (matchedCount === 0) return fail({ code: 'api/not-found' });
  return refused(answer.value);
}

/** Whether there was anything to delete. A message beside no deletion is a refusal: the row may still be there. */
export function deleted(answer: Body<DeleteAnswer>): Body<boolean> {
  if (!answer.ok) return answer.failure.code === 'api/not-found' ? ok(false) : answer;
  const { acknowledged, deletedCount } = answer.value;
  if (acknowledged === false || deletedCount === undefined) return refused(answer.value);
  const isRefused = deletedCount === 0 && refusalIn(answer.value) !== undefined;
  return isRefused ? refused(answer.value) : ok(deletedCount > 0);
}
