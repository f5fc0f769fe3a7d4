import type { FindRequest } from '../search/CatalogueSearch.ts';
import type { FindingQuery } from '../search/FindingQuery.ts';
import { foundMore } from '../search/foundMore.ts';
import type { SearchableList } from '../search/SearchableList.ts';
import { withinAbilities } from '../search/withinAbilities.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { fail, ok, type Result } from '../shared/Result.ts';
import { searchKey } from './SavedSearch.ts';
import type { Newest } from './searchNews.ts';

const pageSize = 100;
const maxPages = 3;

/** Whether a search can be answered with all of its filters, and in the order of posts. */
export function canReadNewest({ can }: Pick<SearchableList<never>, 'can'>, query: FindingQuery): boolean {
  const answered = withinAbilities({ ...query, sort: 'newest' }, can);
  return searchKey(answered) === searchKey(query) && answered.sort === 'newest';
}

/** Asks for the latest posts. Null if the marketplace cannot answer this search, or not in the order of posts. */
export async function readNewest<F>(
  list: SearchableList<F>,
  query: FindingQuery,
  { snapshot, ...options }: ReadOptions & Pick<FindRequest, 'snapshot'> = {},
): Promise<Result<Newest | null, F | ApiFailure>> {
  if (!canReadNewest(list, query)) return ok(null);
  const { can, find } = list;
  // Asking about every seller of a whole list would cost a call each.
  const mustCheckSellers = query.verified && can.wholeLists;
  const asked: FindingQuery = { ...query, sort: 'newest', verified: query.verified && !mustCheckSellers };
  const request = { query: asked, size: can.wholeLists ? Infinity : pageSize, facets: [] };
  const first = await find({ ...request, after: null, snapshot }, options);
  if (!first.ok) return first;
  // An old list has no news.
  if (first.value.outdated !== undefined) return fail(first.value.outdated);
  let found = first.value;
  for (let pages = 1; found.after !== null && pages < maxPages; pages += 1) {
    const next = await find({ ...request, after: found.after, snapshot: found.snapshot }, options);
    if (!next.ok) return next;
    found = foundMore(found, next.value);
  }
  return ok({ products: found.items, isWhole: found.after === null, mustCheckSellers, snapshot: found.snapshot });
}
