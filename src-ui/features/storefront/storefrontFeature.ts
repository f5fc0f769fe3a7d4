import { browseProducts } from '#domain/search/browseProducts.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import type { Ports } from '#domain/Ports.ts';
import { listUpcomingProducts } from '#domain/storefront/listUpcomingProducts.ts';
import type { PageState } from '../../state/PageState.ts';
import { HomeViewModel } from './HomeViewModel.ts';

export const storefrontFeature = (
  ports: Pick<Ports, 'products' | 'search' | 'categories' | 'upcomingProducts'>,
  { verifiedSellers }: Pick<PageState, 'verifiedSellers'>,
) => ({
  home: () =>
    new HomeViewModel({
      browse: browseProducts(ports),
      listCategories: listCategories(ports),
      listUpcoming: listUpcomingProducts(ports),
      verifiedSellers,
    }),
});
