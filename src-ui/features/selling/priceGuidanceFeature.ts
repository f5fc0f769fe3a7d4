import { catalogueSearch, type SearchPorts } from '../../state/catalogueSearch.ts';
import type { PageState } from '../../state/PageState.ts';
import { PriceGuidanceViewModel } from './PriceGuidanceViewModel.ts';

export const priceGuidanceFeature = (
  ports: SearchPorts,
  page: Pick<PageState, 'verifiedSellers' | 'sharedCatalogue'>,
) => {
  const search = catalogueSearch(ports, page);
  return { priceGuidance: () => new PriceGuidanceViewModel(search) };
};
