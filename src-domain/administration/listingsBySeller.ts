import type { Product } from '../catalogue/Product.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { Listing } from '../shared/reading.ts';
import { type PersonListings, noListings } from './PersonListings.ts';

/** The products for sale by their sellers' addresses, in one pass, because both lists may be long. */
export function listingsBySeller({ items, unreadable }: Listing<Product>): ReadonlyMap<string, PersonListings> {
  const products = grouped(items, ({ sellerEmail }) => sellerEmail);
  const rows = grouped(unreadable, ({ email }) => email ?? '');
  const listings = new Map<string, PersonListings>();
  for (const email of [...products.keys(), ...rows.keys()]) {
    listings.set(email, {
      ...noListings,
      products: products.get(email) ?? [],
      unreadable: rows.get(email)?.length ?? 0,
    });
  }
  return listings;
}

function grouped<T>(all: readonly T[], emailOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const email = normaliseEmail(emailOf(one));
    const group = groups.get(email);
    if (group === undefined) groups.set(email, [one]);
    else group.push(one);
  }
  return groups;
}
