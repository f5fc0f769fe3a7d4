import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestFilterToDrop } from '#domain/catalogue/finding/bestFilterToDrop.ts';
import { cityOf } from '#domain/catalogue/finding/cityOf.ts';
import { facetKey } from '#domain/catalogue/finding/facetKey.ts';
import { type FindingQuery, emptyQuery, isWithin } from '#domain/catalogue/finding/FindingQuery.ts';
import { find } from '#domain/catalogue/finding/find.ts';
import { beginIndex, indexProducts, withVerifiedSellers } from '#domain/catalogue/finding/ProductIndex.ts';
import { setFilters, toggleValue, withoutFacet, withoutFilter, withoutFilters } from '#domain/catalogue/finding/setFilters.ts';
import { usedMonths } from '#domain/catalogue/finding/usedMonths.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { savingPercent } from '#domain/shared/Money.ts';
import { runs } from '../../given/runs.ts';
import { aList, aQuery, idsFoundIn, isVerified, someIndex, someProducts, someQuery } from './given.ts';

const few = { ...runs, numRuns: 20 };

/** The same, said as plainly as possible; words are left to the search's own tests. */
function matches(product: Product, query: FindingQuery): boolean {
  const among = (value: string, values: readonly string[]) =>
    values.length === 0 || values.some((other) => facetKey(other) === facetKey(value));
  const open = query.months.least === null && query.months.most === null;
  const months = usedMonths(product.useDuration);
  return (
    among(product.categoryName, query.categories) &&
    among(product.condition, query.conditions) &&
    among(cityOf(product.location), query.places) &&
    (!query.verified || isVerified(product.sellerEmail.toLowerCase())) &&
    (!query.advertised || product.advertised) &&
    isWithin(query.price, product.price) &&
    (open || (months !== null && isWithin(query.months, months)))
  );
}

describe('[G-FACET-1] filters', () => {
  it('take any of the values of each, and all of the filters', () => {
    const products = aList({
      a: { categoryName: 'HP', condition: 'Good' },
      b: { categoryName: 'Dell', condition: 'Good' },
      c: { categoryName: 'Dell', condition: 'Fair' },
      d: { categoryName: 'Drone', condition: 'Good' },
    });
    expect(idsFoundIn(products, { categories: ['HP', 'Dell'] })).toEqual(['a', 'b', 'c']);
    expect(idsFoundIn(products, { categories: ['hp', 'Dell'], conditions: ['Good'] })).toEqual(['a', 'b']);
    expect(idsFoundIn(products, { categories: ['Nothing'] })).toEqual([]);
  });

  it('know the verified sellers as soon as they are told of them', () => {
    const index = indexProducts(aList({ a: { sellerEmail: 'Vera@example.com' }, b: { sellerEmail: 'u@example.com' } }));
    expect(find(index, aQuery({ verified: true })).total).toBe(0);
    const informed = withVerifiedSellers(index, (email) => email === 'vera@example.com');
    expect(find(informed, aQuery({ verified: true })).total).toBe(1);
    expect(find(informed, emptyQuery).facets.verified).toEqual({ count: 1, chosen: false });
    expect(find(index, emptyQuery).facets.verified).toEqual({ count: 0, chosen: false });
  });

  it('count beside a value what choosing it would show', () => {
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

  it('show conditions from best to worst, the rest from common to rare, and what is chosen in vain at the end', () => {
    const index = indexProducts(aList({
      a: { categoryName: ' Dell ', condition: 'Fair', location: 'Sylhet' },
      b: { categoryName: 'HP', condition: 'Fair', location: 'Dhaka' },
      c: { categoryName: 'hp', condition: 'Good', location: 'Khulna' },
      d: { categoryName: 'Drone', condition: 'Good', location: '' },
    }));
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

  it('know no verified seller without an address', () => {
    const index = withVerifiedSellers(indexProducts(aList({ a: { sellerEmail: '' } })), () => true);
    expect(find(index, emptyQuery).facets.verified.count).toBe(0);
  });

  it('are listed as they are set, and no others', () => {
    expect(setFilters(emptyQuery)).toEqual([]);
    expect(setFilters(aQuery({ text: '  ' }))).toEqual([]);
    expect(setFilters(aQuery({
      text: 'hp', categories: ['HP', 'Dell'], places: ['Dhaka'], advertised: true, months: { least: null, most: 6 },
    }))).toEqual([
      { facet: 'text', text: 'hp' }, { facet: 'categories', value: 'HP' }, { facet: 'categories', value: 'Dell' }, { facet: 'places', value: 'Dhaka' },
      { facet: 'advertised' }, { facet: 'months', range: { least: null, most: 6 } },
    ]);
    const query = aQuery({ categories: ['HP', 'Dell'], verified: true });
    expect(withoutFilter(query, { facet: 'categories', value: 'hp' })).toEqual(aQuery({ categories: ['Dell'], verified: true }));
    expect(withoutFilter(query, { facet: 'verified' })).toEqual(aQuery({ categories: ['HP', 'Dell'] }));
  });

  it('leave what does not say how long it was used out of every range of use', () => {
    const products = aList({ said: { useDuration: '8 months' }, unsaid: { useDuration: 'a while' } });
    expect(idsFoundIn(products, { months: { least: 0, most: null } })).toEqual(['said']);
    expect(find(indexProducts(products), emptyQuery).facets.months).toMatchObject({ unsaid: 1, extent: { least: 8, most: 8 } });
  });

  it('show prices in steps that one absurd price does not stretch', () => {
    const prices = Array.from({ length: 200 }, (_, place) => [`p${place}`, { price: 10_000 + place * 100 }] as const);
    const index = indexProducts(aList({ ...Object.fromEntries(prices), absurd: { price: 999_999_999 } }));
    const { extent, histogram } = find(index, emptyQuery).facets.price;
    expect(extent).toEqual({ least: 10_000, most: 999_999_999 });
    expect(histogram).toMatchObject({ from: 10_000, step: 1000 });
    expect(histogram.counts.reduce((sum, count) => sum + count)).toBe(201);
    expect(histogram.counts[0]).toBe(10);
    expect(histogram.counts.at(-1)).toBe(1);
  });

  it('find what a plain look at each product finds, and count likewise', () => {
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
        for (const { range, count } of facets.months.bands) expect(count).toBe(would({ months: range }));
        expect(facets.verified.count).toBe(would({ verified: true }));
        expect(facets.advertised.count).toBe(would({ advertised: true }));
        expect(facets.price.histogram.counts.reduce((sum, count) => sum + count)).toBe(would({ price: emptyQuery.price }));
      }),
      few,
    );
  });

  it('never add results', () => {
    fc.assert(
      fc.property(someIndex, someQuery, (index, query) => {
        const narrow = new Set(find(index, query).positions);
        for (const filter of setFilters(query).filter(({ facet }) => facet !== 'categories' && facet !== 'conditions' && facet !== 'places')) {
          const wide = new Set(find(index, withoutFilter(query, filter)).positions);
          expect([...narrow].filter((position) => !wide.has(position))).toEqual([]);
        }
        for (const facet of ['categories', 'conditions', 'places'] as const) {
          const wide = new Set(find(index, withoutFacet(query, facet)).positions);
          expect([...narrow].filter((position) => !wide.has(position))).toEqual([]);
        }
      }),
      few,
    );
  });

  it('can be listed and dropped one by one until nothing is left', () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        let left = query;
        for (const filter of setFilters(query)) left = withoutFilter(left, filter);
        expect(left).toEqual(withoutFilters(query));
      }),
      few,
    );
  });

  it('can be chosen and taken back, in whichever spelling', () => {
    const chosen = toggleValue(toggleValue(emptyQuery, 'places', 'Dhaka'), 'places', 'Sylhet');
    expect(chosen.places).toEqual(['Dhaka', 'Sylhet']);
    expect(toggleValue(chosen, 'places', 'dhaka ').places).toEqual(['Sylhet']);
    expect(toggleValue(chosen, 'places', 'Dhaka', true).places).toEqual(['Sylhet', 'Dhaka']);
  });
});

describe('[G-SEARCH-1] when nothing matches', () => {
  const products = aList({
    a: { productName: 'ThinkPad', condition: 'Good', price: 10 },
    b: { productName: 'ThinkPad', condition: 'Good', price: 20 },
    c: { productName: 'Pixel', condition: 'Fair', price: 5 },
  });

  it('names the one filter whose removal brings the most', () => {
    const index = indexProducts(products);
    const price = { least: null, most: 5 };
    expect(bestFilterToDrop(index, aQuery({ text: 'thinkpad', price }))).toEqual({ facet: 'price', total: 2 });
    expect(bestFilterToDrop(index, aQuery({ text: 'nokia', conditions: ['Fair'] }))).toEqual({ facet: 'text', total: 1 });
    expect(bestFilterToDrop(index, aQuery({ text: 'nokia', advertised: true }))).toBeNull();
    expect(bestFilterToDrop(index, emptyQuery)).toBeNull();
    const hidden = aQuery({ conditions: ['Good'], price: { least: 20, most: null }, text: 'pixel' });
    expect(bestFilterToDrop(index, hidden)).toEqual({ facet: 'text', total: 1 });
    const either = indexProducts(aList({ dear: { condition: 'Good', price: 90 }, fair: { condition: 'Fair', price: 10 }, other: { condition: 'Fair', price: 10 } }));
    expect(bestFilterToDrop(either, aQuery({ conditions: ['Good'], price: { least: null, most: 20 } }))).toEqual({ facet: 'conditions', total: 2 });
    const same = indexProducts(aList({ dear: { condition: 'Good', price: 90 }, fair: { condition: 'Fair', price: 10 } }));
    expect(bestFilterToDrop(same, aQuery({ conditions: ['Good'], price: { least: null, most: 20 } }))).toEqual({ facet: 'conditions', total: 1 });
  });

  it('promises as many as there then are, and no other filter brings more', () => {
    fc.assert(
      fc.property(someIndex, someQuery, (index, query) => {
        const best = bestFilterToDrop(index, query);
        const totals = (['text', 'categories', 'conditions', 'places', 'verified', 'advertised', 'price', 'months'] as const).map(
          (facet) => find(index, withoutFacet(query, facet)).total,
        );
        if (best !== null) expect(find(index, withoutFacet(query, best.facet)).total).toBe(best.total);
        expect(Math.max(...totals)).toBe(best?.total ?? find(index, query).total);
      }),
      few,
    );
  });
});

describe('[G-FACET-1] order', () => {
  it.each([
    ['newest', ['d', 'b', 'c', 'a', 'undated']],
    ['price-up', ['undated', 'b', 'c', 'd', 'a']],
    ['price-down', ['a', 'd', 'b', 'c', 'undated']],
    ['saving', ['undated', 'b', 'c', 'd', 'a']],
  ] as const)('%s is the same every time, and equals are newest first, then as given', (sort, order) => {
    const products = aList({
      undated: { postedAt: null, price: 1, originalPrice: 100 },
      a: { postedAt: -1, price: 90, originalPrice: 100 },
      b: { postedAt: 2, price: 20.5, originalPrice: 100 },
      c: { postedAt: 2, price: 20.5, originalPrice: 100 },
      d: { postedAt: 3, price: 30, originalPrice: 100 },
    });
    expect(idsFoundIn(products, { sort })).toEqual(order);
  });

  it('holds each product once, and never the wrong way round', () => {
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

describe('an index made in slices', () => {
  it('is the same as one made in one go', () => {
    fc.assert(
      fc.property(someProducts, fc.integer({ min: 1, max: 9 }), (products, slice) => {
        const work = beginIndex(products);
        let steps = 0;
        while (!work.step(slice)) steps += 1;
        expect(steps).toBeGreaterThanOrEqual(Math.floor(products.length / slice));
        expect(work.index).toEqual(indexProducts(products));
      }),
      { ...runs, numRuns: 8 },
    );
  });

  it('is not there before the last', () => {
    const work = beginIndex(aList({ a: {}, b: {} }));
    expect(work.step(1)).toBe(false);
    expect(work.index).toBeUndefined();
    while (!work.step(1));
    const { index } = work;
    expect(index?.products).toHaveLength(2);
    expect(work.step(1)).toBe(true);
    expect(work.index).toBe(index);
  });

  it('may be of nothing', () => {
    const { total, facets } = find(indexProducts([]), aQuery({ text: 'anything' }));
    expect(total).toBe(0);
    expect(facets.price.extent).toEqual({ least: null, most: null });
  });
});
