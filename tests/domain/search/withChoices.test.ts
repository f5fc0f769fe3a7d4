import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import type { FacetValue } from '#domain/search/facetValues.ts';
import { find } from '#domain/search/find.ts';
import { allFacets } from '#domain/search/FindingQuery.ts';
import { monthBands } from '#domain/search/monthBands.ts';
import { placeKey } from '#domain/search/places.ts';
import { uncountedFacets } from '#domain/search/uncountedFacets.ts';
import { withChoices } from '#domain/search/withChoices.ts';
import { runs } from '../../builders/runs.ts';
import { aQuery, someIndex, someQuery } from './given.ts';

/** The choices that facets show. */
function chosenIn({ categories, conditions, places, statuses, price, months, verified, advertised }: FacetCounts) {
  const chosen = (values: readonly FacetValue[], keyOf = facetKey) =>
    values
      .filter((one) => one.chosen)
      .map(({ value }) => keyOf(value))
      .toSorted();
  return [
    chosen(categories),
    chosen(conditions),
    chosen(places, placeKey),
    chosen(statuses.values),
    price.chosen,
    months.chosen,
    verified.chosen,
    advertised.chosen,
  ];
}

const countsIn = ({ categories, conditions, places, statuses, price, months, verified, advertised }: FacetCounts) => [
  [categories, conditions, places].map((values) => values.filter(({ count }) => count > 0).map(({ count }) => count)),
  statuses.values.map(({ value, count }) => ({ value, count })),
  statuses.unsaid,
  price.histogram,
  months.bands,
  verified.count,
  advertised.count,
];

it('[G-FACET-1] facets of an earlier query show the choices of the next one, with the counts of the earlier', () => {
  fc.assert(
    fc.property(someIndex, someQuery, someQuery, (index, before, now) => {
      const counted = find(index, before).facets;
      const shown = withChoices(counted, before, now) as FacetCounts;
      expect(chosenIn(shown)).toEqual(chosenIn(find(index, now).facets));
      expect(countsIn(shown)).toEqual(countsIn(counted));
    }),
    runs,
  );
});

it('facets are the same object while only the text changes', () => {
  fc.assert(
    fc.property(someIndex, someQuery, (index, before) => {
      const counted = find(index, before).facets;
      expect(withChoices(counted, before, { ...before, text: 'another' })).toBe(counted);
    }),
    { ...runs, numRuns: 5 },
  );
});

it('[G-FACET-1] facets that nobody has counted show what needs no counts, and the choices', () => {
  const query = aQuery({ categories: ['HP'], conditions: ['Good'], statuses: ['sold'], advertised: true });
  const value = (of: string, chosen = false) => ({ value: of, count: 0, chosen });
  expect(uncountedFacets(allFacets, query)).toMatchObject({
    categories: [value('HP', true)],
    conditions: [value('Excellent'), value('Good', true), value('Fair')],
    places: [],
    statuses: { values: [] },
    verified: { chosen: false },
    advertised: { chosen: true },
    price: { chosen: emptyQuery.price, extent: { min: null, max: null } },
    months: { chosen: emptyQuery.months, bands: monthBands.map((range) => ({ range, count: 0 })) },
  });
  expect(Object.keys(uncountedFacets(['places', 'price'], query))).toEqual(['places', 'price']);
});
