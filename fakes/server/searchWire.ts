import type { FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { FacetValue } from '#domain/search/facetValues.ts';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import { defined } from '#domain/shared/defined.ts';
import { productWire } from './wire.ts';

/** A page as the extension `search` writes it. */
export function foundWire({ items, total, facets, after, asOf }: FoundPage): object {
  return {
    items: items.map(productWire),
    total: { count: total.count, exact: total.isExact },
    facets: facetsWire(facets ?? {}),
    after,
    asOf: new Date(asOf).toISOString(),
  };
}

function facetsWire(facets: NonNullable<FoundPage['facets']>): object {
  const { categories, conditions, places, verified, advertised, price, months } = facets;
  return defined({
    categories: categories && values(categories),
    conditions: conditions && values(conditions),
    places: places && values(places),
    verified: verified && { count: verified.count },
    advertised: advertised && { count: advertised.count },
    price: price && { ...price.extent, ...price.histogram },
    months: months && {
      ...months.extent,
      bands: months.bands.map(({ count }) => count),
      unstated: months.unsaid,
    },
  });
}

/** Leaves out chosen values that no product has. */
function values(counted: readonly FacetValue[]): readonly object[] {
  return counted.map(({ value, count }) => ({ value, count }));
}

export function pricesWire(guidance: PriceGuidance | null): object {
  return guidance === null
    ? {}
    : { count: guidance.count, min: guidance.lowest, max: guidance.highest, median: guidance.median };
}
