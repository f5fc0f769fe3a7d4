import type { FindingSort } from '#domain/search/FindingQuery.ts';

/** A product's place in an order: the values of the columns that the order compares. */
export type Place = readonly number[];

/** A column that descends begins with '-', as in Groonga. */
const newestFirst = ['age', '-number'] as const;
const availableFirst = ['availability', ...newestFirst] as const;

const orders: { readonly [S in FindingSort]?: readonly string[] } = {
  relevance: ['-relevance', ...availableFirst],
  'price-up': ['price', ...availableFirst],
  'price-down': ['costliness', ...availableFirst],
  saving: ['saving', ...availableFirst],
};

/** Keeps the score of the words as a column: the conditions of a cursor would add to `_score`. */
export const relevanceColumn = {
  'columns[relevance].stage': 'filtered',
  'columns[relevance].type': 'Int32',
  'columns[relevance].value': '_score',
};

export function orderOf(sort: FindingSort): readonly string[] {
  return orders[sort] ?? newestFirst;
}

export function columnOf(key: string): string {
  return key.replace(/^-/, '');
}

/** Rows behind a place. */
export function behind(order: readonly string[], place: Place): string {
  const [key, ...others] = order;
  const [value, ...rest] = place;
  if (key === undefined || value === undefined) return 'false';
  const isBehind = `${columnOf(key)} ${key.startsWith('-') ? '<' : '>'} ${value}`;
  return others.length === 0 ? isBehind : `(${isBehind} || (${columnOf(key)} == ${value} && ${behind(others, rest)}))`;
}
