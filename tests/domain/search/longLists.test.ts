import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import { answers, lists } from '../../builders/answers.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSearchOf, anything, idsOf } from './aSearchOf.ts';
import { aQuery } from './given.ts';

/** More products than are indexed at once, the newest last. */
const manyProducts = Array.from({ length: 61 }, (_, place) =>
  aProduct({ id: `p${place}`, postedAt: place, price: 1000 - place, sellerEmail: `v${place}@example.com` }),
);

describe('[G-SCALE-1] a list that takes long to index', () => {
  const newest = ['p60', 'p59'];

  it('shows its newest products at once, and its filters later', async () => {
    const { journal, page } = aSearchOf(lists(...manyProducts));
    const first = await page({ size: 2, facets: ['conditions'] });
    expect(first).toMatchObject({ facets: null, sellers: [], total: { count: 61, isExact: true }, whole: 61 });
    expect(idsOf(first)).toEqual(newest);
    expect(journal.of('repeat')).toEqual([]);
    const counted = await page({ size: 0, facets: ['conditions'], snapshot: first.snapshot });
    expect(counted.facets).toMatchObject({ conditions: { length: 3 } });
  });

  it('shows undated products last until it is indexed, as afterwards', async () => {
    const undated = [aProduct({ id: 'one', postedAt: null }), aProduct({ id: 'two', postedAt: null })];
    const { page } = aSearchOf(lists(...undated, ...manyProducts));
    const all = { size: Infinity, facets: ['conditions'] } as const;
    const plain = await page(all);
    await page({ ...all, size: 0 });
    const indexed = await page(all);
    expect(idsOf(plain).slice(-3)).toEqual(['p0', 'two', 'one']);
    expect([plain.facets === null, indexed.facets === null]).toEqual([true, false]);
    expect(idsOf(indexed)).toEqual(idsOf(plain));
  });

  it('shows its newest products without filters where none is wanted', async () => {
    expect((await aSearchOf(lists(...manyProducts)).page()).facets).toEqual({});
  });

  it.each([
    ['a text', aQuery({ text: 'elitebook' }), newest],
    ['a filter', aQuery({ price: { min: null, max: 950 } }), newest],
    ['another order', aQuery({ sort: 'price-down' }), ['p0', 'p1']],
  ])('is indexed before it answers %s', async (_what, query, ids) => {
    const { journal, page } = aSearchOf(lists(...manyProducts));
    expect(idsOf(await page({ query, size: 2 }))).toEqual(ids);
    expect(journal.of('repeat')).not.toEqual([]);
  });

  it('is indexed once, for everybody', async () => {
    const { journal, page } = aSearchOf(answers(listing(manyProducts)));
    const query = aQuery({ text: 'elitebook' });
    await page({ query });
    await page({ query });
    expect(journal.of('repeat')).toHaveLength(1);
  });

  it('is left, and not indexed ahead, when nobody waits for it any more', async () => {
    const signal = { aborted: true, addEventListener: () => {}, removeEventListener: () => {} };
    const { journal, search } = aSearchOf(lists(...manyProducts), { repeat: async () => {} });
    const request = { ...anything, query: aQuery({ text: 'elitebook' }) };
    expect(await search.find(request, { signal })).toEqual(fail({ code: 'api/cancelled' }));
    expect(journal.of('repeat').map(([, options]) => options)).toEqual([{ signal }]);
  });
});
