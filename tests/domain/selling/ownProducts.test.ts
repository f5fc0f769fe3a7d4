import { describe, expect, it } from 'vitest';
import {
  knownFilters,
  orderProducts,
  passesProductFilter,
  type ProductFilter,
  searchProducts,
} from '#domain/selling/ownProducts.ts';
import { aThinkPad } from '../../builders/aProduct.ts';

const phone = aThinkPad({ id: 'a', productName: 'Galaxy S21', categoryName: 'Smartphone', price: 40_000, postedAt: 3 });
const laptop = aThinkPad({ id: 'b', productName: 'Élite Book', price: 30_000, postedAt: 5, advertised: true });
const camera = aThinkPad({ id: 'c', productName: 'canon M5', categoryName: 'Camera', price: 40_000, postedAt: null });
const all = [phone, laptop, camera];
const ids = (products: readonly { readonly id: string }[]): string => products.map(({ id }) => id).join('');

describe('[G-SELL-1] a seller’s own products', () => {
  it.each([
    ['galaxy', 'a'],
    ['ELITE', 'b'],
    ['camera', 'c'],
    ['  book  élite ', 'b'],
    ['book galaxy', ''],
    ['', 'abc'],
    ['   ', 'abc'],
  ])('are found by every word of their name or category: “%s”', (text, found) => {
    expect(ids(searchProducts(all, text))).toBe(found);
  });

  it('are sorted by date, name and price, either way; of equal ones the later in the list counts as newer', () => {
    expect(ids(orderProducts(all, { key: 'posted', direction: 'descending' }))).toBe('bac');
    expect(ids(orderProducts(all, { key: 'posted', direction: 'ascending' }))).toBe('cab');
    expect(ids(orderProducts(all, { key: 'name', direction: 'ascending' }))).toBe('cba');
    expect(ids(orderProducts(all, { key: 'name', direction: 'descending' }))).toBe('abc');
    expect(ids(orderProducts(all, { key: 'price', direction: 'ascending' }))).toBe('bac');
    expect(ids(orderProducts(all, { key: 'price', direction: 'descending' }))).toBe('cab');
    const undated = [camera, { ...camera, id: 'd' }];
    expect(ids(orderProducts(undated, { key: 'posted', direction: 'descending' }))).toBe('dc');
    expect(ids(orderProducts(undated, { key: 'posted', direction: 'ascending' }))).toBe('cd');
    expect(ids(all)).toBe('abc');
  });

  it.each<[ProductFilter, string]>([
    ['all', 'abc'],
    ['advertised', 'b'],
    ['not-advertised', 'ac'],
    ['requests', 'c'],
    ['reserved', 'a'],
    ['sold', 'b'],
  ])('are filtered: %s', (filter, found) => {
    const products = [{ ...phone, status: 'reserved' as const }, { ...laptop, status: 'sold' as const }, camera];
    const requested = new Set(['c', 'other']);
    expect(ids(products.filter((product) => passesProductFilter(product, filter, requested)))).toBe(found);
  });

  it('have no filter by what the marketplace does not tell', () => {
    expect(knownFilters(all, null)).toEqual(['all', 'not-advertised', 'advertised']);
    expect(knownFilters(all, new Set())).toEqual(['all', 'not-advertised', 'advertised', 'requests']);
    expect(knownFilters([{ ...phone, status: 'available' }, laptop], null)).toEqual([
      'all',
      'not-advertised',
      'advertised',
      'reserved',
      'sold',
    ]);
    expect(passesProductFilter(phone, 'requests', null)).toBe(false);
  });
});
