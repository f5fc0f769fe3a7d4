import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { measureQuality } from '../../quality/measureQuality.ts';
import { newProduct } from '../marketplace-rest/wire.ts';
import {
  type Opened,
  anything,
  clock,
  every,
  expectSame,
  expectSameAlike,
  expectSameFinds,
  idsOf,
  openWorld,
  someQuery,
} from './searchOracle.ts';

describe('the search in the database', { timeout: 120_000 }, () => {
  let opened: Opened;
  beforeAll(() => {
    opened = openWorld(700);
  });
  afterAll(() => opened.database.close());

  it('[G-SCALE-1] finds what the shop’s own search finds, in its order, with its totals and facets', async () => {
    await expectSameFinds(opened);
  });

  it('[G-SCALE-1] guides by the same prices, and finds as similar products', async () => {
    await expectSameAlike(opened);
  });

  it('[G-SCALE-1] is in step after posts, deletions, verifications and deals', async () => {
    const one = openWorld(120);
    const { products, users, bookings } = one.world.marketplace;
    const token = (email: string): string => valueOf(one.world.marketplace.issueToken(email));
    const [first, second, third] = valueOf(products.all());
    if (first === undefined || second === undefined || third === undefined) throw new Error('An empty world');
    const posted = { ...newProduct, productName: 'Zzyzx 9000', sellerEmail: first.sellerEmail };
    products.add(posted);
    products.delete(second.id);
    products.advertise(token(third.sellerEmail), third.id);
    const admin = token('lubna.haque@example.com');
    for (const { email, verified } of valueOf(users.sellers(admin))) if (!verified) users.verifySeller(admin, email);
    const price = third.price;
    const { productName, image, categoryName, categoryId } = third;
    const asked = { buyerName: 'B', email: 'buyer@shop.example', phone: '', meetingLocation: '' };
    const facts = { price, productName, image, categoryName, categoryId, productId: third.id };
    valueOf(bookings.book({ ...asked, ...facts }));
    await expectSame(one, emptyQuery);
    await expectSame(one, { ...emptyQuery, verified: true, sort: 'price-up' });
    await expectSame(one, { ...emptyQuery, text: 'zzyzx' });
    await expectSame(one, { ...emptyQuery, text: second.productName });
    users.delete(admin, first.sellerEmail);
    await expectSame(one, emptyQuery);
    await expectSame(one, { ...emptyQuery, text: 'zzyzx' });
    await expectSame(one, { ...emptyQuery, text: 'phone', sort: 'saving' });
    await one.database.close();
  });

  it('[G-SCALE-1] lists the latest first of thousands of posts that say the same day', async () => {
    const one = openWorld(12);
    const posted = { ...newProduct, postTime: '2026-05-20' };
    for (let post = 0; post < 4100; post += 1)
      one.world.marketplace.products.add({ ...posted, productName: `Post ${post}` });
    const products = valueOf(one.world.marketplace.products.all());
    expect(products.length).toBeGreaterThan(4100);
    const found = (await every(one.search, emptyQuery, 100)).flatMap(({ items }) => idsOf(items));
    const local = valueOf(await one.oracle().find({ ...anything, size: Infinity }));
    expect(found).toEqual(idsOf(local.items));
    expect(found.indexOf(products.at(-1)?.id ?? '')).toBeLessThan(found.indexOf(products.at(-2)?.id ?? ''));
    await one.database.close();
  });

  it('[G-SCALE-1] lists more matches than it scores or counts one by one, each once, and in the same order', async () => {
    const { database, world } = opened;
    const search = database.search(world.marketplace.products, clock, {
      counted: 40,
      scored: 20,
      sorted: 10,
      totals: 60,
    });
    const oracle = opened.oracle();
    const queries = someQuery(valueOf(world.marketplace.products.all()));
    for (const query of fc.sample(queries, { numRuns: 60, seed: 16 })) {
      const local = idsOf(valueOf(await oracle.find({ ...anything, query, size: Infinity })).items);
      const pages = await every(search, query, 7);
      const found = pages.flatMap(({ items }) => idsOf(items));
      const why = JSON.stringify(query);
      // Relevance comes in tiers here; everything else keeps its order.
      const isByRelevance = sortOf(query) === 'relevance';
      expect(isByRelevance ? found.toSorted() : found, why).toEqual(isByRelevance ? local.toSorted() : local);
      if (pages[0]?.total.isExact === true) expect(pages[0].total.count, why).toBe(local.length);
    }
  });

  it('[G-SCALE-1] says "about" of a total that it samples, near the exact one', async () => {
    const { database, world } = opened;
    const search = database.search(world.marketplace.products, clock, {
      counted: 300,
      scored: 20,
      sorted: 10,
      totals: 60,
    });
    for (const query of [
      { ...emptyQuery, months: { min: 6, max: 24 } },
      { ...emptyQuery, text: 's' },
    ]) {
      const { total } = valueOf(await search.find({ ...anything, query }));
      const exact = valueOf(await opened.oracle().find({ ...anything, query })).total.count;
      expect(total.isExact).toBe(false);
      expect(Math.abs(total.count - exact) / exact).toBeLessThan(0.25);
    }
  });

  it('[G-SCALE-1] shows as good a first page as the shop’s own search, scored or in tiers', async () => {
    const { database, world } = opened;
    const products = valueOf(world.marketplace.products.all());
    const local = await measureQuality(opened.oracle(), products);
    const inTiers = database.search(world.marketplace.products, clock, {
      counted: 40,
      scored: 0,
      sorted: 10,
      totals: 60,
    });
    expect(local.queries).toBeGreaterThanOrEqual(150);
    expect(local.all).toBeGreaterThanOrEqual(0.9);
    expect((await measureQuality(opened.search, products)).all).toBeGreaterThanOrEqual(local.all - 0.05);
    expect((await measureQuality(inTiers, products)).all).toBeGreaterThanOrEqual(local.all - 0.05);
  });

  it.each(['', 'nonsense', 'WyJuZXdlc3QiXQ', 'W10'])('refuses the cursor %j of no list of its own', async (after) => {
    const asked = opened.search.find({ ...anything, query: { ...emptyQuery, sort: 'price-up' }, after });
    await expect(asked).rejects.toThrow('after is no cursor of this list');
  });
});
