import type { Ports } from '#domain/Ports.ts';
import { noOffers, offersOf } from '#domain/search/Offers.ts';
import { productsById } from '#domain/search/productsById.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { ok } from '#domain/shared/Result.ts';
import { catalogueSearch, type SearchPorts } from '../../state/catalogueSearch.ts';
import { DeviceLists } from '../../state/DeviceLists.ts';
import type { PageState } from '../../state/PageState.ts';
import { SavedSearches } from '../../state/SavedSearches.ts';
import { SaveSearchViewModel } from './SaveSearchViewModel.ts';
import { SavedNewsViewModel } from './SavedNewsViewModel.ts';
import { SearchNews } from './SearchNews.ts';

/** A hint is not worth more calls than this. */
const maxPricesAsked = 24;

/** The lists that this device has saved. Separate from the page state, so that Home loads without them. */
export const deviceFeature = (
  ports: SearchPorts & Pick<Ports, 'deviceStore'>,
  page: Pick<PageState, 'sharedCatalogue' | 'verifiedSellers' | 'wishList' | 'comparison' | 'recentlyViewed'>,
) => {
  const { deviceStore, clock, products, search } = ports;
  const { verifiedSellers, wishList, comparison, recentlyViewed } = page;
  const catalogue = catalogueSearch(ports, page);
  const searches = new SavedSearches({ device: deviceStore, clock });
  const lists = new DeviceLists({ device: deviceStore, searches, wishList, comparison, recentlyViewed });
  const list: SearchableList<ApiFailure> = {
    can: catalogue.can,
    find: (request, options) => catalogue.find({ ...request, within: { of: 'all' } }, options),
  };
  const searchNews = (): SearchNews => new SearchNews({ searches, verifiedSellers, list });
  const offers = async (ids: readonly string[]) => {
    if (search !== null) return ids.length > maxPricesAsked ? ok(noOffers) : productsById(search, ids);
    const all = await products.all();
    return all.ok ? ok(offersOf(all.value)) : all;
  };
  return {
    deviceLists: () => lists,
    saveSearch: () => new SaveSearchViewModel({ searches, verifiedSellers, clock }),
    searchNews,
    savedNews: () => new SavedNewsViewModel({ offers, wishList, news: searchNews() }),
  };
};
