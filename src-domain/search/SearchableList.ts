import type { ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { FindRequest, FoundPage, SearchAbilities } from './CatalogueSearch.ts';

/** A list that can be searched. */
export type SearchableList<F> = {
  readonly can: SearchAbilities;
  readonly find: (request: Omit<FindRequest, 'within'>, options: ReadOptions) => Promise<Result<FoundPage, F>>;
};
