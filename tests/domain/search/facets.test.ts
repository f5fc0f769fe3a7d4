import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FilterToDrop, bestFilterToDrop } from '#domain/search/bestFilterToDrop.ts';
import type { Total } from '#domain/search/CatalogueSearch.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { type FindingQuery, inOrder, isWithin, valueFacets } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { placeIn } from '#domain/search/places.ts';
import { find } from '#domain/search/find.ts';
import { IndexInProgress } from '#domain/search/IndexInProgress.ts';
import type { ProductIndex } from '#domain/search/ProductIndex.ts';
import { withVerifiedSellers } from '#domain/search/withVerifiedSellers.ts';
import { indexProducts } from '../../builders/indexProducts.ts';
import {
  isChosen,
  setFilters,
  toggleValue,
  withoutFacet,
  withoutFilter,
  withoutFilters,
} from '#domain/search/setFilters.ts';
import { usedMonths } from '#domain/search/usedMonths.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { savingPercent } from '#domain/shared/Money.ts';
import { ok } from '#domain/shared/Result.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { runs } from '../../builders/runs.ts';
import { aList, aQuery, idsFound, idsFoundIn, isVerified, someIndex, someProducts, someQuery } from './given.ts';

const few = { ...runs, numRuns: 20 };

/** The same counts, computed as plainly as possible. The search's own tests cover the text. */
function matches(product: Product, query: FindingQuery): boolean {
  const among = (value: string, values: readonly string[]) =>
    values.length === 0 || values.some((other) => facetKey(other) === facetKey(value));
  const open = query.months.min === null && query.months.max === null;
  const months = usedMonths(product.useDuration);
  return (
    among(product.categoryName, query.categories) &&
    among(product.condition, query.conditions) &&
    among(
      cityOf(product.location),
      query.places.map((place) => placeIn('en', place)),
    ) &&
    among(product.status ?? 'unknown', query.statuses) &&
    (!query.verified || isVerified(product.sellerEmail.toLowerCase())) &&
    (!query.advertised || product.advertised) &&
    isWithin(query.price, product.price) &&
    (open || (months !== null && isWithin(query.months, months)))
  );
}

describe('[G-FACET-1] filters', () => {
  it('take the ends of a range in either order', () => {
    expect(inOrder({ min: 50_000, max: 35_000 })).toEqual({ min: 35_000, max: 50_000 });
    expect(inOrder({ min: 35_000, max: null })).toEqual({ min: 35_000, max: null });
    expect(inOrder({ min: null, max: 35_000 })).toEqual({ min: null, max: 35_000 });
  });

  it('combine with “and”, and the values of one filter with “or”', () => {
    const products = aList({
      a: { categoryName: 'HP', condition: 'Good' },
      b: { categoryName: 'Dell', condition: 'Good' },
      c: { categoryName: 'Dell', condition: 'Fair' },
      d: { categoryName: 'Drone', condition: 'Good' },
    });
    expect(idsFoundIn(products, { categories: ['HP', 'Dell'] })).toEqual(['c', 'b', 'a']);
    expect(idsFoundIn(products, { categories: ['hp', 'Dell'], conditions: ['Good'] })).toEqual(['b', 'a']);
    expect(idsFoundIn(products, { categories: ['Nothing'] })).toEqual([]);
  });

  it('know verified sellers as soon as they are added', () => {
    const index = indexProducts(aList({ a: { sellerEmail: 'Vera@example.com' }, b: { sellerEmail: 'u@example.com' } }));
    expect(find(index, aQuery({ verified: true })).total).toBe(0);
    const informed = withVerifiedSellers(index, (email) => email === 'vera@example.com');
    expect(find(informed, aQuery({ verified: true })).total).toBe(1);
    expect(find(informed, emptyQuery).facets.verified).toEqual({ count: 1, chosen: false });
    expect(find(index, emptyQuery).facets.verified).toEqual({ count: 0, chosen: false });
  });

  it('show for each value how many results choosing it would give', () => {
    const products = aList({
      a: { categoryName: 'HP', location: 'Mirpur, Dhaka' },
      b: { categoryName: 'Dell', location: 'Dhaka' },
      c: { categoryName: 'Dell', location: 'Sylhet' },
    });
    const { facets } = find(indexProducts(products), aQuery({ categories: ['HP'], places: ['Elsewhere'] }));
    expect(facets.places).toEqual([
      { value: 'Dhaka', count: 1, chosen: false },
      { value: 'Sylhet', count: 0, chosen: false },
      { value: 'Elsewhere', count: 0, chosen: true },
    ]);
    expect(find(indexProducts(products), aQuery({ categories: ['HP'] })).facets.categories).toEqual([
      { value: 'Dell', count: 2, chosen: false },
      { value: 'HP', count: 1, chosen: true },
    ]);
  });

  it('show conditions from best to worst, the rest from common to rare, and chosen values without results last', () => {
    const index = indexProducts(
      aList({
        a: { categoryName: ' Dell ', condition: 'Fair', location: 'Sylhet' },
        b: { categoryName: 'HP', condition: 'Fair', location: 'Dhaka' },
        c: { categoryName: 'hp', condition: 'Good', location: 'Khulna' },
        d: { categoryName: 'Drone', condition: 'Good', location: '' },
      }),
    );
    const { facets } = find(index, aQuery({ categories: ['HP', 'Nokia'], places: ['dhaka', 'Bogura'] }));
    const shown = (values: readonly { readonly value: string; readonly count: number; readonly chosen: boolean }[]) =>
      values.map(({ value, count, chosen }) => `${value} ${count}${chosen ? ' chosen' : ''}`);
    expect(shown(facets.categories)).toEqual(['HP 1 chosen', 'Dell 0', 'Drone 0', 'Nokia 0 chosen']);
    expect(shown(facets.conditions)).toEqual(['Excellent 0', 'Good 0', 'Fair 1']);
    expect(shown(facets.places)).toEqual(['Sylhet 0', 'Dhaka 1 chosen', 'Khulna 1', 'Bogura 0 chosen']);
    expect(shown(find(index, emptyQuery).facets.categories)).toEqual(['HP 2', 'Dell 1', 'Drone 1']);
    expect(find(index, aQuery({ places: [''] })).total).toBe(0);
    expect(find(index, aQuery({ places: ['Bogura'] })).total).toBe(0);
  });

  it('[G-I18N-1] count a town in either script as one place, under its English name', () => {
    const index = indexProducts(
      aList({
        a: { location: 'মিরপুর, ঢাকা' },
        b: { location: 'Mirpur, Dhaka' },
        c: { location: 'ঢাকা-১২১৬' },
        d: { location: 'Agrabad, Chittagong' },
      }),
    );
    expect(find(index, emptyQuery).facets.places).toEqual([
      { value: 'Dhaka', count: 3, chosen: false },
      { value: 'Chattogram', count: 1, chosen: false },
    ]);
    for (const place of ['ঢাকা', 'Dhaka', 'dhaka']) {
      const { total, facets } = find(index, aQuery({ places: [place] }));
      expect(total).toBe(3);
      const [chosen, ...others] = facets.places;
      expect(chosen).toMatchObject({ count: 3, chosen: true });
      expect(others.map(({ value }) => value)).toEqual(['Chattogram']);
      const query = aQuery({ places: [place] });
      expect(isChosen(query, 'places', chosen?.value ?? '')).toBe(true);
      expect(toggleValue(query, 'places', chosen?.value ?? '').places).toEqual([]);
    }
  });

  it('treat a seller without an address as unverified', () => {
    const index = withVerifiedSellers(indexProducts(aList({ a: { sellerEmail: '' } })), () => true);
    expect(find(index, emptyQuery).facets.verified.count).toBe(0);
  });

  it('are listed exactly as they are set', () => {
    expect(setFilters(emptyQuery)).toEqual([]);
    expect(setFilters(aQuery({ text: '  ' }))).toEqual([]);
    expect(
      setFilters(
        aQuery({
          text: 'hp',
          categories: ['HP', 'Dell'],
          places: ['Dhaka'],
          advertised: true,
          months: { min: null, max: 6 },
        }),
      ),
    ).toEqual([
      { facet: 'text', text: 'hp' },
      { facet: 'categories', value: 'HP' },
      { facet: 'categories', value: 'Dell' },
      { facet: 'places', value: 'Dhaka' },
      { facet: 'advertised' },
      { facet: 'months', range: { min: null, max: 6 } },
    ]);
    const query = aQuery({ categories: ['HP', 'Dell'], verified: true });
    expect(withoutFilter(query, { facet: 'categories', value: 'hp' })).toEqual(
      aQuery({ categories: ['Dell'], verified: true }),
    );
    expect(withoutFilter(query, { facet: 'verified' })).toEqual(aQuery({ categories: ['HP', 'Dell'] }));
  });

  it('leave products without a stated use out of every range', () => {
    const products = aList({ said: { useDuration: '8 months' }, unsaid: { useDuration: 'a while' } });
    expect(idsFoundIn(products, { months: { min: 0, max: null } })).toEqual(['said']);
    expect(find(indexProducts(products), emptyQuery).facets.months).toMatchObject({
      unsaid: 1,
      extent: { min: 8, max: 8 },
    });
  });

  it('show prices in steps that one absurd price does not stretch', () => {
    const prices = Array.from({ length: 200 }, (_, place) => [`p${place}`, { price: 10_000 + place * 100 }] as const);
    const index = indexProducts(aList({ ...Object.fromEntries(prices), absurd: { price: 999_999_999 } }));
    const { extent, histogram } = find(index, emptyQuery).facets.price;
    expect(extent).toEqual({ min: 10_000, max: 999_999_999 });
    expect(histogram).toMatchObject({ from: 10_000, step: 1000 });
    expect(histogram.counts.reduce((sum, count) => sum + count)).toBe(201);
    expect(histogram.counts[0]).toBe(10);
    expect(histogram.counts.at(-1)).toBe(1);
  });

  it('find and count the same as a plain look at each product', () => {
    fc.assert(
      fc.property(someIndex, someQuery, (index, query) => {
        const said = new Set(find(index, aQuery({ text: query.text })).positions);
        const answered = index.products.filter((product, position) => said.has(position) && matches(product, query));
        const { positions, total, facets } = find(index, query);
        expect(new Set(Array.from(positions, (position) => index.products[position]))).toEqual(new Set(answered));
        expect(total).toBe(answered.length);

        const would = (changed: Partial<FindingQuery>) => find(index, { ...query, ...changed }).total;
        for (const { value, count } of facets.categories) expect(count).toBe(would({ categories: [value] }));
        for (const { value, count } of facets.conditions) expect(count).toBe(would({ conditions: [value] }));
        for (const { value, count } of facets.places.slice(-3)) expect(count).toBe(would({ places: [value] }));
        for (const { value, count } of facets.statuses.values) expect(count).toBe(would({ statuses: [value] }));
        for (const { range, count } of facets.months.bands) expect(count).toBe(would({ months: range }));
        expect(facets.verified.count).toBe(would({ verified: true }));
        expect(facets.advertised.count).toBe(would({ advertised: true }));
        expect(facets.price.histogram.counts.reduce((sum, count) => sum + count)).toBe(
          would({ price: emptyQuery.price }),
        );
      }),
      few,
    );
  });

  it('never add results', () => {
    fc.assert(
      fc.property(someIndex, someQuery, (index, query) => {
        const narrow = new Set(find(index, query).positions);
        for (const filter of setFilters(query).filter((filter) => !('value' in filter))) {
          const wide = new Set(find(index, withoutFilter(query, filter)).positions);
          expect([...narrow].filter((position) => !wide.has(position))).toEqual([]);
        }
        for (const facet of valueFacets) {
          const wide = new Set(find(index, withoutFacet(query, facet)).positions);
          expect([...narrow].filter((position) => !wide.has(position))).toEqual([]);
        }
      }),
      few,
    );
  });

  it('can be listed and removed one by one until none is left', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        let left = query;
        for (const filter of setFilters(query)) left = withoutFilter(left, filter);
        expect(left).toEqual(withoutFilters(query));
      }),
      few,
    );
  });

  it('can be chosen and removed in any spelling', () => {
    const chosen = toggleValue(toggleValue(emptyQuery, 'places', 'Dhaka'), 'places', 'Sylhet');
    expect(chosen.places).toEqual(['Dhaka', 'Sylhet']);
    expect(isChosen(chosen, 'places', 'dhaka ')).toBe(true);
    expect(isChosen(chosen, 'places', 'Khulna')).toBe(false);
    expect(toggleValue(chosen, 'places', 'dhaka ').places).toEqual(['Sylhet']);
    expect(toggleValue(chosen, 'places', 'Dhaka', true).places).toEqual(['Sylhet', 'Dhaka']);
  });
});

const exactly = (count: number): Total => ({ count, isExact: true });

async function bestToDrop(index: ProductIndex, query: FindingQuery): Promise<FilterToDrop | null> {
  const count = async (other: FindingQuery) => ok(exactly(find(index, other).total));
  return valueOf(await bestFilterToDrop(count, query));
}

describe('[G-SEARCH-1] when nothing matches', () => {
  const products = aList({
    a: { productName: 'ThinkPad', condition: 'Good', price: 10 },
    b: { productName: 'ThinkPad', condition: 'Good', price: 20 },
    c: { productName: 'Pixel', condition: 'Fair', price: 5 },
  });

  it('names the one filter whose removal brings the most', async () => {
    const index = indexProducts(products);
    const price = { min: null, max: 5 };
    expect(await bestToDrop(index, aQuery({ text: 'thinkpad', price }))).toEqual({ facet: 'price', total: exactly(2) });
    expect(await bestToDrop(index, aQuery({ text: 'nokia', conditions: ['Fair'] }))).toEqual({
      facet: 'text',
      total: exactly(1),
    });
    expect(await bestToDrop(index, aQuery({ text: 'nokia', advertised: true }))).toBeNull();
    expect(await bestToDrop(index, emptyQuery)).toBeNull();
    const hidden = aQuery({ conditions: ['Good'], price: { min: 20, max: null }, text: 'pixel' });
    expect(await bestToDrop(index, hidden)).toEqual({ facet: 'text', total: exactly(1) });
    const either = indexProducts(
      aList({
        dear: { condition: 'Good', price: 90 },
        fair: { condition: 'Fair', price: 10 },
        other: { condition: 'Fair', price: 10 },
      }),
    );
    expect(await bestToDrop(either, aQuery({ conditions: ['Good'], price: { min: null, max: 20 } }))).toEqual({
      facet: 'conditions',
      total: exactly(2),
    });
    const same = indexProducts(
      aList({ dear: { condition: 'Good', price: 90 }, fair: { condition: 'Fair', price: 10 } }),
    );
    expect(await bestToDrop(same, aQuery({ conditions: ['Good'], price: { min: null, max: 20 } }))).toEqual({
      facet: 'conditions',
      total: exactly(1),
    });
  });

  it('promises the right number, and no other filter brings more', async () => {
    await fc.assert(
      fc.asyncProperty(someIndex, someQuery, async (index, query) => {
        fc.pre(find(index, query).total === 0);
        const best = await bestToDrop(index, query);
        const totals = (['text', ...valueFacets, 'verified', 'advertised', 'price', 'months'] as const).map(
          (facet) => find(index, withoutFacet(query, facet)).total,
        );
        if (best !== null) expect(find(index, withoutFacet(query, best.facet)).total).toBe(best.total.count);
        expect(Math.max(...totals)).toBe(best?.total.count ?? 0);
      }),
      few,
    );
  });
});

describe('[G-FACET-1] order', () => {
  it.each([
    ['newest', ['d', 'c', 'b', 'a', 'undated']],
    ['price-up', ['undated', 'c', 'b', 'd', 'a']],
    ['price-down', ['a', 'd', 'c', 'b', 'undated']],
    ['saving', ['undated', 'c', 'b', 'd', 'a']],
  ] as const)('%s is always the same, with ties newest first, then last in the list first', (sort, order) => {
    const products = aList({
      undated: { postedAt: null, price: 1, originalPrice: 100 },
      a: { postedAt: -1, price: 90, originalPrice: 100 },
      b: { postedAt: 2, price: 20.5, originalPrice: 100 },
      c: { postedAt: 2, price: 20.5, originalPrice: 100 },
      d: { postedAt: 3, price: 30, originalPrice: 100 },
    });
    expect(idsFoundIn(products, { sort })).toEqual(order);
  });

  it('contains each product once, in the right order', () => {
    const keys: Readonly<Record<string, (product: Product) => number>> = {
      newest: ({ postedAt }) => -(postedAt ?? -Infinity),
      'price-up': ({ price }) => price,
      'price-down': ({ price }) => -price,
      saving: ({ price, originalPrice }) => -savingPercent(price, originalPrice),
    };
    fc.assert(
      fc.property(someIndex, fc.constantFrom(...Object.keys(keys)), (index, sort) => {
        const { positions } = find(index, aQuery({ sort: sort as 'newest' }));
        expect(positions.slice().sort()).toEqual(Uint32Array.from(index.products, (_, position) => position));
        const found = Array.from(positions, (position) => keys[sort]?.(index.products[position] as Product) ?? 0);
        expect(found.every((key, place) => place === 0 || (found[place - 1] ?? 0) <= key)).toBe(true);
      }),
      few,
    );
  });
});

describe('[G-SALE-1] availability', () => {
  const products = aList({
    sold: { status: 'sold', postedAt: 9 },
    reserved: { status: 'reserved', postedAt: 8 },
    unsaid: { postedAt: 7 },
    old: { status: 'available', postedAt: 1 },
    new: { status: 'available', postedAt: 2 },
  });

  it('is counted value by value, and products without a status are counted apart', () => {
    const { statuses } = find(indexProducts(products), aQuery({ statuses: ['reserved'] })).facets;
    expect(statuses).toEqual({
      values: [
        { value: 'available', count: 2, chosen: false },
        { value: 'reserved', count: 1, chosen: true },
        { value: 'sold', count: 1, chosen: false },
      ],
      unsaid: 1,
    });
  });

  it('is a filter that a product without a status never passes', () => {
    expect(idsFoundIn(products, { statuses: ['available'] })).toEqual(['new', 'old']);
    expect(idsFoundIn(products, { statuses: ['available', 'sold'] })).toEqual(['sold', 'new', 'old']);
    expect(idsFoundIn(products, {})).toEqual(['sold', 'reserved', 'unsaid', 'new', 'old']);
  });

  it('has no values where no product has a status, and a link that asks for one says what to drop', async () => {
    const index = indexProducts(aList({ a: {}, b: {} }));
    expect(find(index, emptyQuery).facets.statuses.values).toEqual([]);
    const query = aQuery({ statuses: ['available'] });
    expect(find(index, query).total).toBe(0);
    expect(find(index, query).facets.statuses.values).toEqual([]);
    expect(await bestToDrop(index, query)).toEqual({ facet: 'statuses', total: exactly(2) });
  });

  it('orders a list: available, unknown, reserved, sold, each newest first', () => {
    expect(idsFoundIn(products, { sort: 'available' })).toEqual(['new', 'old', 'unsaid', 'reserved', 'sold']);
    expect(find(indexProducts(products), aQuery({ sort: 'available' })).sort).toBe('available');
  });

  it('is no order where no product has a status', () => {
    const index = indexProducts(aList({ old: { postedAt: 1 }, new: { postedAt: 2 } }));
    expect(find(index, aQuery({ sort: 'available' })).sort).toBe('newest');
    expect(find(index, aQuery({ sort: 'available', text: 'elitebook' })).sort).toBe('relevance');
    expect(idsFound(index, { sort: 'available' })).toEqual(['new', 'old']);
  });

  it.each(['price-up', 'price-down', 'saving', 'relevance'] as const)(
    'decides between equals in the order %s before the date does',
    (sort) => {
      expect(idsFoundIn(products, { sort, text: 'elitebook' })).toEqual(['new', 'old', 'unsaid', 'reserved', 'sold']);
    },
  );

  it('leaves the newest first where that is the order', () => {
    expect(idsFoundIn(products, { sort: 'newest' })).toEqual(['sold', 'reserved', 'unsaid', 'new', 'old']);
  });
});

describe('an index made in slices', () => {
  it('equals one built in one go', () => {
    fc.assert(
      fc.property(someProducts, fc.integer({ min: 1, max: 9 }), (products, slice) => {
        const work = new IndexInProgress(products);
        let steps = 0;
        while (!work.step(slice)) steps += 1;
        expect(steps).toBeGreaterThanOrEqual(Math.floor(products.length / slice));
        expect(work.index).toEqual(indexProducts(products));
      }),
      { ...runs, numRuns: 8 },
    );
  });

  it('[G-FACET-1] answers queries without a text before the words are read', () => {
    fc.assert(
      fc.property(someProducts, someQuery, (products, query) => {
        const asked = { ...query, text: '' };
        const work = new IndexInProgress(products);
        while (work.columns === undefined) work.step(1);
        expect(work.index).toBeUndefined();
        const { positions, facets } = find(work.columns, asked);
        const expected = find(indexProducts(products), asked);
        expect(positions).toEqual(expected.positions);
        expect(facets).toEqual(expected.facets);
      }),
      { ...runs, numRuns: 20 },
    );
  });

  it('is not ready before the last', () => {
    const work = new IndexInProgress(aList({ a: {}, b: {} }));
    expect(work.step(1)).toBe(false);
    expect(work.index).toBeUndefined();
    while (!work.step(1));
    const { index } = work;
    expect(index?.products).toHaveLength(2);
    expect(work.step(1)).toBe(true);
    expect(work.index).toBe(index);
  });

  it('may be empty', () => {
    const { total, facets } = find(indexProducts([]), aQuery({ text: 'anything' }));
    expect(total).toBe(0);
    expect(facets.price.extent).toEqual({ min: null, max: null });
  });
});
