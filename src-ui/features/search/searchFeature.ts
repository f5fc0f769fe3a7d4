import { browseProducts } from '#domain/catalogue/browseProducts.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { ProductListViewModel } from './ProductListViewModel.ts';

export const searchFeature = (
  { products }: Pick<Ports, 'products'>,
  { session, verifiedSellers }: Pick<PageState, 'session' | 'verifiedSellers'>,
) => {
  const browse = browseProducts({ products });
  return {
    allProducts: () => new ProductListViewModel((options) => browse.all(options), verifiedSellers),
    advertisedProducts: () => new ProductListViewModel((options) => browse.advertised(options), verifiedSellers),
    categoryProducts: (categoryName: string) =>
      new ProductListViewModel(
        (options) => browse.ofCategory(session.actor ?? null, categoryName, options),
        verifiedSellers,
      ),
  };
};
