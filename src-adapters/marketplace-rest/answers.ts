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

/** The answer to a POST: `acknowledged`, or a refusal with or without it. */
export const postAnswer = pipe(
  unknown(),
  // Before `object`, which reads a list as an object without fields.
  check((answer) => !Array.isArray(answer)),
  object({ acknowledged: optional(boolean()), message: optional(unknown()) }),
);
type PostAnswer = InferOutput<typeof postAnswer>;

const count = nullish(number(), 0);

/** The answer to a PUT. Its fields depend on the database driver. */
export const putAnswer = object({
  acknowledged: nullish(boolean()),
  matchedCount: nullish(number()),
  modifiedCount: count,
  upsertedCount: count,
  upsertedId: optional(unknown()),
  message: optional(unknown()),
});
type PutAnswer = InferOutput<typeof putAnswer>;

/** The answer to a DELETE. */
export const deleteAnswer = object({ deletedCount: number() });

type Body<T> = Result<T, ApiFailure>;

/** Success if the server says that it accepted the POST. */
export function posted<F = never>(answer: Result<PostAnswer, ApiFailure | F>): Result<void, ApiFailure | F> {
  if (!answer.ok) return answer;
  if (answer.value.acknowledged === true) return ok();
  return fail(refusalIn(answer.value) ?? { code: 'api/malformed' });
}

/** Success unless the server refuses the POST, for calls whose other answers the contract leaves open. */
export function postedUnlessRefused(answer: Body<PostAnswer>): Body<void> {
  const refused = answer.ok && (answer.value.acknowledged === false || refusalIn(answer.value) !== undefined);
  return answer.ok && !refused ? ok() : posted(answer);
}

/** Whether a PUT changed a row, for calls that may be repeated. The answer may hold only the count of rows. */
export function changed(answer: Body<PutAnswer>): Body<boolean> {
  if (!answer.ok) return answer;
  const { modifiedCount, matchedCount, acknowledged, upsertedCount } = answer.value;
  const isUnchanged = modifiedCount === 0 && matchedCount !== 0 && acknowledged !== false && upsertedCount === 0;
  if (isUnchanged && refusalIn(answer.value) === undefined) return ok(false);
  const done = put(answer);
  return done.ok ? ok(true) : done;
}

/**
 * Success only if the answer proves it: a row was changed, or matched, because a repeated PUT changes nothing. A loose
 * backend creates a missing row ('upsert'); then the real row is gone.
 */
export function put<F = never>(answer: Result<PutAnswer, ApiFailure | F>): Result<void, ApiFailure | F> {
  if (!answer.ok) return answer;
  const { acknowledged, matchedCount, modifiedCount, upsertedCount, upsertedId } = answer.value;
  if (acknowledged === false) return fail(refusalIn(answer.value) ?? { code: 'api/malformed' });
  if (upsertedCount > 0 || (upsertedId ?? null) !== null) return fail({ code: 'api/not-found' });
  if (modifiedCount > 0 || (matchedCount ?? 0) > 0) return ok();
  if (matchedCount === 0) return fail({ code: 'api/not-found' });
  return fail(refusalIn(answer.value) ?? { code: 'api/malformed' });
}

/** Whether there was anything to delete. */
export function deleted(answer: Body<{ readonly deletedCount: number }>): Body<boolean> {
  if (answer.ok) return ok(answer.value.deletedCount > 0);
  return answer.failure.code === 'api/not-found' ? ok(false) : answer;
}
