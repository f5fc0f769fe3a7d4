import type { Ports } from '#domain/Ports.ts';
import { browseCatalogue } from '#domain/search/browseCatalogue.ts';
import type { CatalogueScope } from '#domain/search/CatalogueSearch.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { catalogueSearch, type SearchPorts } from '../../state/catalogueSearch.ts';
import type { PageState } from '../../state/PageState.ts';
import { ProductListViewModel } from './ProductListViewModel.ts';
import { SuggestionsViewModel } from './SuggestionsViewModel.ts';

export const searchFeature = (
  ports: SearchPorts & Pick<Ports, 'deviceStore'>,
  page: Pick<PageState, 'session' | 'verifiedSellers' | 'sharedCatalogue'>,
) => {
  const { session, verifiedSellers, sharedCatalogue } = page;
  const search = catalogueSearch(ports, page);
  const browse = browseCatalogue(search);
  const product = search.product.bind(search);
  const list = (within: CatalogueScope): SearchableList<CallFailure> => ({
    can: search.can,
    find: (request, options) => browse(session.actor ?? null, { ...request, within }, options),
  });
  return {
    allProducts: () =>
      new ProductListViewModel({
        list: list({ of: 'all' }),
        product,
        verifiedSellers,
        onShown: (snapshot) => {
          sharedCatalogue.shown = snapshot;
        },
      }),
    advertisedProducts: () => new ProductListViewModel({ list: list({ of: 'advertised' }), product, verifiedSellers }),
    categoryProducts: (categoryName: string) =>
      new ProductListViewModel({ list: list({ of: 'category', categoryName }), product, verifiedSellers }),
    suggestions: () =>
      new SuggestionsViewModel({
        list: list({ of: 'all' }),
        shown: () => sharedCatalogue.shown ?? undefined,
        device: ports.deviceStore,
      }),
  };
};
