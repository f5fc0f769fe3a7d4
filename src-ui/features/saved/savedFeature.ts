import { listOffersWith } from '#domain/search/listOffersWith.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import type { SearchNews } from '../../parts/saved/SearchNews.ts';
import { CompareViewModel } from './CompareViewModel.ts';
import { WishListViewModel } from './WishListViewModel.ts';

export const savedFeature = (
  ports: Pick<Ports, 'products' | 'search' | 'clock'>,
  page: Pick<PageState, 'verifiedSellers' | 'wishList' | 'comparison' | 'recentlyViewed'>,
) => {
  const { verifiedSellers, wishList, comparison, recentlyViewed } = page;
  const listWith = listOffersWith(ports);
  return {
    wishList: (news: SearchNews) =>
      new WishListViewModel({ listWith, verifiedSellers, wishList, recentlyViewed, clock: ports.clock }, news),
    comparison: () => new CompareViewModel({ listWith, lists: [comparison, wishList, recentlyViewed] }),
  };
};
