import type { CatalogueSearch } from '../search/CatalogueSearch.ts';
import { emptyQuery } from '../search/emptyQuery.ts';
import { sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import { type PersonListings, noListings } from './PersonListings.ts';

type ListedPerson = { readonly name: string; readonly email: string };

/** A panel shows a few of them, so one call is enough. */
const maxAsked = 100;

/**
 * Finds a person's products with the marketplace's search, which knows sellers by name only. They are never certainly
 * complete, because each product's form lets its seller write another name.
 */
export const searchListings =
  (search: CatalogueSearch) =>
  async ({ name, email }: ListedPerson, options?: ReadOptions): Promise<Result<PersonListings, ApiFailure>> => {
    if (name.trim() === '') return ok({ ...noListings, isComplete: false });
    const query = { ...emptyQuery, text: name };
    const found = await search.find({ within: { of: 'all' }, query, size: maxAsked, after: null, facets: [] }, options);
    if (!found.ok) return found;
    return ok({
      ...noListings,
      products: found.value.items.filter(({ sellerEmail }) => sameEmail(sellerEmail, email)),
      isComplete: false,
    });
  };

export type SearchListings = ReturnType<typeof searchListings>;
