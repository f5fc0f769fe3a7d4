import type { Container } from 'inversify';
import { CachedBookingsApi } from '#adapters/wrappers/CachedBookingsApi.ts';
import { CachedBuyersApi } from '#adapters/wrappers/CachedBuyersApi.ts';
import { CachedSellersApi } from '#adapters/wrappers/CachedSellersApi.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export type DashboardSlices = Pick<MarketplaceApi, 'bookings' | 'paymentIntents' | 'sellers' | 'buyers'>;

/** The slices of the marketplace that only somebody logged in needs. */
export function bindDashboardPorts(container: Container, slices: DashboardSlices): void {
  bindOnce(container, ports.bookings, [shared.reads], (reads) => new CachedBookingsApi(slices.bookings, reads));
  bindOnce(container, ports.paymentIntents, [], () => slices.paymentIntents);
  bindOnce(container, ports.sellers, [shared.reads], (reads) => new CachedSellersApi(slices.sellers, reads));
  bindOnce(container, ports.buyers, [shared.reads], (reads) => new CachedBuyersApi(slices.buyers, reads));
}
