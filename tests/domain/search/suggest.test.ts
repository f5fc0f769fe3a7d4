import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSuggested, resultsToSuggestFrom, suggest } from '#domain/search/suggest.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { aLocalSearch } from '../../contracts/aLocalSearch.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { aList, aQuery, idsFoundIn, someProducts } from './given.ts';

/** Suggestions from what the shop's own search finds. */
async function suggested(products: readonly Product[], text: string) {
  const page = valueOf(
    await aLocalSearch(products).find({
      within: { of: 'all' },
      query: aQuery({ text }),
      size: resultsToSuggestFrom,
      after: null,
      facets: ['categories'],
    }),
  );
  const { products: found, categories } = suggest(page, text);
  return { ids: found.map(({ id }) => id), categories, total: page.total.count };
}

const shop = aList({
  s21: { productName: 'Samsung Galaxy S21', categoryName: 'Smart Phone', postedAt: 1 },
  s23: { productName: 'Samsung Galaxy S23', categoryName: 'Smart Phone', postedAt: 3 },
  watch: { productName: 'Galaxy Watch 4', categoryName: 'Smart Watch', postedAt: 2 },
  iphone: { productName: 'iPhone 13', categoryName: 'Smart Phone', postedAt: 4 },
  dell: { productName: 'Latitude 7420', categoryName: 'Dell', postedAt: 5 },
});

describe('suggested products', () => {
  it('[G-FIND-1] are those that match, best first and then newest', async () => {
    expect((await suggested(shop, 'galaxy s')).ids).toEqual(['s23', 's21', 'watch']);
    // 'iphone' may also be a typo of the category's 'phone'.
    expect((await suggested(shop, 'iphone')).ids).toEqual(['iphone', 's23', 's21']);
  });

  it('[G-FIND-1] forgive one typo in a word, also while the word is being typed', async () => {
    expect((await suggested(shop, 'galxy s23')).ids).toEqual(['s23']);
    expect((await suggested(shop, 'iphnoe')).ids).toEqual(['iphone']);
    expect((await suggested(shop, 'samsng')).ids).toEqual(['s23', 's21']);
  });

  it('[G-FIND-1] have the order of the list of results, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        someProducts,
        fc.constantFrom('d', 'thinkpda', 'dell', 'gb', 'galaxy 13', 'a', 'dhaka', 'lenovo t480'),
        async (products, text) => {
          const unsold = idsFoundIn(products, { text }).filter(
            (id) => products.find((product) => product.id === id)?.status !== 'sold',
          );
          expect((await suggested(products, text)).ids).toEqual(unsold.slice(0, maxSuggested.products));
        },
      ),
    );
  });

  it('[G-FIND-1] are five at most, and the total counts all', async () => {
    const many = aList(
      Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`p${place}`, { productName: 'ThinkPad' }])),
    );
    const { ids, total } = await suggested(many, 'think');
    expect(ids).toHaveLength(5);
    expect(total).toBe(9);
  });

  it('[G-FIND-1] leave out what is sold, which the total still counts, and hold what is reserved', async () => {
    const { ids, total } = await suggested(
      aList({
        sold: { productName: 'ThinkPad T480', status: 'sold' },
        reserved: { productName: 'ThinkPad T490', status: 'reserved' },
      }),
      'thinkpad',
    );
    expect(ids).toEqual(['reserved']);
    expect(total).toBe(2);
  });

  it('[G-FIND-1] are none without a match', async () => {
    const nothing = { ids: [], categories: [], total: 0 };
    expect(await suggested(shop, 'zeppelin')).toEqual(nothing);
    expect(await suggested([], 'dell')).toEqual(nothing);
  });
});

describe('suggested categories', () => {
  it('[G-FIND-1] are those that the words name, with all their products, most common first', async () => {
    expect((await suggested(shop, 'smart')).categories).toEqual([
      { name: 'Smart Phone', count: 3, isNarrowed: false },
      { name: 'Smart Watch', count: 1, isNarrowed: false },
    ]);
    expect((await suggested(shop, 'smart wa')).categories).toEqual([
      { name: 'Smart Watch', count: 1, isNarrowed: false },
    ]);
    expect((await suggested(shop, 'dell')).categories).toEqual([{ name: 'Dell', count: 1, isNarrowed: false }]);
  });

  it('[G-FIND-1] forgive a typo, unless the typed word is known', async () => {
    expect((await suggested(shop, 'smrat phone')).categories).toEqual([
      { name: 'Smart Phone', count: 3, isNarrowed: false },
    ]);
    const well = aList({
      a: { productName: 'Well kept', categoryName: 'Dell' },
      b: { productName: 'Well kept', categoryName: 'HP' },
    });
    expect((await suggested(well, 'well')).categories.every(({ isNarrowed }) => isNarrowed)).toBe(true);
  });

  it('[G-FIND-1] otherwise part the matches, the largest part first', async () => {
    expect((await suggested(shop, 'galaxy')).categories).toEqual([
      { name: 'Smart Phone', count: 2, isNarrowed: true },
      { name: 'Smart Watch', count: 1, isNarrowed: true },
    ]);
  });

  it('[G-FIND-1] are none if one category holds all matches', async () => {
    expect((await suggested(shop, 'iphone')).categories).toEqual([]);
  });

  it('[G-FIND-1] are two at most, and never a category without a name', async () => {
    const categories = ['A', 'B', 'C', ''];
    const list = aList(
      Object.fromEntries(categories.map((categoryName) => [categoryName, { productName: 'Tripod', categoryName }])),
    );
    expect((await suggested(list, 'tripod')).categories.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
