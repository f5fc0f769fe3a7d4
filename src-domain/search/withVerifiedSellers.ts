import type { ProductIndex } from './ProductIndex.ts';

export type IsVerified = (sellerEmail: string) => boolean;

/** The same index with known verified sellers. Finding them out costs one call for each seller. */
export function withVerifiedSellers(index: ProductIndex, isVerified: IsVerified): ProductIndex {
  return {
    ...index,
    verified: Uint8Array.from(index.sellers.labels, (email) => (email !== '' && isVerified(email) ? 1 : 0)),
  };
}
