import { describe, expect, it } from 'vitest';
import { mergeSaved, readSavedFile, type SavedThings, writeSavedFile } from '#domain/saved/savedFile.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import { maxSavedSearches } from '#domain/saved/SavedSearch.ts';
import { aSavedSearch } from '../../builders/aSavedSearch.ts';
import { aQuery } from '../search/given.ts';

const product = (productId: string, savedAt = 5): SavedProduct => ({ productId, savedAt, facts: null });
const search = (text: string, savedAt = 5) => aSavedSearch({ query: aQuery({ text }), savedAt });
const nothing: SavedThings = { products: [], searches: [] };
const idsOf = ({ products }: SavedThings) => products.map(({ productId }) => productId);
const wordsOf = ({ searches }: SavedThings) => searches.map(({ query }) => query.text);

describe('[G-ALERT-1] the file of saved things', () => {
  const things = { products: [product('p1')], searches: [search('galaxy')] };

  it('brings products and searches to another device', () => {
    expect(readSavedFile(writeSavedFile(things))).toEqual({ ...things, damaged: 0 });
  });

  it.each(['', '{"no', '7', 'null', '[]', '{}', '{"format":"re-sale-shop-saved","version":2}', '{"version":1}'])(
    'is not %s',
    (text) => {
      expect(readSavedFile(text)).toBeNull();
    },
  );

  it('counts entries that cannot be read', () => {
    const text = JSON.stringify({
      ...(JSON.parse(writeSavedFile(things)) as object),
      products: [product('p1'), null, { productId: 7 }],
      searches: 'none',
    });
    expect(readSavedFile(text)).toEqual({ products: [product('p1')], searches: [], damaged: 2 });
  });

  it('counts unreadable searches as well, and takes the readable ones of a file without products', () => {
    const file = JSON.parse(writeSavedFile(things)) as SavedThings;
    expect(readSavedFile(JSON.stringify({ ...file, products: [null], searches: [...file.searches, null] }))).toEqual({
      products: [],
      searches: things.searches,
      damaged: 2,
    });
    expect(readSavedFile(JSON.stringify({ ...file, products: 'none' }))).toEqual({
      products: [],
      searches: things.searches,
      damaged: 0,
    });
  });
});

describe('[G-ALERT-1] adding a file’s entries', () => {
  it('keeps what is here, adds the rest in the order of saving, and counts it', () => {
    const here = { products: [product('a', 2), product('b', 6)], searches: [search('galaxy', 6), search('hp', 2)] };
    const file = {
      products: [product('b', 1), product('c', 4), product('c', 4)],
      searches: [search('Galaxy', 9), search('canon', 4)],
    };
    const merged = mergeSaved(here, file);
    expect([idsOf(merged), wordsOf(merged)]).toEqual([
      ['a', 'c', 'b'],
      ['galaxy', 'canon', 'hp'],
    ]);
    expect([merged.addedProducts, merged.addedSearches, merged.noRoom]).toEqual([1, 1, 0]);
  });

  it('counts entries beyond the limits, and drops none of those that are here', () => {
    const products = Array.from({ length: savedLists.wishList.max }, (_, one) => product(`p${one}`));
    const searches = Array.from({ length: maxSavedSearches - 1 }, (_, one) => search(`s${one}`));
    const merged = mergeSaved(
      { products, searches },
      { products: [product('x')], searches: [search('y'), search('z')] },
    );
    expect([merged.products.length, merged.addedProducts, merged.addedSearches, merged.noRoom]).toEqual([500, 0, 1, 2]);
    expect(mergeSaved(nothing, { products, searches }).noRoom).toBe(0);
  });

  it('counts those of a file with far too many as such, and not as damaged', () => {
    const many = 20_000;
    const products = Array.from({ length: many }, (_, one) => product(`p${one}`));
    const searches = Array.from({ length: many }, (_, one) => search(`s${one}`));
    const file = readSavedFile(writeSavedFile({ products, searches: [...searches, search('S0', 1)] }));
    if (file === null) throw new Error('The file is one of the shop.');
    expect(file.damaged).toBe(0);
    const { addedProducts, addedSearches, noRoom } = mergeSaved(nothing, file);
    expect([addedProducts, addedSearches]).toEqual([savedLists.wishList.max, maxSavedSearches]);
    expect(noRoom).toBe(2 * many - addedProducts - addedSearches);
  });
});
