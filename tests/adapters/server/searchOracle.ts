import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Product, conditions } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, CountedFacets, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { FacetValue } from '#domain/search/facetValues.ts';
import { type FindingQuery, findingSorts } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import type { SearchEngineOf } from '#fakes/server/database/SearchEngine.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { aLocalSearch } from '../../contracts/aLocalSearch.ts';
import { valueOf } from '../../contracts/expectResult.ts';

const now = Date.UTC(2026, 4, 20, 9);
export const clock = { now: () => now };
const extensions = ['sales', 'search'] as const;
export const anything: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets: [] };

/** A demo world in a database, its search, and the shop's own search over the same products. */
export function openWorld(products: number, engineOf?: SearchEngineOf, url = ':memory:') {
  const { marketplace, accounts } = createDemoWorld({ products, now, extensions });
  const seed = { marketplace, accounts, name: `demo-${products}` };
  const database = new ShopDatabase({ url }, engineOf);
  database.fillWith(seed);
  const world = new LocalWorld({ seed, database, clock, secret: 'only for tests', extensions });
  const isVerified = (email: string) => valueOf(world.marketplace.users.isVerified(email));
  const oracle = (): CatalogueSearch => aLocalSearch(valueOf(world.marketplace.products.all()), isVerified);
  const { search } = world.marketplace;
  if (search === null) throw new Error('This world has no search');
  return { database, world, search, oracle };
}

export type Opened = ReturnType<typeof openWorld>;

/** Names, places, half words, typos, words in another order, and what nothing is like. */
const texts = `
||iphone|samsung galaxy|galaxy samsung|sams|macbok|thinkpd|canon eos|dhak|laptop 16gb|16 GB|dell latitude 7490|mirpur
|battery|battrey health|box charger|a|so|iphone13|think pad|drone dji|sony alpha|xyzzyplugh|excellent condition
|chittagong phone`.split(/\n?\|/);
const end = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 4 });
const someOf = <T extends string>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });

export function someQuery(products: readonly Product[]): fc.Arbitrary<FindingQuery> {
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

export const idsOf = (items: readonly Product[]): readonly string[] => items.map(({ id }) => id);

/** Every page of a query. */
export async function every(search: CatalogueSearch, query: FindingQuery, size: number): Promise<readonly FoundPage[]> {
  const pages = [valueOf(await search.find({ ...anything, query, size, facets: search.can.facets }))];
  for (let after = pages[0]?.after ?? null; after !== null; after = pages.at(-1)?.after ?? null) {
    if (pages.length > 1000) throw new Error('The pages have no end');
    pages.push(valueOf(await search.find({ ...anything, query, size, after })));
  }
  return pages;
}

/** Values that are equally common have an order of their own in each search. */
function comparable(facets: CountedFacets | null | undefined): CountedFacets {
  const sorted = (values: readonly FacetValue[] = []) =>
    values.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return { ...facets, categories: sorted(facets?.categories), places: sorted(facets?.places) };
}

/** The same products, totals and facets, in the same order. Among the most relevant, an engine may have an order of its own. */
export async function expectSame(
  { search, oracle }: Pick<Opened, 'search' | 'oracle'>,
  query: FindingQuery,
  local = oracle(),
  hasOwnRelevance = false,
): Promise<void> {
  const request = { ...anything, query, facets: search.can.facets };
  const found = valueOf(await local.find({ ...request, size: Infinity }));
  // A plain list comes before its facets.
  const counted = found.facets ?? valueOf(await local.find({ ...request, size: 0 })).facets;
  const pages = await every(search, query, 100);
  expect(pages[0]?.total).toEqual({ count: found.total.count, isExact: true });
  expect(comparable(pages[0]?.facets)).toEqual(comparable(counted));
  const inOrder = (ids: readonly string[]) => (hasOwnRelevance && sortOf(query) === 'relevance' ? ids.toSorted() : ids);
  expect(inOrder(pages.flatMap(({ items }) => idsOf(items)))).toEqual(inOrder(idsOf(found.items)));
}

/** A hundred queries. */
export async function expectSameFinds(opened: Opened, hasOwnRelevance = false): Promise<void> {
  const oracle = opened.oracle();
  const queries = someQuery(valueOf(opened.world.marketplace.products.all()));
  for (const query of fc.sample(queries, { numRuns: 100, seed: 15 })) {
    await expectSame(opened, query, oracle, hasOwnRelevance).catch((error: unknown) => {
      throw new Error(`for ${JSON.stringify(query)}`, { cause: error });
    });
  }
}

/** The prices that guide a seller, and the similar products, of one product in 35. */
export async function expectSameAlike({ world, search, oracle }: Opened): Promise<void> {
  const products = valueOf(world.marketplace.products.all());
  const local = oracle();
  for (const product of products.filter((_, place) => place % 35 === 0)) {
    expect(valueOf(await search.prices(product))).toEqual(valueOf(await local.prices(product)));
    const similar = valueOf(await search.similar(product, 8));
    expect(idsOf(similar)).toEqual(idsOf(valueOf(await local.similar(product, 8))));
  }
}
