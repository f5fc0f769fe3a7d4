import { assert, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatComparison, parseComparison } from '#ui/parts/saved/comparisonUrl.ts';
import { phonePattern } from '#domain/catalogue/productRules.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { find } from '#domain/search/find.ts';
import { formatFindingQuery, parseFindingQuery } from '#ui/parts/search/findingQueryUrl.ts';
import { priceGuidance } from '#domain/search/priceGuidance.ts';
import { indexProducts } from '../builders/indexProducts.ts';
import { similarProducts } from '#domain/search/similarProducts.ts';
import { pathPart, searchPart } from '#domain/shared/urlParts.ts';
import { hostileString, hostileStrings, whole } from '../hostile/hostileStrings.ts';
import { aProduct } from '../builders/aProduct.ts';

const products = hostileStrings.map((text, place) =>
  aProduct({
    id: text,
    productName: text,
    description: text,
    sellerName: text,
    sellerEmail: text,
    useDuration: text,
    location: text,
    categoryName: text,
    phone: text,
    image: text,
    postTime: text,
    price: 1000 + place,
  }),
);

describe('[G-SEC-1] a list of hostile products', () => {
  const index = indexProducts(products);

  it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'then'])(
    'is counted and filtered by the value %s like any other',
    (value) => {
      const alone = find(index, { ...emptyQuery, categories: [value] });
      expect(Array.from(alone.positions, (position) => products[position]?.categoryName)).toEqual([value]);
      expect(alone.facets.categories.find((facet) => facet.value === value)).toEqual({ value, count: 1, chosen: true });
      expect(find(index, { ...emptyQuery, places: [value] }).total).toBe(1);
    },
  );

  it('can be searched for each of its texts', () => {
    for (const text of hostileStrings) expect(() => find(index, { ...emptyQuery, text })).not.toThrow();
  });

  it('finds similar products and prices for each of them', () => {
    const alike = products.map((product) => ({ ...product, categoryName: '__proto__' }));
    for (const like of alike) {
      expect(() => similarProducts(alike, like, 4)).not.toThrow();
      expect(() => priceGuidance(alike, like)).not.toThrow();
    }
  });
});

describe('[G-SEC-1] a long text that almost follows a pattern', () => {
  it.each(['-', ' ', '–', '\u2060'])('is read at once, however long: %j', (filler) => {
    const filling = filler.repeat(100_000);
    expect(cityOf(`Dhaka${filling}x`)).toMatch(/x$/);
    expect(phonePattern.test(`${filling}x`)).toBe(false);
    expect(phonePattern.test(`1${filling}x`)).toBe(false);
  });
});

describe('[G-SEC-1] an address', () => {
  const site = 'https://shop.example';

  it('holds a hostile text as one path segment or one query value', () => {
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

  it('of a query reads back as the same query', () => {
    const spoken = hostileString.map(whole);
    assert(
      property(tuple(spoken, spoken), ([one, other]) => {
        const search = formatFindingQuery({ ...emptyQuery, text: one, categories: [one, other], places: [other] });
        expect(new URL(`/allproducts?${search}`, site).origin).toBe(site);
        expect(formatFindingQuery(parseFindingQuery(search))).toBe(search);
        expect(formatComparison(parseComparison(formatComparison([one, other])))).toBe(formatComparison([one, other]));
      }),
    );
  });

  it.each(hostileStrings.map((text) => [text.slice(0, 40), text]))(
    'is read correctly even when it says %j',
    (_name, text) => {
      for (const search of [
        text,
        `?${text}`,
        `?q=${text}&category=${text}&price=${text}&sort=${text}`,
        `?product=${text}`,
      ]) {
        expect(() => [parseFindingQuery(search), parseComparison(search)]).not.toThrow();
        expect(parseFindingQuery(search).sort).toBeNull();
      }
    },
  );
});
