import type { Container } from 'inversify';
import { browserWait } from '#adapters/browser/browserWait.ts';
import { CachedCategoriesApi } from '#adapters/wrappers/CachedCategoriesApi.ts';
import { CachedProductsApi } from '#adapters/wrappers/CachedProductsApi.ts';
import { CachedReads } from '#adapters/wrappers/CachedReads.ts';
import { CachedUpcomingProductsApi } from '#adapters/wrappers/CachedUpcomingProductsApi.ts';
import { CachedUsersApi } from '#adapters/wrappers/CachedUsersApi.ts';
import { RetriedReads } from '#adapters/wrappers/RetriedReads.ts';
import { SharedReads } from '#adapters/wrappers/SharedReads.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export type StorefrontSlices = Pick<MarketplaceApi, 'tokens' | 'users' | 'products' | 'categories' | 'upcomingProducts'>;

/** The slices of the marketplace that the shell and Home ask, each behind the same kept, shared and repeated reads. */
export function bindStorefrontPorts(container: Container, slices: StorefrontSlices): void {
  bindOnce(container, shared.reads, [ports.clock], (clock) => {
    const retried = new RetriedReads({ wait: browserWait, random: Math.random });
    return new CachedReads(new SharedReads(retried), clock);
  });
  bindOnce(container, ports.tokens, [], () => slices.tokens);
  bindOnce(container, ports.users, [shared.reads], (reads) => new CachedUsersApi(slices.users, reads));
  bindOnce(container, ports.products, [shared.reads], (reads) => new CachedProductsApi(slices.products, reads));
  bindOnce(container, ports.categories, [shared.reads], (reads) => new CachedCategoriesApi(slices.categories, reads));
  bindOnce(container, ports.upcomingProducts, [shared.reads], (reads) =>
    new CachedUpcomingProductsApi(slices.upcomingProducts, reads));
}
