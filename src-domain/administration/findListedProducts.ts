import type { Product } from '../catalogue/Product.ts';
import type { ProductsApi } from '../catalogue/ProductsApi.ts';
import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { CatalogueSearch } from '../search/CatalogueSearch.ts';
import { findAll } from '../search/findAll.ts';
import type { Seller } from './Seller.ts';

type Dependencies = {
  readonly products: ProductsApi;
  /** Null if the marketplace has no `search`. */
  readonly search: CatalogueSearch | null;
};

export type ListedSeller = Pick<Seller, 'email' | 'name'>;

/** The products that a seller has for sale. Some marketplaces keep them when the seller is deleted. */
export const findListedProducts =
  ({ products, search }: Dependencies) =>
  async (
    actor: Actor,
    seller: ListedSeller,
    options?: ReadOptions,
  ): Promise<Result<readonly Product[], AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'delete a seller');
    if (!allowed.ok) return allowed;
    const found = search === null ? await allOf(products, options) : await named(search, seller.name, options);
    return found.ok ? ok(found.value.filter(({ sellerEmail }) => sameEmail(sellerEmail, seller.email))) : found;
  };

type Found = Promise<Result<readonly Product[], ApiFailure>>;

async function allOf(products: ProductsApi, options?: ReadOptions): Found {
  const found = await products.all(options);
  return found.ok ? ok(found.value.items) : found;
}

/** A search finds sellers by name only. Where that finds too many products, nobody knows how many are the seller's. */
async function named(search: CatalogueSearch, name: string, options?: ReadOptions): Found {
  const found = name.trim() === '' ? ok(null) : await findAll(search, { text: name }, options);
  if (!found.ok) return found;
  return found.value === null ? fail({ code: 'api/unavailable' }) : ok(found.value);
}

export type FindListedProducts = ReturnType<typeof findListedProducts>;
