import type { FindRequest, FoundPage, SearchAbilities } from '#domain/search/CatalogueSearch.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';

/** A list that can be searched. */
export type SearchableList = {
  readonly can: SearchAbilities;
  readonly find: (
    request: Omit<FindRequest, 'within'>,
    options: ReadOptions,
  ) => Promise<Result<FoundPage, CallFailure>>;
};
