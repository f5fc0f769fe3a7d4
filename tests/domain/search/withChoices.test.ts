import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FacetCounts } from '#domain/search/facetCounts.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import type { FacetValue } from '#domain/search/facetValues.ts';
import { find } from '#domain/search/find.ts';
import { placeKey } from '#domain/search/places.ts';
import { withChoices } from '#domain/search/withChoices.ts';
import { runs } from '../../builders/runs.ts';
import { someIndex, someQuery } from './given.ts';

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

const countsIn = ({ categories, conditions, places, price, months, verified, advertised }: FacetCounts) => [
  [categories, conditions, places].map((values) => values.filter(({ count }) => count > 0).map(({ count }) => count)),
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
