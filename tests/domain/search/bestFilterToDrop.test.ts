import { expect, it } from 'vitest';
import { bestFilterToDrop } from '#domain/search/bestFilterToDrop.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { unreachable } from '../../builders/answers.ts';
import { aQuery } from './given.ts';

it('[G-FAULT-1] the filter to drop is unknown if the results without one of the filters cannot be counted', async () => {
  const query = aQuery({ text: 'nokia', verified: true });
  const found = await bestFilterToDrop(
    async ({ verified }) => (verified ? fail(unreachable) : ok({ count: 3, isExact: true })),
    query,
  );
  expect(found).toEqual(fail(unreachable));
});
