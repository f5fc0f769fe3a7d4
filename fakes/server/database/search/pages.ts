import type { FindingSort } from '#domain/search/FindingQuery.ts';
import type { Database, Value } from '../Database.ts';
import type { SearchPlan } from './SearchPlan.ts';
import { type Source, isNarrowPrice, throughCatalogue, throughWords, totalOfMatches } from './sources.ts';

/** A product's place in an order: the columns that the order compares, the rank last. */
export type Place = readonly number[];

type Order = { readonly columns: readonly string[]; readonly index: string };

const newestFirst: Order = { columns: ['c.rank'], index: '' };

/** Ties are available first, then newest first. */
const orders: { readonly [S in FindingSort]?: Order } = {
  'price-up': { columns: ['c.price', 'c.availability', 'c.rank'], index: 'INDEXED BY catalogue_by_price' },
  'price-down': { columns: ['c.costliness', 'c.availability', 'c.rank'], index: 'INDEXED BY catalogue_by_costliness' },
  saving: { columns: ['c.saving', 'c.availability', 'c.rank'], index: 'INDEXED BY catalogue_by_saving' },
};

/** The places of a page, in order. The place after which it begins is that of the last product before it. */
export function pageInOrder(
  database: Database,
  plan: SearchPlan,
  page: { readonly sort: FindingSort; readonly after: Place | null; readonly size: number },
): readonly Place[] {
  const order = orders[page.sort] ?? newestFirst;
  if (plan.matchesNothing || (page.after !== null && page.after.length !== order.columns.length)) return [];
  const { sql, values, rank } = sourceToList(database, plan, order.index);
  const columns = [...order.columns.slice(0, -1), rank];
  const rest = page.after === null ? '' : `AND (${columns.join()}) > (${columns.map(() => '?').join()})`;
  const rows = database.all(
    `SELECT ${columns.join()} ${sql} ${rest} ORDER BY ${columns.join()} LIMIT ?`,
    ...values,
    ...(page.after ?? []),
    page.size,
  );
  return rows.map(toPlace);
}

/** Few rows are read and sorted; otherwise an index that has the order is read until the page is full. */
function sourceToList(database: Database, plan: SearchPlan, index: string): Source {
  const match = plan.match();
  if (match === '' && !plan.hasRanges()) return throughCatalogue(plan, index);
  const matches = totalOfMatches(database, plan).count;
  if (isNarrowPrice(database, plan, matches)) return throughCatalogue(plan, 'INDEXED BY catalogue_by_price');
  // The index of words lists the newest first.
  if (match !== '' && (index === '' || matches <= plan.limits.counted)) return throughWords(plan, match);
  return throughCatalogue(plan, index);
}

export function toPlace(row: readonly Value[]): Place {
  return row.map(Number);
}
