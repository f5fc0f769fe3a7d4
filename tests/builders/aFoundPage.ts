import type { FoundPage } from '#domain/search/CatalogueSearch.ts';
import { listing } from '#domain/shared/reading.ts';

/** The only page of a search that finds nothing. */
export function aFoundPage(given: Partial<FoundPage> = {}): FoundPage {
  return {
    ...listing([]),
    total: { count: given.items?.length ?? 0, isExact: true },
    whole: null,
    facets: null,
    after: null,
    asOf: 0,
    sellers: null,
    ...given,
  };
}
