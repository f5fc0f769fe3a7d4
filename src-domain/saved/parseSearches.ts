import { type Condition, conditions, productStatuses } from '../catalogue/Product.ts';
import { emptyQuery } from '../search/emptyQuery.ts';
import { type FindingQuery, findingSorts, type Range } from '../search/FindingQuery.ts';
import type { StoredValue } from '../shared/DeviceStore.ts';
import { isMoment } from '../shared/isMoment.ts';
import { savedSearchesKey } from './savedSearchesKey.ts';
import {
  longestSearchName,
  longestSearchText,
  maxSavedSearches,
  maxSearchValues,
  type SavedSearch,
  searchKey,
} from './SavedSearch.ts';
import { maxSeenIds, type SearchLook } from './searchNews.ts';

/** The latest first. */
export const storedSavedSearches: StoredValue<readonly SavedSearch[]> = {
  ...savedSearchesKey,
  parse: parseSearches,
};

function parseSearches(content: unknown): readonly SavedSearch[] | undefined {
  return Array.isArray(content) ? readSearches(content).searches.slice(0, maxSavedSearches) : undefined;
}

/** Skips damaged searches and counts them, since a search without one of its filters would find something else. */
export function readSearches(content: readonly unknown[]): {
  readonly searches: readonly SavedSearch[];
  readonly damaged: number;
} {
  const sound = content.map(parseSearch).filter((one) => one !== null);
  const byKey = new Map(sound.map((search) => [searchKey(search.query), search]));
  return { searches: [...byKey.values()], damaged: content.length - sound.length };
}

function parseSearch(content: unknown): SavedSearch | null {
  const { query, name, savedAt, look } = fieldsOf(content);
  const parsed = parseQuery(query);
  if (parsed === null || !isMoment(savedAt)) return null;
  return { query: parsed, name: isName(name) ? name : null, savedAt, look: isLook(look) ? look : null };
}

function parseQuery(content: unknown): FindingQuery | null {
  if (typeof content !== 'object' || content === null) return null;
  const fields: Record<keyof FindingQuery, unknown> = { ...emptyQuery, ...content };
  const { text, categories, places, verified, advertised, price, months } = fields;
  const isSound =
    isText(text) &&
    isTexts(categories) &&
    isTexts(places) &&
    isOf<Condition>(conditions, fields.conditions) &&
    isOf(productStatuses, fields.statuses) &&
    typeof verified === 'boolean' &&
    typeof advertised === 'boolean' &&
    isRange(price) &&
    isRange(months);
  if (!isSound) return null;
  const sort = findingSorts.find((one) => one === fields.sort) ?? null;
  const { conditions: ofConditions, statuses } = fields as FindingQuery;
  return { text, categories, conditions: ofConditions, places, statuses, verified, advertised, price, months, sort };
}

function isText(content: unknown): content is string {
  return typeof content === 'string' && content.length <= longestSearchText;
}

function isTexts(content: unknown): content is readonly string[] {
  return Array.isArray(content) && content.length <= maxSearchValues && content.every(isText);
}

function isOf<T extends string>(known: readonly T[], content: unknown): content is readonly T[] {
  return isTexts(content) && content.every((one) => (known as readonly string[]).includes(one));
}

function isRange(content: unknown): content is Range {
  const { min, max } = fieldsOf(content);
  return isAmount(min) && isAmount(max);
}

function isAmount(content: unknown): boolean {
  return content === null || (typeof content === 'number' && Number.isFinite(content) && content >= 0);
}

function isName(content: unknown): content is string {
  return typeof content === 'string' && content.trim() !== '' && content.length <= longestSearchName;
}

function isLook(content: unknown): content is SearchLook {
  const { at, ids, oldest } = fieldsOf(content);
  return (
    isMoment(at) &&
    Array.isArray(ids) &&
    ids.length <= maxSeenIds &&
    ids.every((id) => typeof id === 'string') &&
    (oldest === null || Number.isFinite(oldest))
  );
}

function fieldsOf(content: unknown): { readonly [name: string]: unknown } {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}
