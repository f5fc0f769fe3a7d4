import type { Product } from '../catalogue/Product.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { type Listing, type ReadOptions, listing } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import { type Alternatives, alternativesTo } from './alternativesTo.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';
import { emptyQuery } from './emptyQuery.ts';
import { type Offers, noOffers, offersOf } from './Offers.ts';
import type { PriceGuidance } from './priceGuidance.ts';
import { productsById } from './productsById.ts';
import { type SimilarTo, similarProducts } from './similarProducts.ts';

type Answer<T> = Promise<Result<T, ApiFailure>>;

export type RelatedProducts = {
  readonly similar: readonly Product[];
  /** Null if too few products are similar, or if the search did not answer. */
  readonly guidance: PriceGuidance | null;
  /** Null if there are none, or if the search cannot tell. */
  readonly alternatives: Alternatives | null;
  /** The seller's others, the newest first; not all of them if the search cannot find them by seller, or did not answer. */
  readonly fromSeller: readonly Product[];
  /** Those of the products viewed before that are on offer. */
  readonly viewed: Offers;
};

type RelatedTo = {
  /** Null if it is gone. */
  readonly product: Product | null;
  /** Its facts, also after it is gone; null if this device never saw it. */
  readonly like: SimilarTo | null;
  readonly viewedIds: readonly string[];
  readonly max: number;
};

export const noneRelated: RelatedProducts = {
  similar: [],
  guidance: null,
  alternatives: null,
  fromSeller: [],
  viewed: noOffers,
};

/**
 * Finds what a product's page shows beside the product. Fails without the similar products. Where each part is a call of
 * its own, the others may be missing.
 */
export const findRelated =
  (search: CatalogueSearch) =>
  async ({ product, like, viewedIds, max }: RelatedTo, options?: ReadOptions): Answer<RelatedProducts> => {
    if (product === null && like === null && viewedIds.length === 0) return ok(noneRelated);
    const [similar, guidance, around, viewed] = await Promise.all([
      like === null ? ok([]) : similarTo(search, { product, like, max }, options),
      product === null ? ok(null) : search.prices(product, options),
      productsAround(search, product, options),
      search.can.wholeLists ? ok(noOffers) : productsById(search, viewedIds, options),
    ]);
    if (!similar.ok) return similar;
    const isWhole = search.can.wholeLists;
    if (isWhole && !around.ok) return around;
    const near = around.ok ? around.value.items : [];
    const offers = isWhole && around.ok ? ok(offersOf(around.value)) : viewed;
    return ok({
      similar: similar.value,
      guidance: guidance.ok ? guidance.value : null,
      alternatives: product !== null && isWhole ? alternativesTo(near, product) : null,
      fromSeller: product === null ? [] : othersOfSeller(near, product).slice(0, max),
      viewed: offers.ok ? offers.value : { products: [], unreadableIds: new Set(viewedIds) },
    });
  };

export type FindRelated = ReturnType<typeof findRelated>;

/** A search knows products by their ids, so those like one that is gone are chosen from the newest of its category. */
async function similarTo(
  search: CatalogueSearch,
  { product, like, max }: Pick<RelatedTo, 'product' | 'max'> & { readonly like: SimilarTo },
  options?: ReadOptions,
): Answer<readonly Product[]> {
  if (product !== null || search.can.wholeLists) return search.similar(like, max, options);
  const query = { ...emptyQuery, categories: [like.categoryName], sort: 'newest' as const };
  const found = await search.find({ within: { of: 'all' }, query, size: 48, after: null, facets: [] }, options);
  return found.ok ? ok(similarProducts(found.value.items, like, max)) : found;
}

/** The whole list, or the newest products that match the seller's name. */
async function productsAround(
  search: CatalogueSearch,
  product: Product | null,
  options?: ReadOptions,
): Answer<Listing<Product>> {
  const { wholeLists } = search.can;
  if (!wholeLists && (product === null || product.sellerName.trim() === '')) return ok(listing([]));
  const query = { ...emptyQuery, text: wholeLists ? '' : (product?.sellerName ?? ''), sort: 'newest' as const };
  const size = wholeLists ? Infinity : 24;
  return search.find({ within: { of: 'all' }, query, size, after: null, facets: [] }, options);
}

function othersOfSeller(products: readonly Product[], { id, sellerEmail }: Product): readonly Product[] {
  return products.filter(
    (other) => other.id !== id && other.status !== 'sold' && sameEmail(other.sellerEmail, sellerEmail),
  );
}
