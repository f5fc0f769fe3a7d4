import { expect, test } from 'vitest';
import { CachedReads } from '#adapters/caching/CachedReads.ts';
import { SharedReads } from '#adapters/caching/SharedReads.ts';
import { ok } from '#domain/shared/Result.ts';
import { direct } from './direct.ts';

test('[G-TRUE-1] an answer that was asked for earlier does not replace a newer one', async () => {
  let now = 0;
  const reads = new CachedReads(new SharedReads(direct), { now: () => (now += 1) });
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const early = reads.read('list', async () => {
    await answered;
    return ok('old');
  });
  await reads.read('list', async () => ok('new'), { fresh: true });
  answer();
  expect(await early).toEqual(ok('old'));
  expect(await reads.read('list', async () => ok('asked again'))).toEqual(ok('new'));
});
