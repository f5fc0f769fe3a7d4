import { describe, expect, it } from 'vitest';
import type { CatalogueSearch, FindRequest } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { LocalCatalogueSearch, type LocalCatalogueSearchParts } from '#domain/search/LocalCatalogueSearch.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { apiFailures, lists, offline, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';
import { aList } from './given.ts';

type Read = LocalCatalogueSearchParts['read'];

const minute = 60_000;
const start = 10 * minute;
const firstPage: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 2, after: null, facets: [] };
const before = lists(...aList({ a: { postedAt: 3 }, b: { postedAt: 2 }, c: { postedAt: 1 } }));
const since = lists(...aList({ new: { postedAt: 9 } }));

/** A search at a time of day, over a list that each reading may answer differently. */
function aShop(...readings: readonly Read[]) {
  const clock = { now: start };
  const journal = new Journal();
  let place = 0;
  const read: Read = (...asked) => {
    const reading = readings[Math.min(place, readings.length - 1)] ?? before;
    place += 1;
    return reading(...asked);
  };
  const search: CatalogueSearch = new LocalCatalogueSearch({
    ...journal.port<Pick<LocalCatalogueSearchParts, 'read'>>({ read }),
    indexes: new WeakMap(),
    repeat: async () => {},
    isVerified: () => false,
    now: () => clock.now,
  });
  const find = async (request: Partial<FindRequest> = {}, options = {}) => {
    const answer = await search.find({ ...firstPage, ...request }, options);
    if (!answer.ok) return answer;
    const { items, ...page } = answer.value;
    return { ...page, ids: items.map(({ id }) => id) };
  };
  /** The snapshot of the first page. */
  const firstSnapshot = async () => {
    const answer = await search.find(firstPage);
    return answer.ok ? answer.value.snapshot : undefined;
  };
  return { clock, journal, find, firstSnapshot, search };
}

describe('[G-SCALE-1] the list that an earlier answer came from', () => {
  it.each([
    ['a list without an earlier answer', undefined],
    ['a list whose earlier answer is unknown', {}],
  ])('is read for %s', async (_what, snapshot) => {
    const { journal, find } = aShop(before);
    const options = { fresh: true };
    const within = { of: 'category', categoryName: 'HP' } as const;
    expect(await find({ snapshot, within }, options)).toMatchObject({ ids: ['a', 'b'], asOf: start });
    expect(journal.of('read')).toEqual([[within, options]]);
  });

  it.each([
    ['searched again within five minutes', { after: null, size: 2 }, 5 * minute - 1, ['a', 'b']],
    ['paged on, whatever its age', { after: '2/b', size: 2 }, 60 * minute, ['c']],
    ['counted, whatever its age', { after: null, size: 0 }, 60 * minute, []],
  ])('is %s', async (_what, request, age, ids) => {
    const { clock, journal, find, firstSnapshot } = aShop(before, since);
    const snapshot = await firstSnapshot();
    clock.now += age;
    const page = await find({ ...request, snapshot });
    expect(page).toMatchObject({ ids, total: { count: 3 }, asOf: start });
    expect(page).not.toHaveProperty('outdated');
    expect(journal.of('read')).toHaveLength(1);
  });

  it.each([
    ['five minutes old', 5 * minute],
    ['of a clock that has been set back', -1],
  ])('is read again for a search once it is %s', async (_what, age) => {
    const { clock, find, firstSnapshot } = aShop(before, since);
    const snapshot = await firstSnapshot();
    clock.now += age;
    expect(await find({ snapshot })).toMatchObject({ ids: ['new'], asOf: start + age });
  });

  it('[G-FAULT-1] is as old as the moment when its reading began', async () => {
    const { clock, find } = aShop(async () => {
      clock.now += minute;
      return before();
    });
    expect(await find()).toMatchObject({ asOf: start });
  });

  it.each([
    offline,
    { code: 'api/unreachable' },
    { code: 'api/timeout' },
    { code: 'api/malformed' },
    { code: 'api/too-many-requests', retryAfter: null },
    { code: 'api/unavailable' },
  ] as const)('[G-FAULT-1] is shown as outdated while no newer one comes: $code', async (failure) => {
    const { clock, find, firstSnapshot } = aShop(before, refuses(failure));
    const snapshot = await firstSnapshot();
    clock.now += 5 * minute;
    expect(await find({ snapshot })).toMatchObject({ ids: ['a', 'b'], asOf: start, outdated: failure });
  });

  it.each(['api/session-expired', 'api/forbidden', 'api/cancelled'] as const)(
    '[G-FAULT-1] is not shown after another failure: %s',
    async (code) => {
      const { clock, find, firstSnapshot } = aShop(before, refuses({ code }));
      const snapshot = await firstSnapshot();
      clock.now += 5 * minute;
      expect(await find({ snapshot })).toEqual(fail({ code }));
    },
  );

  it.each(apiFailures)('[G-FAULT-1] is missing at the first search: $code', async (failure) => {
    expect(await aShop(refuses(failure)).find()).toEqual(fail(failure));
  });

  it('[G-FAULT-1] is no longer outdated after a newer one came', async () => {
    const { clock, search, find, firstSnapshot } = aShop(before, refuses(offline), since);
    const snapshot = await firstSnapshot();
    clock.now += 5 * minute;
    const outdated = await search.find({ ...firstPage, snapshot });
    expect(outdated).toEqual(ok(expect.objectContaining({ outdated: offline })));
    const page = await find({ snapshot: outdated.ok ? outdated.value.snapshot : undefined });
    expect(page).toMatchObject({ ids: ['new'] });
    expect(page).not.toHaveProperty('outdated');
  });
});
