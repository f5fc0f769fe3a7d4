import { type Condition, type ProductStatus, conditions, productStatuses } from '../catalogue/Product.ts';
import { facetKey } from './facetKey.ts';

/** A filter's value and the number of results with it and the choices of all other filters. */
export type FacetValue<Value extends string = string> = {
  readonly value: Value;
  readonly count: number;
  readonly chosen: boolean;
};

/**
 * Counted values with the chosen ones marked. Chosen values that were not counted come last. A value that was chosen by
 * another of its names has that name, so that choosing it again drops it.
 */
export function markChosen(
  counted: readonly { readonly value: string; readonly count: number }[],
  chosen: readonly string[],
  keyOf = facetKey,
): readonly FacetValue[] {
  const keys = new Map(chosen.map((value) => [keyOf(value), value]));
  const values = counted.map(({ value, count }) => {
    const name = keys.get(keyOf(value)) ?? value;
    const isOtherName = facetKey(name) !== facetKey(value);
    return { value: isOtherName ? name : value, count, chosen: keys.delete(keyOf(value)) };
  });
  return [...values, ...Array.from(keys.values(), (value) => ({ value, count: 0, chosen: true }))];
}

export function isOfCondition(facet: FacetValue): facet is FacetValue<Condition> {
  return conditions.some((condition) => condition === facet.value);
}

export function isOfStatus(facet: FacetValue): facet is FacetValue<ProductStatus> {
  return productStatuses.some((status) => status === facet.value);
}
