import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceGuidance } from '#domain/search/priceGuidance.ts';
import { alternativesTo } from '#domain/search/alternativesTo.ts';
import { similarProducts } from '#domain/search/similarProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { runs } from '../../builders/runs.ts';
import { aList, someProducts } from './given.ts';

const priced = (given: Partial<Product>, ...prices: readonly number[]) =>
  prices.map((price) => aProduct({ id: `${given.productName} ${given.condition} ${price}`, ...given, price }));
const phone = { productName: 'Apple iPhone 13, 128 GB, blue', categoryName: 'Smart Phone', condition: 'Good' } as const;

describe('[G-PRICE-1] price guidance', () => {
  it('states the median, the range and the count', () => {
    const products = priced(phone, 50_000, 40_000, 60_000, 45_000, 90_000);
    expect(priceGuidance(products, phone)).toEqual({
      median: 50_000,
      lowest: 40_000,
      highest: 90_000,
      count: 5,
      modelWords: ['apple', 'iphone', '13'],
    });
  });

  it('halves the middle two of an even number', () => {
    expect(priceGuidance(priced(phone, 1, 2, 3, 4, 5, 6), phone)?.median).toBe(3.5);
  });

  it('gives nothing below five products', () => {
    expect(priceGuidance(priced(phone, 1, 2, 3, 4), phone)).toBeNull();
    expect(priceGuidance([], phone)).toBeNull();
  });

  it('never counts the product itself, nor free offers', () => {
    const products = priced(phone, 0, 1, 2, 3, 4, 5);
    expect(priceGuidance(products, phone)?.count).toBe(5);
    expect(priceGuidance(products, products[5] ?? phone)).toBeNull();
  });

  it('compares only the same category and condition', () => {
    const products = [
      ...priced({ ...phone, condition: 'Fair' }, 1, 2, 3, 4, 5),
      ...priced({ ...phone, categoryName: 'Camera' }, 1, 2, 3, 4, 5),
    ];
    expect(priceGuidance(products, phone)).toBeNull();
    expect(
      priceGuidance([...products, ...priced({ ...phone, categoryName: 'smart phone' }, 11, 12, 13, 14, 15)], phone)
        ?.lowest,
    ).toBe(11);
  });

  it('narrows to the model while five of it remain', () => {
    const others = priced({ ...phone, productName: 'Google Pixel 7' }, 1, 2, 3, 4, 5);
    const elevens = priced({ ...phone, productName: 'Apple iPhone 11' }, 11, 12, 13, 14);
    const thirteens = priced(phone, 31, 32, 33, 34, 35);
    expect(priceGuidance([...others, ...elevens, ...thirteens], phone)).toMatchObject({ lowest: 31, count: 5 });
    expect(priceGuidance([...others, ...elevens, ...thirteens.slice(1)], phone)).toMatchObject({
      lowest: 11,
      count: 8,
      modelWords: ['apple', 'iphone'],
    });
    expect(priceGuidance([...others, ...elevens], phone)).toMatchObject({ lowest: 1, count: 9, modelWords: [] });
  });

  it('[G-I18N-1] counts names in Bangla letters as the same model', () => {
    const inBangla = { ...phone, productName: 'অ্যাপল আইফোন ১৩' };
    expect(priceGuidance([...priced(phone, 1, 2, 3), ...priced(inBangla, 4, 5)], inBangla)).toMatchObject({
      count: 5,
      modelWords: ['apple', 'iphone', '13'],
    });
  });

  it('skips a first word that only one seller writes', () => {
    const used = { ...phone, productName: 'Urgent! Apple iPhone 13' };
    expect(priceGuidance([...priced(phone, 1, 2, 3, 4, 5)], used)?.modelWords).toEqual(['apple', 'iphone', '13']);
  });

  it('lies within the range, of at least five, whatever is on offer', () => {
    fc.assert(
      fc.property(someProducts, (products) => {
        const [like] = products;
        const guidance = like === undefined ? null : priceGuidance(products, like);
        if (guidance === null) return;
        expect(guidance.count).toBeGreaterThanOrEqual(5);
        expect(guidance.count).toBeLessThan(products.length);
        expect(guidance.lowest).toBeLessThanOrEqual(guidance.median);
        expect(guidance.median).toBeLessThanOrEqual(guidance.highest);
      }),
      runs,
    );
  });
});

describe('[G-PRODUCT-1] similar products', () => {
  const products = aList({
    self: { ...phone, price: 50_000 },
    far: { ...phone, price: 90_000 },
    near: { ...phone, price: 52_000 },
    'other model': { ...phone, productName: 'Google Pixel 7', price: 50_000 },
    'other category': { ...phone, categoryName: 'Camera', price: 50_000 },
    'same again': { ...phone, price: 52_000, postedAt: Date.UTC(2024, 1, 1) },
  });
  const [self = aProduct()] = products;
  const ids = (most: number) => similarProducts(products, self, most).map(({ id }) => id);

  it('are others of the category: the model first, then the price, then the newest', () => {
    expect(ids(9)).toEqual(['same again', 'near', 'far', 'other model']);
  });

  it('are at most as many as requested', () => {
    expect(ids(1)).toEqual(['same again']);
    expect(ids(0)).toEqual([]);
  });

  it('prefer an equally good condition, then the newer one', () => {
    const like = { ...phone, price: 50_000, postedAt: 5 };
    const offers = aList({
      fair: { ...like, condition: 'Fair', postedAt: 9 },
      undated: { ...like, postedAt: null },
      old: like,
      older: { ...like, postedAt: -1 },
      'as old': like,
      'also undated': { ...like, postedAt: null },
    });
    const alike = (most: number) => similarProducts(offers, self, most).map(({ id }) => id);
    expect(alike(9)).toEqual(['as old', 'old', 'older', 'also undated', 'undated', 'fair']);
    expect(alike(2)).toEqual(['as old', 'old']);
    expect(similarProducts(offers.toReversed(), self, 9).map(({ id }) => id)).toEqual([
      'old',
      'as old',
      'older',
      'undated',
      'also undated',
      'fair',
    ]);
  });

  it('share more words of the name before fewer, and are found where it has none', () => {
    const offers = aList({
      none: { ...phone, productName: 'Nokia', price: 50_000 },
      two: { ...phone, productName: 'iPhone 13', price: 40_000 },
      one: { ...phone, productName: 'iPhone 12', price: 50_000 },
    });
    expect(similarProducts(offers, self, 9).map(({ id }) => id)).toEqual(['two', 'one', 'none']);
    expect(similarProducts(offers, { ...self, productName: '…' }, 9).map(({ id }) => id)).toEqual([
      'one',
      'none',
      'two',
    ]);
    const free = aList({ free: { ...phone, price: 0 }, dear: { ...phone, price: 10 } });
    expect(similarProducts(free, { ...self, price: 0 }, 9).map(({ id }) => id)).toEqual(['free', 'dear']);
  });

  it('are found for a product that is gone', () => {
    expect(similarProducts(products.slice(1), self, 2).map(({ id }) => id)).toEqual(['same again', 'near']);
  });
});

describe('[G-SALE-1] similar products of a marketplace that states availability', () => {
  const offers = aList({
    self: { ...phone, price: 50_000, status: 'sold' },
    sold: { ...phone, price: 50_000, status: 'sold' },
    reserved: { ...phone, price: 51_000, status: 'reserved' },
    free: { ...phone, price: 60_000, status: 'available' },
    cheap: { ...phone, price: 9_000, status: 'available', categoryName: ` ${phone.categoryName} ` },
    unsaid: { ...phone, price: 1 },
    elsewhere: { ...phone, price: 1, status: 'available', categoryName: 'Camera' },
  });
  const [self = aProduct()] = offers;

  it('leave out what is sold', () => {
    expect(similarProducts(offers, self, 9).map(({ id }) => id)).toEqual(['reserved', 'free', 'cheap', 'unsaid']);
  });

  it('are counted with their lowest price if they are known to be available', () => {
    expect(alternativesTo(offers, self)).toEqual({ count: 2, lowest: 9_000 });
    const [, , , free = self] = offers;
    expect(alternativesTo(offers, free)).toEqual({ count: 1, lowest: 9_000 });
  });

  it('are none where nothing else of the category is known to be available', () => {
    expect(alternativesTo(aList({ unsaid: phone, reserved: { ...phone, status: 'reserved' } }), self)).toBeNull();
  });
});
