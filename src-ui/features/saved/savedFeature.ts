import { listOffersWith } from '#domain/search/listOffersWith.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { CompareViewModel } from './CompareViewModel.ts';
import { WishListViewModel } from './WishListViewModel.ts';

export const savedFeature = (
  { products, search }: Pick<Ports, 'products' | 'search'>,
  {
    verifiedSellers,
    wishList,
    comparison,
    recentlyViewed,
  }: Pick<PageState, 'verifiedSellers' | 'wishList' | 'comparison' | 'recentlyViewed'>,
) => {
  const listWith = listOffersWith({ products, search });
  return {
    wishList: () => new WishListViewModel({ listWith, verifiedSellers, wishList, recentlyViewed }),
    comparison: () => new CompareViewModel({ listWith, lists: [comparison, wishList, recentlyViewed] }),
  };
};
