import type { FoundPage } from './CatalogueSearch.ts';

/** The pages so far and the next one. A product that moved to the next page meanwhile is listed once. */
export function foundMore<P extends FoundPage>(pages: P, next: FoundPage): P {
  const listed = new Set(pages.items.map(({ id }) => id));
  return {
    ...pages,
    items: [...pages.items, ...next.items.filter(({ id }) => !listed.has(id))],
    unreadable: [...pages.unreadable, ...next.unreadable],
    total: next.total,
    after: next.after,
    asOf: next.asOf,
  };
}
