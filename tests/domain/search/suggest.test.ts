import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexProducts } from '../../builders/indexProducts.ts';
import { maxSuggested, suggest } from '#domain/search/suggest.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { aList, idsFound, someIndex } from './given.ts';

function suggested(products: readonly Product[], text: string) {
  const { products: found, categories, total } = suggest(indexProducts(products), text);
  return { ids: found.map(({ id }) => id), categories, total };
}

const shop = aList({
  s21: { productName: 'Samsung Galaxy S21', categoryName: 'Smart Phone', postedAt: 1 },
  s23: { productName: 'Samsung Galaxy S23', categoryName: 'Smart Phone', postedAt: 3 },
  watch: { productName: 'Galaxy Watch 4', categoryName: 'Smart Watch', postedAt: 2 },
  iphone: { productName: 'iPhone 13', categoryName: 'Smart Phone', postedAt: 4 },
  dell: { productName: 'Latitude 7420', categoryName: 'Dell', postedAt: 5 },
});

describe('suggested products', () => {
  it('[G-FIND-1] are those that match, best first and then newest', () => {
    expect(suggested(shop, 'galaxy s').ids).toEqual(['s23', 's21', 'watch']);
    // 'iphone' may also be a typo of the category's 'phone'.
    expect(suggested(shop, 'iphone').ids).toEqual(['iphone', 's23', 's21']);
  });

  it('[G-FIND-1] forgive one typo in a word, also while the word is being typed', () => {
    expect(suggested(shop, 'galxy s23').ids).toEqual(['s23']);
    expect(suggested(shop, 'iphnoe').ids).toEqual(['iphone']);
    expect(suggested(shop, 'samsng').ids).toEqual(['s23', 's21']);
  });

  it('[G-FIND-1] have the order of the list of results, whatever is typed', () => {
    fc.assert(
      fc.property(
        someIndex,
        fc.constantFrom('d', 'thinkpda', 'dell', 'gb', 'galaxy 13', 'a', 'dhaka', 'lenovo t480'),
        (index, text) => {
          const unsold = idsFound(index, { text }).filter(
            (id) => index.products.find((product) => product.id === id)?.status !== 'sold',
          );
          expect(suggest(index, text).products.map(({ id }) => id)).toEqual(unsold.slice(0, maxSuggested.products));
        },
      ),
    );
  });

  it('[G-FIND-1] are five at most, and the total counts all', () => {
    const many = aList(
      Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`p${place}`, { productName: 'ThinkPad' }])),
    );
    const { ids, total } = suggested(many, 'think');
    expect(ids).toHaveLength(5);
    expect(total).toBe(9);
  });

  it('[G-FIND-1] leave out what is sold, which the total still counts, and hold what is reserved', () => {
    const { ids, total } = suggested(
      aList({
        sold: { productName: 'ThinkPad T480', status: 'sold' },
        reserved: { productName: 'ThinkPad T490', status: 'reserved' },
      }),
      'thinkpad',
    );
    expect(ids).toEqual(['reserved']);
    expect(total).toBe(2);
  });

  it('[G-FIND-1] are none for a text without words, or without a match', () => {
    const nothing = { ids: [], categories: [], total: 0 };
    expect(suggested(shop, '')).toEqual(nothing);
    expect(suggested(shop, ' – ')).toEqual(nothing);
    expect(suggested(shop, 'zeppelin')).toEqual(nothing);
    expect(suggested([], 'dell')).toEqual(nothing);
  });
});

describe('suggested categories', () => {
  it('[G-FIND-1] are those that the words name, with all their products, most common first', () => {
    expect(suggested(shop, 'smart').categories).toEqual([
      { name: 'Smart Phone', count: 3, isNarrowed: false },
      { name: 'Smart Watch', count: 1, isNarrowed: false },
    ]);
    expect(suggested(shop, 'smart wa').categories).toEqual([{ name: 'Smart Watch', count: 1, isNarrowed: false }]);
    expect(suggested(shop, 'dell').categories).toEqual([{ name: 'Dell', count: 1, isNarrowed: false }]);
  });

  it('[G-FIND-1] forgive a typo, unless the typed word is known', () => {
    expect(suggested(shop, 'smrat phone').categories).toEqual([{ name: 'Smart Phone', count: 3, isNarrowed: false }]);
    const well = aList({
      a: { productName: 'Well kept', categoryName: 'Dell' },
      b: { productName: 'Well kept', categoryName: 'HP' },
    });
    expect(suggested(well, 'well').categories.every(({ isNarrowed }) => isNarrowed)).toBe(true);
  });

  it('[G-FIND-1] otherwise part the matches, the largest part first', () => {
    expect(suggested(shop, 'galaxy').categories).toEqual([
      { name: 'Smart Phone', count: 2, isNarrowed: true },
      { name: 'Smart Watch', count: 1, isNarrowed: true },
    ]);
  });

  it('[G-FIND-1] are none if one category holds all matches', () => {
    expect(suggested(shop, 'iphone').categories).toEqual([]);
  });

  it('[G-FIND-1] are two at most, and never a category without a name', () => {
    const categories = ['A', 'B', 'C', ''];
    const list = aList(
      Object.fromEntries(categories.map((categoryName) => [categoryName, { productName: 'Tripod', categoryName }])),
    );
    expect(suggested(list, 'tripod').categories.map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
