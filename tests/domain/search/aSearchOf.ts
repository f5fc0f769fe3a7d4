import type { FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { LocalCatalogueSearch, type LocalCatalogueSearchParts } from '#domain/search/LocalCatalogueSearch.ts';
import { Journal } from '../../builders/Journal.ts';
import { valueOf } from '../../contracts/expectResult.ts';
import { isVerified } from './given.ts';

export const anything: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets: [] };

/** The shop's own search over the list that a reading answers. */
export function aSearchOf(read: LocalCatalogueSearchParts['read'], given: Partial<LocalCatalogueSearchParts> = {}) {
  const journal = new Journal();
  const search = new LocalCatalogueSearch({
    ...journal.port<Pick<LocalCatalogueSearchParts, 'read' | 'repeat' | 'isVerified'>>({
      read,
      repeat: async (step) => {
        while (!step());
      },
      isVerified,
      ...given,
    }),
    indexes: new WeakMap(),
    now: () => 0,
  });
  const page = async (request: Partial<FindRequest> = {}) => valueOf(await search.find({ ...anything, ...request }));
  return { journal, search, page };
}

export const idsOf = ({ items }: FoundPage) => items.map(({ id }) => id);
