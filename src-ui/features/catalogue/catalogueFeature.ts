import { findProduct } from '#domain/catalogue/findProduct.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { CategoriesViewModel } from './CategoriesViewModel.ts';
import { ProductViewModel } from './ProductViewModel.ts';

export const catalogueFeature = (
  { products, categories }: Pick<Ports, 'products' | 'categories'>,
  {
    verifiedSellers,
    recentlyViewed,
    wishList,
    comparison,
  }: Pick<PageState, 'verifiedSellers' | 'recentlyViewed' | 'wishList' | 'comparison'>,
) => ({
  categories: () => new CategoriesViewModel(listCategories({ categories })),
  product: (id: string) =>
    new ProductViewModel(
      { find: findProduct({ products }), verifiedSellers, recentlyViewed, lists: [wishList, comparison] },
      id,
    ),
});
