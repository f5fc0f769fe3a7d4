import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, conditions } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, CountedFacets, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { FacetValue } from '#domain/search/facetValues.ts';
import { type FindingQuery, findingSorts } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { aLocalSearch } from '../../contracts/aLocalSearch.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { measureQuality } from '../../quality/measureQuality.ts';
import { newProduct } from '../marketplace-rest/wire.ts';

const now = Date.UTC(2026, 4, 20, 9);
const clock = { now: () => now };
const extensions = ['sales', 'search'] as const;
const anything: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets: [] };

function openWorld(products: number) {
  const { marketplace, accounts } = createDemoWorld({ products, now, extensions });
  const seed = { marketplace, accounts, name: `demo-${products}` };
  const database = new ShopDatabase({ url: ':memory:' });
  database.fillWith(seed);
  const world = new LocalWorld({ seed, database, clock, secret: 'only for tests', extensions });
  const isVerified = (email: string) => valueOf(world.marketplace.users.isVerified(email));
  const oracle = (): CatalogueSearch => aLocalSearch(valueOf(world.marketplace.products.all()), isVerified);
  const { search } = world.marketplace;
  if (search === null) throw new Error('This world has no search');
  return { database, world, search, oracle };
}

type Opened = ReturnType<typeof openWorld>;

/** Names, places, half words, typos, words in another order, and what nothing is like. */
const texts = `
||iphone|samsung galaxy|galaxy samsung|sams|macbok|thinkpd|canon eos|dhak|laptop 16gb|16 GB|dell latitude 7490|mirpur
|battery|battrey health|box charger|a|so|iphone13|think pad|drone dji|sony alpha|xyzzyplugh|excellent condition
|chittagong phone`.split(/\n?\|/);
const end = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 4 });
const someOf = <T extends string>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });

function someQuery(products: readonly Product[]): fc.Arbitrary<FindingQuery> {
  const categories = [...new Set(products.map(({ categoryName }) => categoryName))];
  return fc.record({
    text: fc.constantFrom(...texts),
    categories: fc.oneof(fc.constant([]), someOf([...categories, 'Nothing'])),
    conditions: fc.oneof(fc.constant([]), someOf(conditions)),
    places: fc.oneof(fc.constant([]), someOf(['Dhaka', 'SYLHET', 'Khulna', 'Nowhere'])),
    statuses: fc.constant([]),
    verified: fc.constantFrom(false, false, false, true),
    advertised: fc.constantFrom(false, false, false, true),
    price: fc.oneof(fc.constant(emptyQuery.price), fc.record({ min: end(60_000), max: end(90_000) })),
    months: fc.oneof(fc.constant(emptyQuery.months), fc.record({ min: end(30), max: end(40) })),
    sort: fc.constantFrom(null, ...findingSorts.filter((sort) => sort !== 'available')),
  });
}

const idsOf = (items: readonly Product[]): readonly string[] => items.map(({ id }) => id);

async function every(search: CatalogueSearch, query: FindingQuery, size: number): Promise<readonly FoundPage[]> {
  const pages = [valueOf(await search.find({ ...anything, query, size, facets: search.can.facets }))];
  for (let after = pages[0]?.after ?? null; after !== null; after = pages.at(-1)?.after ?? null)
    pages.push(valueOf(await search.find({ ...anything, query, size, after })));
  return pages;
}

/** Values that are equally common have an order of their own in each search. */
function comparable(facets: CountedFacets | null | undefined): CountedFacets {
  const sorted = (values: readonly FacetValue[] = []) =>
    values.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return { ...facets, categories: sorted(facets?.categories), places: sorted(facets?.places) };
}

async function expectSame({ search, oracle }: Opened, query: FindingQuery, local = oracle()): Promise<void> {
  const request = { ...anything, query, facets: search.can.facets };
  const found = valueOf(await local.find({ ...request, size: Infinity }));
  // A plain list comes before its facets.
  const counted = found.facets ?? valueOf(await local.find({ ...request, size: 0 })).facets;
  const pages = await every(search, query, 100);
  expect(pages[0]?.total).toEqual({ count: found.total.count, isExact: true });
  expect(comparable(pages[0]?.facets)).toEqual(comparable(counted));
  expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(idsOf(found.items));
}

describe('the search in the database', { timeout: 120_000 }, () => {
  let opened: Opened;
  beforeAll(() => {
    opened = openWorld(700);
  });
  afterAll(() => opened.database.close());

  it('[G-SCALE-1] finds what the shop’s own search finds, in its order, with its totals and facets', async () => {
    const oracle = opened.oracle();
    const queries = someQuery(valueOf(opened.world.marketplace.products.all()));
    for (const query of fc.sample(queries, { numRuns: 100, seed: 15 })) {
      await expectSame(opened, query, oracle).catch((error: unknown) => {
        throw new Error(`for ${JSON.stringify(query)}`, { cause: error });
      });
    }
  });

  it('[G-SCALE-1] guides by the same prices, and finds as similar products', async () => {
    const products = valueOf(opened.world.marketplace.products.all());
    const oracle = opened.oracle();
    for (const product of products.filter((_, place) => place % 35 === 0)) {
      expect(valueOf(await opened.search.prices(product))).toEqual(valueOf(await oracle.prices(product)));
      const similar = valueOf(await opened.search.similar(product, 8));
      expect(idsOf(similar)).toEqual(idsOf(valueOf(await oracle.similar(product, 8))));
    }
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
    one.database.close();
  });

  it('[G-SCALE-1] lists more matches than it scores or counts one by one, each once, and in the same order', async () => {
    const { database, world } = opened;
    const search = database.search(world.marketplace.products, clock, { counted: 40, scored: 20 });
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
    const search = database.search(world.marketplace.products, clock, { counted: 300, scored: 20 });
    const query = { ...emptyQuery, months: { min: 6, max: 24 } };
    const { total } = valueOf(await search.find({ ...anything, query }));
    const exact = valueOf(await opened.oracle().find({ ...anything, query })).total.count;
    expect(total.isExact).toBe(false);
    expect(Math.abs(total.count - exact) / exact).toBeLessThan(0.25);
  });

  it('[G-SCALE-1] shows as good a first page as the shop’s own search, scored or in tiers', async () => {
    const { database, world } = opened;
    const products = valueOf(world.marketplace.products.all());
    const local = await measureQuality(opened.oracle(), products);
    const inTiers = database.search(world.marketplace.products, clock, { counted: 40, scored: 0 });
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
