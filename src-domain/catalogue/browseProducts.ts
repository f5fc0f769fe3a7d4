import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { Product } from './Product.ts';
import { newestFirst } from './productOrder.ts';
import type { ProductsApi } from './ProductsApi.ts';

export type ProductListing = Promise<Result<Listing<Product>, ApiFailure>>;

export type NewlyAdded = Listing<Product> & {
  /** False if they are the newest of the whole shop instead. */
  readonly isOfCategory: boolean;
};

/** The product lists that shoppers see. */
export const browseProducts = ({ products }: { readonly products: ProductsApi }) => ({
  all: (options?: ReadOptions): ProductListing => products.all(options),

  /** Home's advertisements: a product that is sold needs none. */
  promoted: async (options?: ReadOptions): ProductListing => {
    const found = await products.advertised(options);
    return found.ok ? ok({ ...found.value, items: found.value.items.filter(isForSale) }) : found;
  },

  advertised: (options?: ReadOptions): ProductListing => products.advertised(options),

  /** A category's page requires signing in. */
  ofCategory: async (
    actor: Actor,
    categoryName: string,
    options?: ReadOptions,
  ): Promise<Result<Listing<Product>, AccessFailure | ApiFailure>> => {
    const allowed = requireAccess(actor, 'browse a category');
    return allowed.ok ? products.ofCategory(categoryName, options) : allowed;
  },

  /** The newest unsold products of a category, or of the whole shop if the category has none. Public. */
  newlyAdded: async (
    categoryName: string,
    limit: number,
    options?: ReadOptions,
  ): Promise<Result<NewlyAdded, ApiFailure>> => {
    const ofCategory = await products.ofCategory(categoryName, options);
    if (!ofCategory.ok) return ofCategory;
    const isOfCategory = ofCategory.value.items.some(isForSale);
    const found = isOfCategory ? ofCategory : await products.all(options);
    return found.ok
      ? ok({ ...found.value, items: newestFirst(found.value.items.filter(isForSale)).slice(0, limit), isOfCategory })
      : found;
  },
});

export type BrowseProducts = ReturnType<typeof browseProducts>;

function isForSale({ status }: Product): boolean {
  return status !== 'sold';
}
