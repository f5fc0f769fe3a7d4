import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { RestCatalogueSearch } from './RestCatalogueSearch.ts';

type Calls = Omit<CatalogueSearch, 'can'>;

/** A search whose code loads with its first call, because Home's first screen needs none of it. */
export function lazyCatalogueSearch(load: () => Promise<RestCatalogueSearch>): CatalogueSearch {
  let loading: Promise<Calls | null> | null = null;
  /** If the code does not arrive, the next call loads it again. */
  const loaded = (): Promise<Calls | null> => {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
  async function send<T>(call: (calls: Calls) => Promise<Result<T, ApiFailure>>): Promise<Result<T, ApiFailure>> {
    const calls = await loaded();
    return calls === null ? fail({ code: 'api/unreachable' }) : call(calls);
  }
  return {
    can: searchCallAbilities,
    find: (request, options) => send((calls) => calls.find(request, options)),
    product: (id, options) => send((calls) => calls.product(id, options)),
    similar: (like, size, options) => send((calls) => calls.similar(like, size, options)),
    prices: (like, options) => send((calls) => calls.prices(like, options)),
  };
}
