import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { CatalogueSearch, FindRequest, FoundPage } from './CatalogueSearch.ts';

/** Searches a list for somebody. A category's page requires signing in. */
export const browseCatalogue =
  (search: CatalogueSearch) =>
  async (actor: Actor, request: FindRequest, options?: ReadOptions): Promise<Result<FoundPage, CallFailure>> => {
    const allowed = request.within.of === 'category' ? requireAccess(actor, 'browse a category') : ok();
    return allowed.ok ? search.find(request, options) : allowed;
  };
