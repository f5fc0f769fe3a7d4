import type { CountedFacets } from './CatalogueSearch.ts';
import { isOfCondition, isOfStatus, markChosen } from './facetValues.ts';
import { allFacets, type FindingQuery } from './FindingQuery.ts';
import { placeKey } from './places.ts';

/** Facets that were counted for one query, with the choices of another. The counts stay those of the first. */
export function withChoices(counted: CountedFacets, countedFor: FindingQuery, query: FindingQuery): CountedFacets {
  if (choicesOf(countedFor) === choicesOf(query)) return counted;
  const { categories, conditions, places, statuses, verified, advertised, price, months } = counted;
  return {
    ...(categories && { categories: markChosen(categories, query.categories) }),
    ...(conditions && { conditions: markChosen(conditions, query.conditions).filter(isOfCondition) }),
    ...(places && { places: markChosen(places, query.places, placeKey) }),
    ...(statuses && {
      // Empty where no product has a status.
      statuses: {
        ...statuses,
        values: statuses.values.length === 0 ? [] : markChosen(statuses.values, query.statuses).filter(isOfStatus),
      },
    }),
    ...(verified && { verified: { ...verified, chosen: query.verified } }),
    ...(advertised && { advertised: { ...advertised, chosen: query.advertised } }),
    ...(price && { price: { ...price, chosen: query.price } }),
    ...(months && { months: { ...months, chosen: query.months } }),
  };
}

function choicesOf(query: FindingQuery): string {
  return JSON.stringify(allFacets.map((facet) => query[facet]));
}
