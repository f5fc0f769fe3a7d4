import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { CatalogueSearch, FoundPage } from './CatalogueSearch.ts';
import type { FindingQuery } from './FindingQuery.ts';
import { emptyQuery } from './emptyQuery.ts';
import { foundMore } from './foundMore.ts';

const pageSize = 100;
const maxPages = 10;

/** Every result of a narrow query, page after page. Null if there are too many to read. */
export async function findAll(
  search: CatalogueSearch,
  query: Partial<FindingQuery>,
  options?: ReadOptions,
): Promise<Result<Listing<Product> | null, ApiFailure>> {
  let found: FoundPage | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const request = { within: { of: 'all' }, query: { ...emptyQuery, ...query }, size: pageSize, facets: [] } as const;
    const answer = await search.find({ ...request, after: found?.after ?? null }, options);
    if (!answer.ok) return answer;
    found = found === null ? answer.value : foundMore(found, answer.value);
    if (found.after === null) return ok(found);
  }
  return ok(null);
}
