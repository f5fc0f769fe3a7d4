import { assert, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatComparison, parseComparison } from '#domain/catalogue/finding/comparisonUrl.ts';
import { emptyQuery } from '#domain/catalogue/finding/FindingQuery.ts';
import { find } from '#domain/catalogue/finding/find.ts';
import { formatFindingQuery, parseFindingQuery } from '#domain/catalogue/finding/findingQueryUrl.ts';
import { priceGuidance } from '#domain/catalogue/finding/priceGuidance.ts';
import { indexProducts } from '#domain/catalogue/finding/ProductIndex.ts';
import { similarProducts } from '#domain/catalogue/finding/similarProducts.ts';
import { pathPart, searchPart } from '#domain/shared/urlParts.ts';
import { hostileString, hostileStrings, whole } from '../hostile/hostileStrings.ts';
import { aProduct } from './given/aProduct.ts';

const products = hostileStrings.map((text, place) => aProduct({
  id: text, productName: text, description: text, sellerName: text, sellerEmail: text, useDuration: text, location: text,
  categoryName: text, phone: text, image: text, postTime: text, price: 1000 + place,
}));

describe('[G-SEC-1] a list of hostile products', () => {
  const index = indexProducts(products);

  it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'then'])('is counted and narrowed by the value %s like by any other', (value) => {
    const alone = find(index, { ...emptyQuery, categories: [value] });
    expect(Array.from(alone.positions, (position) => products[position]?.categoryName)).toEqual([value]);
    expect(alone.facets.categories.find((facet) => facet.value === value)).toEqual({ value, count: 1, chosen: true });
    expect(find(index, { ...emptyQuery, places: [value] }).total).toBe(1);
  });

  it('is searched by every text of theirs', () => {
    for (const text of hostileStrings) expect(() => find(index, { ...emptyQuery, text })).not.toThrow();
  });

  it('finds similar ones and prices for each of them', () => {
    const alike = products.map((product) => ({ ...product, categoryName: '__proto__' }));
    for (const like of alike) {
      expect(() => similarProducts(alike, like, 4)).not.toThrow();
      expect(() => priceGuidance(alike, like)).not.toThrow();
    }
  });
});

describe('[G-SEC-1] an address', () => {
  const site = 'https://shop.example';

  it('holds a hostile text as one part of its path, or one value of its search', () => {
    const check = (text: string): void => {
      const url = new URL(`/products/${pathPart(text)}?book=${searchPart(text)}`, site);
      expect(url.origin).toBe(site);
      expect(url.pathname).toMatch(/^\/products\/[^/]*$/);
      expect([url.searchParams.size, url.hash]).toEqual([1, '']);
      expect(url.searchParams.get('book')).toBe(whole(text));
    };
    hostileStrings.forEach(check);
    assert(property(hostileString, check));
  });

  it('of what is looked for says again what it said', () => {
    const spoken = hostileString.map(whole);
    assert(property(tuple(spoken, spoken), ([one, other]) => {
      const search = formatFindingQuery({ ...emptyQuery, text: one, categories: [one, other], places: [other] });
      expect(new URL(`/allproducts?${search}`, site).origin).toBe(site);
      expect(formatFindingQuery(parseFindingQuery(search))).toBe(search);
      expect(formatComparison(parseComparison(formatComparison([one, other])))).toBe(formatComparison([one, other]));
    }));
  });

  it.each(hostileStrings.map((text) => [text.slice(0, 40), text]))('is read for what it asks, also where it says %j', (_name, text) => {
    for (const search of [text, `?${text}`, `?q=${text}&category=${text}&price=${text}&sort=${text}`, `?product=${text}`]) {
      expect(() => [parseFindingQuery(search), parseComparison(search)]).not.toThrow();
      expect(parseFindingQuery(search).sort).toBeNull();
    }
  });
});
