import {
  type GenericSchema,
  array,
  check,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  boolean,
  string,
  transform,
} from 'valibot';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CountedFacets, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import { isOfCondition, markChosen } from '#domain/search/facetValues.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import { monthBands } from '#domain/search/monthBands.ts';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import type { Listing } from '#domain/shared/reading.ts';

/*
 * The wire of the extension `search`.
 *
 * `POST /search` takes
 * { text, categories, conditions, places, verified, advertised, price: { min, max }, months: { min, max },
 *   sort, size, after, facets: ['categories', …] }
 * with null for an open end and for the first page, and answers
 * { items: [product rows], total: { count, exact }, after: cursor or null, asOf: ISO date-time,
 *   facets: {
 *     categories, conditions, places: [{ value, count }], in an order that filters do not change,
 *     verified, advertised: { count },
 *     price: { min, max, from, step, counts }: counts[i] products cost from + i × step up to the next step,
 *       the last place counts everything above,
 *     months: { min, max, bands, unstated }: bands counts ≤ 6, 6–12, 12–24, 24–36 and ≥ 36 months, both ends
 *       included, unstated the products that do not say
 *   } }
 * `size` 0 asks for the total and the facets alone. Facets that were not asked for are absent.
 */

const moment = pipe(
  string(),
  transform((value) => Date.parse(value)),
  check((value) => !Number.isNaN(value)),
);

const count = pipe(
  number(),
  check((value) => Number.isInteger(value) && value >= 0),
);
const end = nullable(number());
const values = array(object({ value: string(), count }));
const toggle = object({ count });

const facetFields = object({
  categories: optional(values),
  conditions: optional(values),
  places: optional(values),
  verified: optional(toggle),
  advertised: optional(toggle),
  price: optional(object({ min: end, max: end, from: number(), step: number(), counts: array(count) })),
  months: optional(
    object({
      min: end,
      max: end,
      bands: pipe(
        array(count),
        check((bands) => bands.length === monthBands.length),
      ),
      unstated: count,
    }),
  ),
});

/** The facets of an answer, with the query's choices marked. */
function facetsOf(query: FindingQuery): GenericSchema<unknown, CountedFacets> {
  return pipe(
    facetFields,
    transform(({ categories, conditions, places, verified, advertised, price, months }): CountedFacets => ({
      ...(categories && { categories: markChosen(categories, query.categories) }),
      ...(conditions && { conditions: markChosen(conditions, query.conditions).filter(isOfCondition) }),
      ...(places && { places: markChosen(places, query.places) }),
      ...(verified && { verified: { ...verified, chosen: query.verified } }),
      ...(advertised && { advertised: { ...advertised, chosen: query.advertised } }),
      ...(price && {
        price: {
          chosen: query.price,
          extent: { min: price.min, max: price.max },
          histogram: { from: price.from, step: price.step, counts: price.counts },
        },
      }),
      ...(months && {
        months: {
          chosen: query.months,
          extent: { min: months.min, max: months.max },
          bands: monthBands.map((range, place) => ({ range, count: months.bands[place] ?? 0 })),
          unsaid: months.unstated,
        },
      }),
    })),
  );
}

export function searchBody(query: FindingQuery, { size, after, facets }: FindRequest): object {
  const { text, categories, conditions, places, verified, advertised, price, months } = query;
  const filters = { text, categories, conditions, places, verified, advertised, price, months };
  return { ...filters, sort: sortOf(query), size, after, facets };
}

export function foundPage(
  query: FindingQuery,
  rows: GenericSchema<unknown, Listing<Product>>,
): GenericSchema<unknown, FoundPage> {
  return pipe(
    object({
      items: rows,
      total: object({ count, exact: boolean() }),
      facets: nullish(facetsOf(query), {}),
      after: nullish(string(), null),
      asOf: moment,
    }),
    transform(({ items, total, facets, after, asOf }): FoundPage => ({
      ...items,
      total: { count: total.count, isExact: total.exact },
      whole: null,
      facets,
      after,
      asOf,
      sellers: null,
    })),
  );
}

export const priceSummary: GenericSchema<unknown, PriceGuidance> = pipe(
  object({ count, min: number(), max: number(), median: number() }),
  transform(({ count, min, max, median }) => ({ count, lowest: min, highest: max, median, modelWords: null })),
);
