import type { Product } from '../catalogue/Product.ts';
import type { IsVerified } from '../search/withVerifiedSellers.ts';

/** The sellers whose verification is known. */
export type KnownSellers = {
  /** False while unknown, too. */
  readonly has: IsVerified;
  readonly isKnown: (sellerEmail: string) => boolean;
};

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
  /** Whether the search wants verified sellers, but these products are of all sellers. */
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
/** A search that is read in pages remembers fewer ids than are read, so that the next visit's pages reach them. */
const maxSeenInPages = 200;

/** Milliseconds. A post of today may carry the midnight that began its seller's day: up to about two days ago. */
const sinceMidnight = 2 * 24 * 60 * 60 * 1000;

/**
 * The look at a search's current results, after the look before. A search for verified sellers showed no product whose
 * seller is unknown. One whose seller is verified only later is no news: at each visit, that would cost a call for each
 * seller who is not.
 */
export function lookAt(newest: Newest, now: number, before: SearchLook | null, sellers: KnownSellers): SearchLook {
  const { products, isWhole, mustCheckSellers } = newest;
  const first = products.slice(0, isWhole ? maxSeenIds : maxSeenInPages);
  const last = first.at(-1);
  const isComplete = isWhole && first.length === products.length;
  const seenBefore = new Set(before?.ids);
  const seen = first.filter(
    ({ id, sellerEmail }) => !mustCheckSellers || seenBefore.has(id) || sellers.isKnown(sellerEmail),
  );
  return { at: now, ids: seen.map(({ id }) => id), oldest: last === undefined || isComplete ? null : postOrder(last) };
}

/**
 * The products of a search that were not there at the last look. An unseen id decides, because a post's time is whatever
 * its seller's client wrote: a bare day, a wrong clock, or nothing. Only where a look was too long to remember whole must
 * a product also be posted after the oldest remembered one; one of the same time may be new. Sold products are no news.
 */
export function newsSince(newest: Newest, look: SearchLook, sellers: KnownSellers): News {
  const unseen = unseenProducts(newest, look);
  const last = newest.products.at(-1);
  const { oldest } = look;
  const reachesOldest = oldest !== null && last !== undefined && postOrder(last) <= oldest;
  return {
    products: newest.mustCheckSellers ? unseen.filter(({ sellerEmail }) => sellers.has(sellerEmail)) : unseen,
    isAll:
      (newest.isWhole || reachesOldest) &&
      !mayHideNews(newest, look) &&
      sellersToCheck(newest, look).every((email) => sellers.isKnown(email)),
  };
}

/** Whether products of the same time as the oldest remembered one may have been posted since the look. */
function mayHideNews({ products }: Newest, { at, ids, oldest }: SearchLook): boolean {
  if (oldest === null || (oldest !== undated && oldest < at - sinceMidnight)) return false;
  const seen = new Set(ids);
  return products.some((product) => isUnsold(product) && postOrder(product) === oldest && !seen.has(product.id));
}

/** A search for verified sellers needs to know the sellers of products that nobody has seen yet. */
export function sellersToCheck(newest: Newest, look: SearchLook): readonly string[] {
  if (!newest.mustCheckSellers) return [];
  return unseenProducts(newest, look)
    .map(({ sellerEmail }) => sellerEmail)
    .filter((email) => email !== '');
}

function unseenProducts({ products }: Newest, { ids, oldest }: SearchLook): readonly Product[] {
  const seen = new Set(ids);
  return products.filter(
    (product) => isUnsold(product) && !seen.has(product.id) && (oldest === null || postOrder(product) > oldest),
  );
}

function isUnsold({ status }: Product): boolean {
  return status !== 'sold';
}

/** Products without a date come last in the order of posts. */
const undated = Number.MIN_SAFE_INTEGER;

function postOrder({ postedAt }: Product): number {
  return postedAt ?? undated;
}
