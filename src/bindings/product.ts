import type { Container } from 'inversify';
import { FindProduct } from '#domain/catalogue/FindProduct.ts';
import { CompareViewModel } from '#ui/features/kept/CompareViewModel.ts';
import { WishListViewModel } from '#ui/features/kept/WishListViewModel.ts';
import { ProductViewModel } from '#ui/features/product/ProductViewModel.ts';
import { RecentlyViewed } from '#ui/state/RecentlyViewed.ts';
import { factories } from '../factories.ts';
import { bindOnce, token } from '../token.ts';
import { ports, shared } from '../tokens.ts';

const recentlyViewed = token<RecentlyViewed>('RecentlyViewed');

export function bindProduct(container: Container): void {
  bindOnce(container, recentlyViewed, [shared.deviceStore, ports.clock], (store, clock) => new RecentlyViewed(store, clock));
  bindOnce(
    container, factories.product,
    [ports.products, shared.verifiedSellers, recentlyViewed, shared.wishList, shared.comparison],
    (products, verified, viewed, wishList, comparison) => (id) =>
      new ProductViewModel(id, new FindProduct(products), verified, viewed, [wishList, comparison]),
  );
  bindOnce(
    container, factories.wishList, [ports.products, shared.verifiedSellers, shared.wishList, recentlyViewed],
    (products, verified, wishList, viewed) => () =>
      new WishListViewModel(new FindProduct(products), verified, wishList, viewed),
  );
  bindOnce(
    container, factories.comparison, [ports.products, shared.comparison, shared.wishList, recentlyViewed],
    (products, ...kept) => () => new CompareViewModel(new FindProduct(products), kept),
  );
}
