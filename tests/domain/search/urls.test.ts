import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatComparison, parseComparison } from '#ui/parts/saved/comparisonUrl.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { type FindingQuery, findingSorts, inOrder } from '#domain/search/FindingQuery.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { formatFindingQuery, parseFindingQuery } from '#ui/parts/search/findingQueryUrl.ts';
import { conditions, productStatuses } from '#domain/catalogue/Product.ts';
import { anyCharacter } from '../../builders/anyCharacter.ts';
import { runs } from '../../builders/runs.ts';
import { aQuery } from './given.ts';

const anyText = fc.string({ unit: anyCharacter, maxLength: 8 });
const values = fc
  .uniqueArray(
    anyText.map((value) => value.trim()),
    { selector: facetKey, maxLength: 3 },
  )
  .map((list) => list.filter((value) => facetKey(value) !== '').sort((one, other) => (one < other ? -1 : 1)));
const end = fc.option(
  fc.oneof(
    fc.nat({ max: 999_999_999 }),
    fc.nat({ max: 9999 }).map((hundredths) => hundredths / 100),
  ),
);
const range = fc.record({ min: end, max: end });
const anyQuery: fc.Arbitrary<FindingQuery> = fc.record({
  text: anyText,
  categories: values,
  conditions: fc.subarray([...conditions]),
  places: values,
  statuses: fc.subarray([...productStatuses]),
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
      text: 'galaxy s21',
      categories: ['Smart Phone', 'HP'],
      conditions: ['Good', 'Excellent'],
      places: ["Cox's Bazar"],
      statuses: ['sold', 'available'],
      verified: true,
      price: { min: 10_000, max: null },
      months: { min: null, max: 12 },
      sort: 'price-up',
    });
    expect(formatFindingQuery(query)).toBe(
      "q=galaxy+s21&category=HP&category=Smart+Phone&condition=Excellent&condition=Good&place=Cox's+Bazar&status=available&status=sold&verified=yes&price=10000-&months=-12&sort=price-up",
    );
  });

  it('gives back any state, with the ends of its ranges in order', () => {
    fc.assert(
      fc.property(anyQuery, (given) => {
        const query = { ...given, price: inOrder(given.price), months: inOrder(given.months) };
        const url = formatFindingQuery(given);
        expect(parseFindingQuery(url)).toEqual(query);
        expect(parseFindingQuery(`?${new URLSearchParams(url).toString()}`)).toEqual(query);
      }),
      runs,
    );
  });

  it('is the same for any order and spelling of the values', () => {
    const one = formatFindingQuery(aQuery({ categories: ['HP', 'Dell', 'hp'] }));
    expect(one).toBe(formatFindingQuery(aQuery({ categories: ['Dell', 'HP'] })));
  });

  it.each([
    '?utm_source=x&q',
    'price=abc&months=5',
    'price=-&months=--',
    'price=1e9-NaN',
    'sort=cheapest',
    'condition=Broken&category=',
    'verified=maybe',
    'status=gone&status=',
    '&&=&=x',
    '__proto__=1&constructor=2',
    'price=99999999999-',
  ])('%j contains no query', (search) => {
    expect(parseFindingQuery(search)).toEqual(emptyQuery);
  });

  it('leaves out invalid amounts, and spaces around a value', () => {
    const odd = aQuery({
      categories: [' HP '],
      price: { min: -1, max: 1e12 },
      months: { min: 0.126, max: Number.NaN },
    });
    expect(formatFindingQuery(odd)).toBe('category=HP&months=0.13-');
    expect(parseFindingQuery('price=5')).toEqual(emptyQuery);
    expect(parseFindingQuery('place=+Dhaka+&place=dhaka')).toEqual(aQuery({ places: ['Dhaka'] }));
  });

  it('takes the ends of a range in either order', () => {
    expect(parseFindingQuery('price=60000-100&months=12-3')).toEqual(
      aQuery({ price: { min: 100, max: 60_000 }, months: { min: 3, max: 12 } }),
    );
  });

  it('keeps the valid parts of a partly broken link', () => {
    expect(parseFindingQuery('q=100%&condition=good&price=x-500&sort=')).toEqual(
      aQuery({ text: '100%', conditions: ['Good'], price: { min: null, max: 500 } }),
    );
  });

  it('exists for every text that people can type', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\ud83d', '\udcf7', 'a', '%', '+', ' ', '&'), maxLength: 6 }),
        (text) => {
          const url = formatFindingQuery(aQuery({ text }));
          expect(formatFindingQuery(parseFindingQuery(url))).toBe(url);
        },
      ),
      runs,
    );
  });
});

describe('[G-WISH-1] the URL of a comparison', () => {
  it('restores up to four ids, each once, in order', () => {
    expect(formatComparison(['b', 'a'])).toBe('product=b&product=a');
    expect(formatComparison(['1', '2', '3', '3', '4', '5'])).toBe('product=1&product=2&product=3&product=4');
    expect(parseComparison('?product=b&product=a&product=b&product=')).toEqual(['b', 'a']);
    expect(parseComparison('product=1&product=2&product=3&product=4&product=5')).toEqual(['1', '2', '3', '4']);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 8 }), { maxLength: 4 }),
        (ids) => {
          expect(parseComparison(formatComparison(ids))).toEqual(ids);
        },
      ),
      runs,
    );
  });
});
