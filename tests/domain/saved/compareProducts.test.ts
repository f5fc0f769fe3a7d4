import { describe, expect, it } from 'vitest';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import { compareProducts } from '#domain/saved/compareProducts.ts';
import { aProduct } from '../../builders/aProduct.ts';

const hour = 60 * 60 * 1000;

/** People are in Dhaka, six hours ahead of UTC. */
const compare = (products: Parameters<typeof compareProducts>[0]) =>
  compareProducts(products, (moment) => new Date(moment + 6 * hour).toISOString().slice(0, 10));

const comparedRows = [
  'price',
  'originalPrice',
  'saving',
  'condition',
  'useDuration',
  'categoryName',
  'location',
  'sellerName',
  'postedOn',
  'description',
];

describe('[G-SALE-1] availability in a comparison', () => {
  const row = (...statuses: readonly (ProductStatus | undefined)[]) =>
    compare(statuses.map((status) => aProduct(status === undefined ? {} : { status })))[0];

  it('is its first row, marked where it differs', () => {
    expect(row('sold', 'sold')).toEqual({ field: 'status', values: ['sold', 'sold'], differs: false });
    expect(row('available', undefined)).toEqual({ field: 'status', values: ['available', null], differs: true });
  });

  it('has no row where no product states it', () => {
    expect(row(undefined, undefined)?.field).toBe('price');
  });
});

describe('[G-WISH-1] a comparison', () => {
  const one = aProduct({
    price: 500,
    originalPrice: 1000,
    useDuration: '1 year',
    location: 'Dhaka',
    condition: 'Good',
  });
  const other = aProduct({
    id: 'other',
    price: 600,
    originalPrice: 1000,
    useDuration: '12 months',
    location: ' dhaka',
    condition: 'Fair',
  });
  const row = (field: string) => compare([one, other]).find((row) => row.field === field);

  it('has a row for each field, with the values in the order of the products', () => {
    expect(row('price')).toEqual({ field: 'price', values: [500, 600], differs: true });
    expect(row('saving')).toEqual({ field: 'saving', values: [50, 40], differs: true });
    expect(row('condition')).toEqual({ field: 'condition', values: ['Good', 'Fair'], differs: true });
    expect(row('originalPrice')?.values).toEqual([1000, 1000]);
    expect(row('sellerName')?.values).toEqual([one.sellerName, other.sellerName]);
    expect(row('postedOn')?.values).toEqual([one.postTime, other.postTime]);
    expect(compare([one, other]).map(({ field }) => field)).toEqual(comparedRows);
    expect(compare([]).every(({ differs, values }) => !differs && values.length === 0)).toBe(true);
  });

  it('does not mark different spellings of the same value', () => {
    expect(row('originalPrice')?.differs).toBe(false);
    expect(row('useDuration')).toEqual({ field: 'useDuration', values: ['1 year', '12 months'], differs: false });
    expect(row('location')?.differs).toBe(false);
  });

  it('marks different times of use', () => {
    const differs = (...durations: readonly string[]) =>
      compare(durations.map((useDuration) => aProduct({ useDuration }))).find(({ field }) => field === 'useDuration')
        ?.differs;
    expect(differs('1 year', '2 years')).toBe(true);
    expect(differs('long', 'LONG ')).toBe(false);
    expect(differs('long', 'short')).toBe(true);
    expect(differs('long', '1 year')).toBe(true);
    expect(differs('1 year', 'long')).toBe(true);
  });

  it('marks posts of different days, but not the hours of a day', () => {
    const differs = (...posts: readonly Partial<Product>[]) =>
      compare(posts.map((post) => aProduct(post))).find(({ field }) => field === 'postedOn')?.differs;
    const at = (time: string) => ({ postTime: '', postedAt: Date.parse(`2026-11-21T${time}+06:00`) });
    expect(differs(at('00:30'), at('23:30'))).toBe(false);
    expect(differs({ postTime: '2026-11-21' }, at('00:30'))).toBe(false);
    expect(differs({ postTime: '2026-11-22' }, at('23:30'))).toBe(true);
    expect(differs({ postTime: '2026-11-21' }, { postTime: '2026-11-22' })).toBe(true);
  });

  it('distinguishes sellers by address, not by name', () => {
    const namesake = aProduct({ sellerEmail: 'namesake@example.com' });
    expect(compare([one, namesake]).find(({ field }) => field === 'sellerName')?.differs).toBe(true);
  });

  it('marks a difference in the last of four', () => {
    const rows = compare([one, one, one, other]);
    expect(rows.filter(({ differs }) => differs).map(({ field }) => field)).toEqual(['price', 'saving', 'condition']);
  });

  it('has the e-mail of a seller whose product states no name', () => {
    const nameless = aProduct({ sellerName: '', sellerEmail: 'tanvir@example.com' });
    expect(compare([nameless, nameless]).find(({ field }) => field === 'sellerName')?.values).toEqual([
      'tanvir@example.com',
      'tanvir@example.com',
    ]);
  });
});
