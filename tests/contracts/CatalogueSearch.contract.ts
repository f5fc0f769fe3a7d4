import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewProduct, Product } from '#domain/catalogue/Product.ts';
import { conditions } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, CountedFacets, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { type FindingQuery, isOpen } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { aLocalSearch } from './aLocalSearch.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import {
  type MakeMarketplace,
  type MarketplaceHarness,
  type UnaskedOfMarketplace,
  aProductOf,
  unique,
} from './MarketplaceHarness.ts';

const noId = 'ffffffffffffffffffffffff';
const anything: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets: [] };

/** Models that share no word that one typo turns into another. */
const models = ['ThinkPad T480', 'Latitude 7420', 'Galaxy S21', 'Pavilion 15', 'MacBook Air', 'Redmi Note 9'];
const towns = ['Dhanmondi, Dhaka', 'Zindabazar, Sylhet', 'Khulna', "Cox's Bazar", 'মিরপুর, ঢাকা', 'কক্সবাজার'];
const categories = ['HP', 'Lenovo'];

const someFacts: fc.Arbitrary<Partial<NewProduct>> = fc.record({
  productName: fc.constantFrom(...models),
  categoryName: fc.constantFrom(...categories),
  condition: fc.constantFrom(...conditions),
  location: fc.constantFrom(...towns),
  useDuration: fc.constantFrom('3 months', '8 months', '1 year', '2.5 years', '4 years', ''),
  originalPrice: fc.integer({ min: 60_000, max: 120_000 }),
});

const end = fc.option(fc.integer({ min: 0, max: 60_000 }), { freq: 3 });
const months = fc.option(fc.integer({ min: 0, max: 40 }), { freq: 3 });
const someOf = <T extends string>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 });
const someQuery: fc.Arbitrary<FindingQuery> = fc.record({
  text: fc.constantFrom('', '', 'thinkpad', 'galaxy s21', '7420 latitude', 'sylhet'),
  categories: someOf(categories),
  conditions: someOf(conditions),
  places: fc.constantFrom([], ['Dhaka'], ['ঢাকা'], ['Sylhet', 'ঢাকা'], ['Nowhere', 'Dhaka'], ['Nowhere']),
  statuses: fc.constant([]),
  verified: fc.constantFrom(false, false, true),
  advertised: fc.constantFrom(false, false, false, true),
  price: fc.record({ min: end, max: end }),
  months: fc.oneof(fc.constant(emptyQuery.months), fc.record({ min: months, max: months })),
  sort: fc.constantFrom(null, 'newest', 'price-up', 'price-down', 'saving'),
});

/** The contract of every search of a marketplace, compared with the shop's own over the same products. */
export function describeCatalogueSearchContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`CatalogueSearch: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    function search(): CatalogueSearch {
      const { api } = at();
      if (api.search === null) throw new Error('This marketplace has no search');
      return api.search;
    }

    const page = async (request: Partial<FindRequest>) => valueOf(await search().find({ ...anything, ...request }));

    /** Every page of a query. */
    async function pages(query: FindingQuery, size: number): Promise<readonly FoundPage[]> {
      const all = [await page({ query, size })];
      for (let after = all.at(-1)?.after ?? null; after !== null; after = all.at(-1)?.after ?? null)
        all.push(await page({ query, size, after }));
      return all;
    }

    async function expectSame(oracle: CatalogueSearch, query: FindingQuery): Promise<void> {
      const facets = search().can.facets;
      const expected = valueOf(await oracle.find({ ...anything, query, size: Infinity, facets }));
      const first = await page({ query, size: 5, facets });
      const found = (await pages(query, 5)).flatMap(({ items }) => idsOf(items));
      expect(new Set(found).size, 'no product comes twice').toBe(found.length);
      const [ids, others] = [found, idsOf(expected.items)];
      const isRelevance = query.text !== '' && query.sort === null;
      expect(isRelevance ? ids.toSorted() : ids).toEqual(isRelevance ? others.toSorted() : others);
      if (first.total.isExact) expect(first.total.count).toBe(expected.total.count);
      // A plain list comes before its facets.
      const counted = expected.facets ?? valueOf(await oracle.find({ ...anything, query, size: 0, facets })).facets;
      expect(comparable(first.facets)).toEqual(comparable(counted));
    }

    it('[G-SCALE-1] finds the same as the shop’s own search, in the same order, with the same totals and facets', async () => {
      const products = await aCatalogue(at(), 24);
      const oracle = aLocalSearch(products, await verifiedIn(at(), products));
      for (const query of fc.sample(someQuery, { numRuns: 40, seed: 15 })) {
        await expectSame(oracle, query).catch((error: unknown) => {
          throw new Error(`for ${JSON.stringify(query)}`, { cause: error });
        });
      }
    });

    caseNeeding('admin', '[G-SCALE-1] knows which sellers are verified', async () => {
      const { api, people, signIn } = at();
      await aCatalogue(at(), 6);
      await signIn(people.admin);
      valueOf(await api.sellers.verify(people.otherSeller.email));
      const products = valueOf(await api.products.all({ fresh: true })).items;
      const oracle = aLocalSearch(products, await verifiedIn(at(), products));
      await expectSame(oracle, emptyQuery);
      await expectSame(oracle, { ...emptyQuery, verified: true });
    });

    it('[G-SCALE-1] lists the later first of posts that say the same day', async () => {
      const postTime = '2026-04-02';
      const earlier = await offer(at(), { postTime });
      const later = await offer(at(), { postTime });
      const found = idsOf((await pages(emptyQuery, 100)).flatMap(({ items }) => items));
      expect(found.indexOf(earlier.id)).toBe(found.indexOf(later.id) + 1);
    });

    it('[G-SCALE-1] forgives one typo in a word of four letters or more, and finds unfinished words', async () => {
      const serial = unique('serial').replace(/\W/g, '');
      const product = await offer(at(), { productName: `Thinkpad ${serial}` });
      for (const text of [`thinkpad ${serial}`, `${serial} thinkpad`, `thinkpda ${serial}`, `${serial} thinkp`]) {
        expect(idsOf((await page({ query: { ...emptyQuery, text } })).items), text).toContain(product.id);
      }
      const without = await page({ query: { ...emptyQuery, text: `latitude ${serial}` } });
      expect(idsOf(without.items)).not.toContain(product.id);
    });

    it('[G-SCALE-1] lists the products of a category, and the advertised ones', async () => {
      const { api } = at();
      // The category is the case's own, because a backend may hold more than a page of newer products in any other.
      const categoryName = unique('Kind');
      const product = await offer(at(), { categoryName });
      await offer(at(), { categoryName: 'HP' });
      const within = { of: 'category', categoryName } as const;
      const listed = await page({ within, size: 100 });
      expect(idsOf(listed.items)).toEqual([product.id]);
      const other = { ...emptyQuery, categories: ['HP'] };
      expect((await page({ within, query: other })).items).toEqual([]);
      const advertised = { within: { of: 'advertised' }, size: 100 } as const;
      const mine = { ...advertised, query: { ...emptyQuery, categories: [categoryName] } };
      expect((await page(mine)).items).toEqual([]);
      valueOf(await api.products.advertise(product.id));
      expect(idsOf((await page(mine)).items)).toEqual([product.id]);
      expect((await page(advertised)).items.every((one) => one.advertised)).toBe(true);
    });

    it('[G-SCALE-1] answers the total and the facets alone for a page of none', async () => {
      await offer(at(), {});
      const alone = await page({ size: 0, facets: ['conditions'] });
      expect(alone.items).toEqual([]);
      expect(alone.total.count).toBeGreaterThan(0);
      expect(Object.keys(alone.facets ?? {})).toEqual(['conditions']);
    });

    it('[G-SCALE-1] goes on after the last product of a page, even if that one is deleted meanwhile', async () => {
      const { api } = at();
      // A backend may hold cheaper products of other people, which are not for this case to delete.
      const categoryName = unique('Kind');
      await aCatalogue(at(), 6, { categoryName });
      const query: FindingQuery = { ...emptyQuery, categories: [categoryName], sort: 'price-up' };
      const all = (await pages(query, 100)).flatMap(({ items }) => idsOf(items));
      const first = await page({ query, size: 3 });
      expect(idsOf(first.items)).toEqual(all.slice(0, 3));
      valueOf(await api.products.delete(first.items.at(-1)?.id ?? ''));
      const rest = await page({ query, size: 100, after: first.after });
      expect(idsOf(rest.items)).toEqual(all.slice(3, 103));
    });

    it('[G-SCALE-1] says when its answer was true', async () => {
      const { asOf } = await page({});
      expect(Math.abs(asOf - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
    });

    it('[G-SCALE-1] finds one product by its id, and none that is gone', async () => {
      const { api } = at();
      const product = await offer(at(), {});
      expect(valueOf(await search().product(product.id))).toEqual(product);
      valueOf(await api.products.delete(product.id));
      expect(valueOf(await search().product(product.id))).toBeNull();
      expect(valueOf(await search().product(noId))).toBeNull();
    });

    it('[G-SCALE-1] finds similar products of the category, and never the product itself', async () => {
      await aCatalogue(at(), 8);
      const product = await offer(at(), { categoryName: 'HP', productName: 'Pavilion 15' });
      const twin = await offer(at(), { categoryName: 'HP', productName: 'Pavilion 15' });
      const similar = valueOf(await search().similar(product, 4));
      expect(similar.length).toBeLessThanOrEqual(4);
      expect(idsOf(similar)).toContain(twin.id);
      expect(idsOf(similar)).not.toContain(product.id);
      expect(similar.every(({ categoryName }) => categoryName === 'HP')).toBe(true);
      // A search that knows products only by their ids answers none.
      valueOf(await search().similar({ ...product, id: noId }, 4));
    });

    it('[G-SCALE-1] [G-PRICE-1] guides by the prices of five similar products or more', async () => {
      const categoryName = unique('Kind');
      const like = { productName: 'Yoga 7', categoryName, condition: 'Fair' } as const;
      for (const price of [10_000, 12_000, 14_000, 16_000]) await offer(at(), { ...like, price });
      expect(valueOf(await search().prices(like))).toBeNull();
      const last = await offer(at(), { ...like, price: 90_000 });
      const guidance = { count: 5, lowest: 10_000, highest: 90_000, median: 14_000 };
      expect(valueOf(await search().prices(like))).toMatchObject(guidance);
      expect(valueOf(await search().prices({ ...like, id: last.id }))).toBeNull();
    });

    caseNeeding('offline', '[G-SCALE-1] says that the device is offline', async () => {
      at().goOffline();
      expect(codeOf(await search().find(anything))).toBe('api/offline');
      expect(codeOf(await search().product(noId))).toBe('api/offline');
    });
  });
}

function idsOf(products: readonly Product[]): readonly string[] {
  return products.map(({ id }) => id);
}

/** A seller's new product as the marketplace lists it. */
async function offer(harness: MarketplaceHarness, changes: Partial<NewProduct>): Promise<Product> {
  const { api, people, signIn } = harness;
  await signIn(people.seller);
  const description = unique('Only this one');
  valueOf(await api.products.add(aProductOf(people.seller, { ...changes, description })));
  const found = valueOf(await api.products.all({ fresh: true })).items.find((one) => one.description === description);
  if (found === undefined) throw new Error('The product that was added is not listed');
  return found;
}

/** Adds generated products of two sellers, no two with the same price, time or saving. Answers all products. */
async function aCatalogue(
  { api, people, signIn }: MarketplaceHarness,
  size: number,
  given: Partial<NewProduct> = {},
): Promise<readonly Product[]> {
  const facts = fc.sample(someFacts, { numRuns: size, seed: size });
  for (const [place, changes] of facts.entries()) {
    const seller = place % 3 === 0 ? people.otherSeller : people.seller;
    await signIn(seller);
    const postTime = new Date(Date.UTC(2026, 3, 1, 0, place)).toISOString();
    const price = 5_000 + 1_777 * place;
    valueOf(await api.products.add(aProductOf(seller, { ...changes, ...given, price, postTime })));
  }
  const mine = valueOf(await api.products.ofSeller(people.seller.email, { fresh: true })).items;
  for (const { id } of mine.slice(0, 2)) valueOf(await api.products.advertise(id));
  return valueOf(await api.products.all({ fresh: true })).items;
}

async function verifiedIn({ api }: MarketplaceHarness, products: readonly Product[]) {
  const verified = new Map<string, boolean>();
  for (const { sellerEmail } of products)
    if (!verified.has(sellerEmail)) verified.set(sellerEmail, valueOf(await api.users.isVerified(sellerEmail)));
  return (email: string) => verified.get(email) === true;
}

/** The facets without what each search may choose: values of no product, and the steps of prices. */
function comparable(facets: CountedFacets | null): object {
  const {
    categories = [],
    conditions: ofCondition = [],
    places = [],
    verified,
    advertised,
    price,
    months,
  } = facets ?? {};
  const values = (list: readonly { readonly value: string; readonly count: number; readonly chosen: boolean }[]) =>
    Object.fromEntries(
      list
        .filter(({ count, chosen }) => count > 0 || chosen)
        .map(({ value, count, chosen }) => [facetKey(value), { count, chosen }]),
    );
  return {
    categories: values(categories),
    conditions: values(ofCondition),
    places: values(places),
    verified,
    advertised,
    price: price && {
      chosen: isOpen(price.chosen) ? 'any' : price.chosen,
      extent: price.extent,
      inSteps: price.histogram.counts.reduce((sum, count) => sum + count, 0),
    },
    months,
  };
}
