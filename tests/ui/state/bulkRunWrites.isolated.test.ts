import { expect, it } from 'vitest';
import { ok, type Result } from '#domain/shared/Result.ts';
import { BulkRun } from '#ui/state/BulkRun.ts';
import { isUnfinished } from '#ui/state/unfinished.ts';
import { later } from './later.ts';

it('a bulk run keeps the page from reloading until its last answer has come, though it was stopped', async () => {
  const answer = later<Result<void, { readonly code: 'api/timeout' }>>();
  const run = new BulkRun<{ readonly id: string }, { readonly code: 'api/timeout' }>(() => answer.promise);
  expect(isUnfinished()).toBe(false);
  const ended = run.start([{ id: 'r1' }]);
  expect(isUnfinished()).toBe(true);
  run.stop();
  await ended;
  expect(isUnfinished()).toBe(true);
  answer.resolve(ok());
  await expect.poll(isUnfinished).toBe(false);
});
