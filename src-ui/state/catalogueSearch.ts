import type { Ports } from '#domain/Ports.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import { betweenFrames } from './betweenFrames.ts';
import { whenIdle } from './whenIdle.ts';
import type { SharedCatalogue } from './SharedCatalogue.ts';
import type { VerifiedSellers } from './VerifiedSellers.ts';

export type SearchPorts = Pick<Ports, 'products' | 'search' | 'clock'>;
export type SearchState = { readonly verifiedSellers: VerifiedSellers; readonly sharedCatalogue: SharedCatalogue };

/** The marketplace's own search, or else the shop's, over the marketplace's lists. */
export function catalogueSearch(
  { products, search, clock }: SearchPorts,
  { verifiedSellers, sharedCatalogue }: SearchState,
): CatalogueSearch {
  if (search !== null) return search;
  return new LocalCatalogueSearch({
    read: (within, options) => {
      switch (within.of) {
        case 'all':
          return products.all(options);
        case 'category':
          return products.ofCategory(within.categoryName, options);
        case 'advertised':
          return products.advertised(options);
      }
    },
    indexes: sharedCatalogue.indexes,
    repeat: (step, { signal, isAhead = false }) => (isAhead ? whenIdle(step, signal) : betweenFrames(step, signal)),
    isVerified: (sellerEmail) => verifiedSellers.has(sellerEmail),
    now: () => clock.now(),
  });
}
