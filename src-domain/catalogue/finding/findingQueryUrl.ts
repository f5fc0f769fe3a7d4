import { conditions } from '../Product.ts';
import { facetKey } from './facetKey.ts';
import { type FindingQuery, type Range, findingSorts, openRange } from './FindingQuery.ts';
import { formatParameters, parseParameters } from './searchParameters.ts';

const amountPattern = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Amounts are prices or months: not below 0, not absurd, at most two decimals. */
function parseAmount(text: string | undefined): number | null {
  return text !== undefined && amountPattern.test(text) ? Number(text) : null;
}

function parseRange(text: string | undefined): Range {
  const dash = text?.indexOf('-') ?? -1;
  if (text === undefined || dash < 0) return openRange;
  return { least: parseAmount(text.slice(0, dash)), most: parseAmount(text.slice(dash + 1)) };
}

function formatAmount(amount: number | null): string {
  if (amount === null) return '';
  const hundredths = Math.round(amount * 100) / 100;
  return amountPattern.test(String(hundredths)) ? String(hundredths) : '';
}

/** Each value once, whatever its spelling, and always in the same order, so that one state has one URL. */
function settle(values: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const value of values) {
    const key = facetKey(value);
    if (key !== '' && !byKey.has(key)) byKey.set(key, value.trim());
  }
  return [...byKey.values()].sort((one, other) => (one < other ? -1 : 1));
}

/** What a URL's search asks for. What it does not know it leaves out: a link may be old, or cut off. */
export function parseFindingQuery(search: string): FindingQuery {
  const parameters = parseParameters(search);
  const all = (key: string) => parameters.get(key) ?? [];
  const last = (key: string) => parameters.get(key)?.at(-1);
  return {
    text: last('q') ?? '',
    categories: settle(all('category')),
    conditions: conditions.filter((condition) => all('condition').some((value) => facetKey(value) === facetKey(condition))),
    places: settle(all('place')),
    verified: last('verified') === 'yes',
    advertised: last('advertised') === 'yes',
    price: parseRange(last('price')),
    months: parseRange(last('months')),
    sort: findingSorts.find((sort) => sort === last('sort')) ?? null,
  };
}

/** A URL's search for a query, without the question mark; what is not set is left out, so that it is '' for none. */
export function formatFindingQuery(query: FindingQuery): string {
  const range = (key: string, { least, most }: Range) => {
    const text = `${formatAmount(least)}-${formatAmount(most)}`;
    return text === '-' ? [] : [[key, text] as const];
  };
  return formatParameters([
    ...(query.text === '' ? [] : [['q', query.text] as const]),
    ...settle(query.categories).map((value) => ['category', value] as const),
    ...conditions.filter((condition) => query.conditions.includes(condition)).map((value) => ['condition', value] as const),
    ...settle(query.places).map((value) => ['place', value] as const),
    ...(query.verified ? [['verified', 'yes'] as const] : []),
    ...(query.advertised ? [['advertised', 'yes'] as const] : []),
    ...range('price', query.price),
    ...range('months', query.months),
    ...(query.sort === null ? [] : [['sort', query.sort] as const]),
  ]);
}
