import type { Container } from 'inversify';
import { ListUpcomingProducts } from '#domain/storefront/ListUpcomingProducts.ts';
import { HomeViewModel } from '#ui/features/home/HomeViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export function bindHome(container: Container): void {
  bindOnce(
    container, factories.home,
    [shared.browseProducts, shared.listCategories, ports.upcomingProducts, shared.verifiedSellers, ports.clock, shared.settings],
    (browse, categories, upcoming, verified, clock, settings) => () =>
      new HomeViewModel(browse, categories, new ListUpcomingProducts(upcoming), verified, clock, settings.offerEndsAt),
  );
}
