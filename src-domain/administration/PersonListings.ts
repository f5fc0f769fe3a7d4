import type { Product } from '../catalogue/Product.ts';

/** A person's products for sale. */
export type PersonListings = {
  readonly products: readonly Product[];
  /** The number of those that are unreadable. */
  readonly unreadable: number;
  /** False if there may be more. */
  readonly isComplete: boolean;
};

export const noListings: PersonListings = { products: [], unreadable: 0, isComplete: true };

export function countListings({ products, unreadable }: PersonListings): number {
  return products.length + unreadable;
}
