import type { Seller } from './Seller.ts';

export const verificationFilters = ['all', 'unverified', 'verified'] as const;
export type VerificationFilter = (typeof verificationFilters)[number];

export const listingFilters = ['any', 'with', 'without'] as const;
export type ListingFilter = (typeof listingFilters)[number];

export type SellerFilter = { readonly verification: VerificationFilter; readonly listings: ListingFilter };

/** Answers how many products a seller has for sale; undefined while nobody knows. Then no seller is left out for it. */
export type CountListings = (seller: Pick<Seller, 'email'>) => number | undefined;

export function passesFilter(seller: Seller, filter: SellerFilter, countListings: CountListings): boolean {
  return isVerifiedAs(seller, filter.verification) && hasListingsAs(seller, filter.listings, countListings);
}

function isVerifiedAs({ verified }: Seller, filter: VerificationFilter): boolean {
  return filter === 'all' || verified === (filter === 'verified');
}

function hasListingsAs(seller: Seller, filter: ListingFilter, countListings: CountListings): boolean {
  if (filter === 'any') return true;
  const count = countListings(seller);
  return count === undefined || count > 0 === (filter === 'with');
}
