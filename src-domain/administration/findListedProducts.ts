import type { Product } from '../catalogue/Product.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure, CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { CataloguePorts } from '../search/CataloguePorts.ts';
import type { CatalogueSearch } from '../search/CatalogueSearch.ts';
import { findAll } from '../search/findAll.ts';
import { listingsBySeller } from './listingsBySeller.ts';
import { type PersonListings, noListings } from './PersonListings.ts';
import type { Seller } from './Seller.ts';

export type ListedSeller = Pick<Seller, 'email' | 'name'>;

/** The products that a seller has for sale. Some marketplaces keep them when the seller is deleted. */
export const findListedProducts =
  ({ products, search }: CataloguePorts) =>
  async (actor: Actor, seller: ListedSeller, options?: ReadOptions): Promise<Result<PersonListings, CallFailure>> => {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    const found = search === null ? await products.all(options) : await named(search, seller.name, options);
    if (!found.ok) return found;
    const listings = listingsBySeller(found.value).get(normaliseEmail(seller.email)) ?? noListings;
    return ok({ ...listings, isComplete: search === null });
  };

/** A search finds sellers by name only, and a seller's product may have another. Fails where it finds too many products. */
async function named(
  search: CatalogueSearch,
  name: string,
  options?: ReadOptions,
): Promise<Result<Listing<Product>, ApiFailure>> {
  const found = name.trim() === '' ? ok(null) : await findAll(search, { text: name }, options);
  if (!found.ok) return found;
  return found.value === null ? fail({ code: 'api/unavailable' }) : ok(found.value);
}

export type FindListedProducts = ReturnType<typeof findListedProducts>;
