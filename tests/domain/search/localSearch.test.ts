import { describe, expect, it } from 'vitest';
import { priceGuidance } from '#domain/search/priceGuidance.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { answers, lists, offline, refuses } from '../../builders/answers.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { aSearchOf, idsOf } from './aSearchOf.ts';
import { aList, aQuery } from './given.ts';

describe('[G-SCALE-1] a page of the shop’s own search', () => {
  const products = aList({ a: { price: 1 }, b: { price: 2 }, c: { price: 3 }, d: { price: 4 }, e: { price: 5 } });
  const query = aQuery({ sort: 'price-up', price: { min: 1, max: 4 } });

  it('holds as many products as asked for, and the last page ends the list', async () => {
    const { page } = aSearchOf(lists(...products));
    const first = await page({ query, size: 2 });
    const second = await page({ query, size: 2, after: first.after });
    expect([idsOf(first), idsOf(second)]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(second.after).toBeNull();
    expect(idsOf(await page({ query, size: Infinity }))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells how many match, how long the list is, and which rows are unreadable', async () => {
    const lost = { id: 'lost', email: null };
    const { page } = aSearchOf(answers(listing(products, [lost])));
    expect(await page({ query, size: 1 })).toMatchObject({
      total: { count: 4, isExact: true },
      whole: 5,
      unreadable: [lost],
    });
  });

  it('may hold the whole list, with its facets', () => {
    expect(aSearchOf(lists()).search.can).toMatchObject({ wholeLists: true, countsApart: false });
  });

  it('holds no product and no further page if none is asked for', async () => {
    const { page } = aSearchOf(lists(...products));
    expect(await page({ size: 0, facets: ['conditions'] })).toMatchObject({ items: [], after: null });
  });

  it.each([
    ['is still there', { a: 1, b: 2, c: 3, d: 4, e: 5 }, ['d', 'e']],
    ['is gone', { a: 1, b: 2, d: 4, e: 5 }, ['d', 'e']],
    ['has moved back', { new: 0, a: 1, b: 2, c: 3, d: 4 }, ['d']],
    ['has moved to the front', { d: 4, c: 3 }, ['d']],
  ])('begins after the last product of the page before, even if that one %s', async (_what, now, rest) => {
    const cheapest = aQuery({ sort: 'price-up' });
    const before = await aSearchOf(lists(...products)).page({ query: cheapest, size: 3 });
    const list = Object.entries(now).map(([id, price]) => aProduct({ id, price }));
    expect(idsOf(await aSearchOf(lists(...list)).page({ query: cheapest, after: before.after }))).toEqual(rest);
  });

  it('begins after a product whose id has a slash', async () => {
    const { page } = aSearchOf(lists(...aList({ 'x/2': { price: 2 }, 'x/1': { price: 1 }, 'x/3': { price: 3 } })));
    const first = await page({ query, size: 1 });
    const { page: later } = aSearchOf(lists(...aList({ 'x/1': { price: 1 }, new: { price: 1 }, 'x/2': { price: 2 } })));
    expect([idsOf(first), idsOf(await later({ query, after: first.after }))]).toEqual([['x/1'], ['x/2']]);
  });

  it('counts the facets that were asked for, and names the sellers of the list', async () => {
    const { journal, page } = aSearchOf(
      lists(...aList({ a: { sellerEmail: 'V@example.com' }, b: { sellerEmail: '' } })),
    );
    expect(await page({ facets: ['conditions', 'advertised'] })).toMatchObject({
      facets: { conditions: expect.anything() as unknown, advertised: { count: 0, chosen: false } },
      sellers: ['v@example.com'],
    });
    expect((await page()).facets).toEqual({});
    expect(journal.of('isVerified')).toEqual([]);
  });

  it('knows verified sellers where they are counted or wanted', async () => {
    const { page } = aSearchOf(
      lists(...aList({ of: { sellerEmail: 'v@example.com' }, other: { sellerEmail: 'u@x.com' } })),
    );
    expect((await page({ facets: ['verified'] })).facets).toEqual({ verified: { count: 1, chosen: false } });
    expect(idsOf(await page({ query: aQuery({ verified: true }) }))).toEqual(['of']);
  });
});

describe('[G-SCALE-1] the shop’s own search, asked about one product', () => {
  const like = aProduct({ id: 'like' });
  const products = aList({ like: {}, p1: {}, p2: {}, p3: {}, p4: {}, p5: {}, other: { categoryName: 'Camera' } });

  it('finds similar products, and guides by their prices', async () => {
    const { journal, search } = aSearchOf(lists(...products));
    const options = { fresh: true };
    expect(valueOf(await search.similar(like, 2, options)).map(({ id }) => id)).toEqual(['p5', 'p4']);
    expect(await search.prices(like, options)).toEqual(ok(priceGuidance(products, like)));
    expect(journal.of('read')).toEqual([
      [{ of: 'all' }, options],
      [{ of: 'all' }, options],
    ]);
  });

  it('fails with the reason of the reading', async () => {
    const { search } = aSearchOf(refuses(offline));
    expect([await search.similar(like, 2), await search.prices(like)]).toEqual([fail(offline), fail(offline)]);
  });
});
