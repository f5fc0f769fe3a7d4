import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatComparison, parseComparison } from '#domain/catalogue/finding/comparisonUrl.ts';
import { facetKey } from '#domain/catalogue/finding/facetKey.ts';
import { type FindingQuery, emptyQuery, findingSorts } from '#domain/catalogue/finding/FindingQuery.ts';
import { formatFindingQuery, parseFindingQuery } from '#domain/catalogue/finding/findingQueryUrl.ts';
import { conditions } from '#domain/catalogue/Product.ts';
import { runs } from '../../given/runs.ts';
import { aQuery } from './given.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 8 });
const values = fc
  .uniqueArray(anyText.map((value) => value.trim()), { selector: facetKey, maxLength: 3 })
  .map((list) => list.filter((value) => facetKey(value) !== '').sort((one, other) => (one < other ? -1 : 1)));
const end = fc.option(fc.oneof(fc.nat({ max: 999_999_999 }), fc.nat({ max: 9999 }).map((hundredths) => hundredths / 100)));
const range = fc.record({ least: end, most: end });
const anyQuery: fc.Arbitrary<FindingQuery> = fc.record({
  text: anyText,
  categories: values,
  conditions: fc.subarray([...conditions]),
  places: values,
  verified: fc.boolean(),
  advertised: fc.boolean(),
  price: range,
  months: range,
  sort: fc.option(fc.constantFrom(...findingSorts)),
});

describe('[G-FACET-1] the URL of a list', () => {
  it('is empty while nothing is set', () => {
    expect(formatFindingQuery(emptyQuery)).toBe('');
    expect(parseFindingQuery('')).toEqual(emptyQuery);
    expect(parseFindingQuery('?')).toEqual(emptyQuery);
  });

  it('can be read by people', () => {
    const query = aQuery({
      text: 'galaxy s21', categories: ['Smart Phone', 'HP'], conditions: ['Good', 'Excellent'], places: ["Cox's Bazar"], verified: true,
      price: { least: 10_000, most: null }, months: { least: null, most: 12 }, sort: 'price-up',
    });
    expect(formatFindingQuery(query)).toBe(
      "q=galaxy+s21&category=HP&category=Smart+Phone&condition=Excellent&condition=Good&place=Cox's+Bazar&verified=yes&price=10000-&months=-12&sort=price-up",
    );
  });

  it('gives back any state', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const url = formatFindingQuery(query);
        expect(parseFindingQuery(url)).toEqual(query);
        expect(parseFindingQuery(`?${new URLSearchParams(url).toString()}`)).toEqual(query);
      }),
      runs,
    );
  });

  it('is the same in whichever order and spelling values were chosen', () => {
    const one = formatFindingQuery(aQuery({ categories: ['HP', 'Dell', 'hp'] }));
    expect(one).toBe(formatFindingQuery(aQuery({ categories: ['Dell', 'HP'] })));
  });

  it.each([
    '?utm_source=x&q', 'price=abc&months=5', 'price=-&months=--', 'price=1e9-NaN', 'sort=cheapest', 'condition=Broken&category=', 'verified=maybe',
    '&&=&=x', '__proto__=1&constructor=2', 'price=99999999999-',
  ])('%j asks for nothing', (search) => {
    expect(parseFindingQuery(search)).toEqual(emptyQuery);
  });

  it('leaves out amounts that are none, and spaces around a value', () => {
    const odd = aQuery({ categories: [' HP '], price: { least: -1, most: 1e12 }, months: { least: 0.126, most: Number.NaN } });
    expect(formatFindingQuery(odd)).toBe('category=HP&months=0.13-');
    expect(parseFindingQuery('price=5')).toEqual(emptyQuery);
    expect(parseFindingQuery('place=+Dhaka+&place=dhaka')).toEqual(aQuery({ places: ['Dhaka'] }));
  });

  it('keeps the good of a link that is partly bad', () => {
    expect(parseFindingQuery('q=100%&condition=good&price=x-500&sort=')).toEqual(
      aQuery({ text: '100%', conditions: ['Good'], price: { least: null, most: 500 } }),
    );
  });

  it('is there for every text that anything can be typed as', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\ud83d', '\udcf7', 'a', '%', '+', ' ', '&'), maxLength: 6 }), (text) => {
        const url = formatFindingQuery(aQuery({ text }));
        expect(formatFindingQuery(parseFindingQuery(url))).toBe(url);
      }),
      runs,
    );
  });
});

describe('[G-WISH-1] the URL of a comparison', () => {
  it('gives back up to four ids, each once, in their order', () => {
    expect(formatComparison(['b', 'a'])).toBe('product=b&product=a');
    expect(formatComparison(['1', '2', '3', '3', '4', '5'])).toBe('product=1&product=2&product=3&product=4');
    expect(parseComparison('?product=b&product=a&product=b&product=')).toEqual(['b', 'a']);
    expect(parseComparison('product=1&product=2&product=3&product=4&product=5')).toEqual(['1', '2', '3', '4']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), { maxLength: 4 }), (ids) => {
        expect(parseComparison(formatComparison(ids))).toEqual(ids);
      }),
      runs,
    );
  });
});
