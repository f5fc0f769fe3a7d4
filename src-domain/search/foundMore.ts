import type { FoundPage, Total } from './CatalogueSearch.ts';

/** The pages so far and the next one. A product that moved to the next page meanwhile is listed once. */
export function foundMore<P extends FoundPage>(pages: P, next: FoundPage): P {
  const listed = new Set(pages.items.map(({ id }) => id));
  const items = [...pages.items, ...next.items.filter(({ id }) => !listed.has(id))];
  const unreadable = [...pages.unreadable, ...next.unreadable];
  const { after } = next;
  return {
    ...pages,
    items,
    unreadable,
    total: atLeast(next.total, items.length + unreadable.length, after === null),
    after,
    asOf: next.asOf,
  };
}

/** An estimate is never below what is shown, and after the last page the number is known. */
function atLeast(total: Total, shown: number, isAll: boolean): Total {
  if (total.isExact) return total;
  return isAll ? { count: shown, isExact: true } : { count: Math.max(total.count, shown + 1), isExact: false };
}
