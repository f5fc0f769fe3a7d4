import type { Product } from '../catalogue/Product.ts';
import type { IsVerified } from '../search/withVerifiedSellers.ts';

/** The products of a search that somebody saw. */
export type SearchLook = {
  /** By this device's clock, in milliseconds since 1970-01-01T00:00Z. */
  readonly at: number;
  /** Ids of the products found, the latest posts first, at most `maxSeenIds`. */
  readonly ids: readonly string[];
  /** Set if more were found: when the oldest of `ids` was posted. Nothing is known about older products. */
  readonly oldest: number | null;
};

/** The latest posts that a search finds. */
export type Newest = {
  /** The latest first. */
  readonly products: readonly Product[];
  /** False if it finds more. */
  readonly isWhole: boolean;
  /** It wants verified sellers, but these products are of all sellers. */
  readonly mustCheckSellers: boolean;
  readonly snapshot: object | undefined;
};

/** The new products of a search since a look. */
export type News = {
  /** The latest posts first. */
  readonly products: readonly Product[];
  /** False if there may be more. */
  readonly isAll: boolean;
};

/** The latest posts say what is new; older ones would fill the device's storage. */
export const maxSeenIds = 500;
/** Of a search that is read in pages: fewer than are read, so that the next visit's pages reach them. */
const maxSeenInPages = 200;

/** The look at a search's current results. */
export function lookAt({ products, isWhole }: Newest, now: number): SearchLook {
  const seen = products.slice(0, isWhole ? maxSeenIds : maxSeenInPages);
  const last = seen.at(-1);
  const isComplete = isWhole && seen.length === products.length;
  return { at: now, ids: seen.map(({ id }) => id), oldest: last === undefined || isComplete ? null : postOrder(last) };
}

/**
 * The products of a search that were not there at the last look. An unseen id decides, because a post's time is whatever
 * its seller's client wrote: a bare day, a wrong clock, or nothing. Only where a look was too long to remember whole must
 * a product also be posted after the oldest remembered one. Sold products are no news.
 */
export function newsSince(newest: Newest, look: SearchLook, isVerified: IsVerified): News {
  const unseen = unseenProducts(newest, look);
  const last = newest.products.at(-1);
  const reachesOldest = look.oldest !== null && last !== undefined && postOrder(last) <= look.oldest;
  return {
    products: newest.mustCheckSellers ? unseen.filter(({ sellerEmail }) => isVerified(sellerEmail)) : unseen,
    isAll: newest.isWhole || reachesOldest,
  };
}

/** Of products that nobody has seen yet, a search for verified sellers needs to know the sellers. */
export function sellersToCheck(newest: Newest, look: SearchLook): readonly string[] {
  return newest.mustCheckSellers ? unseenProducts(newest, look).map(({ sellerEmail }) => sellerEmail) : [];
}

function unseenProducts({ products }: Newest, { ids, oldest }: SearchLook): readonly Product[] {
  const seen = new Set(ids);
  return products.filter(
    (product) => product.status !== 'sold' && !seen.has(product.id) && (oldest === null || postOrder(product) > oldest),
  );
}

/** Products without a date come last in the order of posts. */
function postOrder({ postedAt }: Product): number {
  return postedAt ?? Number.MIN_SAFE_INTEGER;
}
