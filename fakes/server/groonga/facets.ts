import { type Condition, conditions } from '#domain/catalogue/Product.ts';
import type { CountedFacets } from '#domain/search/CatalogueSearch.ts';
import { ExtentBuilder } from '#domain/search/ExtentBuilder.ts';
import { markChosen } from '#domain/search/facetValues.ts';
import type { Facet, FindingQuery } from '#domain/search/FindingQuery.ts';
import { priceBucket, priceBuckets } from '#domain/search/priceHistogram.ts';
import { monthsOf } from '../database/search/rangeFacets.ts';
import type { Selected } from './Groonga.ts';
import type { GroongaCatalogue } from './GroongaCatalogue.ts';
import type { WholeFacts } from './WholeCatalogue.ts';

type Rows = Selected['rows'];

const columnOf: { readonly [F in Facet]?: string } = {
  categories: 'category',
  conditions: 'condition',
  places: 'place',
  verified: 'verified',
  advertised: 'advertised',
  months: 'months',
};

/** The parameters that count a facet's values among the rows of a selection. */
export function countingParameters(facet: Facet, { scale }: WholeFacts): Readonly<Record<string, string | number>> {
  const drilldown = `drilldowns[${facet}]`;
  const counted = { [`${drilldown}.output_columns`]: '_key,_nsubrecs', [`${drilldown}.limit`]: -1 };
  const column = columnOf[facet];
  if (column !== undefined) return { ...counted, [`${drilldown}.keys`]: column };
  return {
    'columns[step].stage': 'filtered',
    'columns[step].type': 'Float',
    'columns[step].value': `number_classify(price, ${scale.step})`,
    ...counted,
    [`${drilldown}.keys`]: 'step',
    [`${drilldown}.calc_types`]: 'MIN,MAX',
    [`${drilldown}.calc_target`]: 'price',
    [`${drilldown}.output_columns`]: '_key,_nsubrecs,_min,_max',
  };
}

/** A facet from the rows of its drilldown. */
export function facetFrom(
  facet: Facet,
  rows: Rows,
  {
    query,
    whole,
    catalogue,
  }: { readonly query: FindingQuery; readonly whole: WholeFacts; readonly catalogue: GroongaCatalogue },
): CountedFacets[Facet] {
  const counts = new Map(rows.map(([value, count]) => [Number(value), Number(count)]));
  const labelled = (numbers: readonly number[], labels: ReadonlyMap<number, string>) =>
    numbers.map((number) => ({ value: labels.get(number) ?? '', count: counts.get(number) ?? 0 }));
  switch (facet) {
    case 'categories':
      return markChosen(labelled(whole.categories, catalogue.categories.labels()), query.categories);
    case 'places':
      return markChosen(labelled(whole.places, catalogue.places.labels()), query.places);
    case 'conditions':
      return conditions.map((value: Condition, place) => ({
        value,
        count: counts.get(place + 1) ?? 0,
        chosen: query.conditions.includes(value),
      }));
    case 'verified':
    case 'advertised':
      return { count: counts.get(1) ?? 0, chosen: query[facet] };
    case 'months':
      return monthsOf(counts, query.months);
    case 'price':
      return priceFrom(rows, query, whole);
    case 'statuses':
      // Not among the abilities of the extension `search`.
      return undefined;
  }
}

function priceFrom(rows: Rows, { price }: FindingQuery, { scale }: WholeFacts): CountedFacets['price'] {
  const extent = new ExtentBuilder();
  const buckets = Array.from({ length: priceBuckets }, () => 0);
  for (const [from, count, min, max] of rows) {
    extent.include(Number(min));
    extent.include(Number(max));
    const bucket = priceBucket(scale, Number(from));
    buckets[bucket] = (buckets[bucket] ?? 0) + Number(count);
  }
  return { chosen: price, extent: extent.finish(), histogram: { ...scale, counts: buckets } };
}
