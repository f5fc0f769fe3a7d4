import { listOffersWith } from '#domain/search/listOffersWith.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import type { SearchNews } from '../../parts/saved/SearchNews.ts';
import { CompareViewModel } from './CompareViewModel.ts';
import { WishListViewModel } from './WishListViewModel.ts';

export const savedFeature = (
  { products, search, clock }: Pick<Ports, 'products' | 'search' | 'clock'>,
  {
    verifiedSellers,
    wishList,
    comparison,
    recentlyViewed,
  }: Pick<PageState, 'verifiedSellers' | 'wishList' | 'comparison' | 'recentlyViewed'>,
) => {
  const listWith = listOffersWith({ products, search });
  return {
    wishList: (news: SearchNews) =>
      new WishListViewModel({ listWith, verifiedSellers, wishList, recentlyViewed, clock }, news),
    comparison: () => new CompareViewModel({ listWith, lists: [comparison, wishList, recentlyViewed] }),
  };
};
