import { browseProducts } from '#domain/catalogue/browseProducts.ts';
import type { Ports } from '#domain/Ports.ts';
import { ok } from '#domain/shared/Result.ts';
import type { PageState } from '../../state/PageState.ts';
import { ProductListViewModel, type ReadProducts } from './ProductListViewModel.ts';
import { SuggestionsViewModel } from './SuggestionsViewModel.ts';

export const searchFeature = (
  { products, deviceStore }: Pick<Ports, 'products' | 'deviceStore'>,
  { session, verifiedSellers, sharedCatalogue }: Pick<PageState, 'session' | 'verifiedSellers' | 'sharedCatalogue'>,
) => {
  const browse = browseProducts({ products });
  const { indexes } = sharedCatalogue;
  const list = (read: ReadProducts) => new ProductListViewModel({ read, verifiedSellers, indexes });
  return {
    allProducts: () =>
      new ProductListViewModel({
        read: (options) => browse.all(options),
        verifiedSellers,
        indexes,
        onShown: (listing) => {
          sharedCatalogue.shown = listing;
        },
      }),
    advertisedProducts: () => list((options) => browse.advertised(options)),
    categoryProducts: (categoryName: string) =>
      list((options) => browse.ofCategory(session.actor ?? null, categoryName, options)),
    suggestions: () =>
      new SuggestionsViewModel({
        read: async (options) => {
          const { shown } = sharedCatalogue;
          return shown === null ? browse.all(options) : ok(shown);
        },
        indexes,
        device: deviceStore,
      }),
  };
};
