import { findProduct } from '#domain/search/findProduct.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import { findRelated } from '#domain/search/findRelated.ts';
import type { Ports } from '#domain/Ports.ts';
import { catalogueSearch, type SearchPorts } from '../../state/catalogueSearch.ts';
import type { PageState } from '../../state/PageState.ts';
import { CategoriesViewModel } from './CategoriesViewModel.ts';
import { ProductViewModel } from './ProductViewModel.ts';

export const catalogueFeature = (
  ports: SearchPorts & Pick<Ports, 'categories'>,
  page: Pick<PageState, 'verifiedSellers' | 'recentlyViewed' | 'wishList' | 'comparison' | 'sharedCatalogue'>,
) => {
  const { verifiedSellers, recentlyViewed, wishList, comparison } = page;
  const search = catalogueSearch(ports, page);
  return {
    categories: () => new CategoriesViewModel(listCategories(ports)),
    product: (id: string, isSeen: () => boolean) =>
      new ProductViewModel(
        {
          find: findProduct(search),
          findRelated: findRelated(search),
          verifiedSellers,
          recentlyViewed,
          lists: [wishList, comparison],
          clock: ports.clock,
          isSeen,
          isOneRead: search.can.wholeLists,
        },
        id,
      ),
  };
};
