import { conditions, productStatuses } from '#domain/catalogue/Product.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { type FindingQuery, type Range, findingSorts, inOrder } from '#domain/search/FindingQuery.ts';
import { formatParameters, parseParameters } from '../../context/searchParameters.ts';

const amountPattern = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Amounts are prices or months: at least 0, not absurdly large, at most two decimals. */
function parseAmount(text: string | undefined): number | null {
  return text !== undefined && amountPattern.test(text) ? Number(text) : null;
}

function parseRange(text = ''): Range {
  const [, min, max] = /^([^-]*)-(.*)$/s.exec(text) ?? [];
  return inOrder({ min: parseAmount(min), max: parseAmount(max) });
}

function formatAmount(amount: number | null): string {
  if (amount === null) return '';
  const hundredths = Math.round(amount * 100) / 100;
  return amountPattern.test(String(hundredths)) ? String(hundredths) : '';
}

/** Each value once, in any spelling, always in the same order, so that each state has one URL. */
function settle(values: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const value of values) {
    const key = facetKey(value);
    if (key !== '' && !byKey.has(key)) byKey.set(key, value.trim());
  }
  return [...byKey.values()].sort((one, other) => (one < other ? -1 : 1));
}

/** The known values that a URL names, in their own order. */
function chosenOf<Value extends string>(known: readonly Value[], named: readonly string[]): readonly Value[] {
  const keys = new Set(named.map(facetKey));
  return known.filter((value) => keys.has(facetKey(value)));
}

/** Reads a query from a URL. Ignores unknown parts, because a link may be old or incomplete. */
export function parseFindingQuery(search: string): FindingQuery {
  const parameters = parseParameters(search);
  const all = (key: string) => parameters.get(key) ?? [];
  const last = (key: string) => parameters.get(key)?.at(-1);
  return {
    text: last('q') ?? '',
    categories: settle(all('category')),
    conditions: chosenOf(conditions, all('condition')),
    places: settle(all('place')),
    statuses: chosenOf(productStatuses, all('status')),
    verified: last('verified') === 'yes',
    advertised: last('advertised') === 'yes',
    price: parseRange(last('price')),
    months: parseRange(last('months')),
    sort: findingSorts.find((sort) => sort === last('sort')) ?? null,
  };
}

/** Writes a query into a URL, without the question mark. Leaves out unused parts, so an empty query gives ''. */
export function formatFindingQuery(query: FindingQuery): string {
  const range = (key: string, { min, max }: Range) => {
    const text = `${formatAmount(min)}-${formatAmount(max)}`;
    return text === '-' ? [] : [[key, text] as const];
  };
  return formatParameters([
    ...(query.text === '' ? [] : [['q', query.text] as const]),
    ...settle(query.categories).map((value) => ['category', value] as const),
    ...conditions
      .filter((condition) => query.conditions.includes(condition))
      .map((value) => ['condition', value] as const),
    ...settle(query.places).map((value) => ['place', value] as const),
    ...productStatuses.filter((status) => query.statuses.includes(status)).map((value) => ['status', value] as const),
    ...(query.verified ? [['verified', 'yes'] as const] : []),
    ...(query.advertised ? [['advertised', 'yes'] as const] : []),
    ...range('price', query.price),
    ...range('months', query.months),
    ...(query.sort === null ? [] : [['sort', query.sort] as const]),
  ]);
}
