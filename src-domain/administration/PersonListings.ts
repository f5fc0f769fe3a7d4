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

/** Whether this person certainly has nothing for sale. */
export function hasNoListings(listings: PersonListings): boolean {
  return listings.isComplete && countListings(listings) === 0;
}

export function countListings({ products, unreadable }: PersonListings): number {
  return products.length + unreadable;
}
