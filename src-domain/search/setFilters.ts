import { facetKey } from './facetKey.ts';
import {
  type Facet,
  type FindingQuery,
  type Range,
  type RangeFacet,
  type ToggleFacet,
  type ValueFacet,
  isOpen,
  rangeFacets,
  toggleFacets,
  valueFacets,
} from './FindingQuery.ts';
import { emptyQuery } from './emptyQuery.ts';

/** One active filter, shown with a way to remove it. */
export type SetFilter =
  | { readonly facet: 'text'; readonly text: string }
  | { readonly facet: ValueFacet; readonly value: string }
  | { readonly facet: ToggleFacet }
  | { readonly facet: RangeFacet; readonly range: Range };

/** The active filters in order, each value by itself. */
export function setFilters(query: FindingQuery): readonly SetFilter[] {
  return [
    ...(query.text.trim() === '' ? [] : [{ facet: 'text', text: query.text } as const]),
    ...valueFacets.flatMap((facet) => query[facet].map((value) => ({ facet, value }))),
    ...toggleFacets.filter((facet) => query[facet]).map((facet) => ({ facet })),
    ...rangeFacets.filter((facet) => !isOpen(query[facet])).map((facet) => ({ facet, range: query[facet] })),
  ];
}

/** The query without this filter. */
export function withoutFacet(query: FindingQuery, facet: Facet | 'text'): FindingQuery {
  return { ...query, [facet]: emptyQuery[facet] };
}

export function withoutFilter(query: FindingQuery, filter: SetFilter): FindingQuery {
  return 'value' in filter ? toggleValue(query, filter.facet, filter.value, false) : withoutFacet(query, filter.facet);
}

/** Removes every filter and the text but keeps the order. */
export function withoutFilters(query: FindingQuery): FindingQuery {
  return { ...emptyQuery, sort: query.sort };
}

/** Whether a value is chosen, in any spelling. */
export function isChosen(query: FindingQuery, facet: ValueFacet, value: string): boolean {
  const key = facetKey(value);
  return query[facet].some((other) => facetKey(other) === key);
}

/** Adds a value, or removes it if it is there in any spelling. */
export function toggleValue(query: FindingQuery, facet: ValueFacet, value: string, chosen?: boolean): FindingQuery {
  const key = facetKey(value);
  const others = (query[facet] as readonly string[]).filter((other) => facetKey(other) !== key);
  const choose = chosen ?? others.length === query[facet].length;
  return { ...query, [facet]: choose ? [...others, value] : others };
}
