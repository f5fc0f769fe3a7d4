import { parseJson } from '../shared/parseJson.ts';
import { parseSaved } from './parseSaved.ts';
import { readSearches } from './parseSearches.ts';
import { savedLists } from './SavedList.ts';
import type { SavedProduct } from './SavedProduct.ts';
import { maxSavedSearches, type SavedSearch, searchKey } from './SavedSearch.ts';

/** The lists that people can take from one device to another. */
export type SavedThings = {
  readonly products: readonly SavedProduct[];
  readonly searches: readonly SavedSearch[];
};

export type Merged = SavedThings & {
  readonly addedProducts: number;
  readonly addedSearches: number;
  /** Entries of the file for which the lists have no room. */
  readonly noRoom: number;
};

const format = 're-sale-shop-saved';
const version = 1;

export function writeSavedFile({ products, searches }: SavedThings): string {
  return `${JSON.stringify({ format, version, products, searches }, null, 2)}\n`;
}

/** Null if the text is not such a file. Skips damaged entries and counts them. */
export function readSavedFile(text: string): (SavedThings & { readonly damaged: number }) | null {
  const content = parseJson(text);
  if (typeof content !== 'object' || content === null) return null;
  const file: { format?: unknown; version?: unknown; products?: unknown; searches?: unknown } = content;
  if (file.format !== format || file.version !== version) return null;
  const products = parseSaved(file.products) ?? [];
  const { searches, damaged } = readSearches(Array.isArray(file.searches) ? file.searches : []);
  return { products, searches, damaged: sizeOf(file.products) - products.length + damaged };
}

/** Adds a file's entries. Entries that are here already stay as they are. */
export function mergeSaved(here: SavedThings, file: SavedThings): Merged {
  const newProducts = othersThan(here.products, file.products, ({ productId }) => productId);
  const newSearches = othersThan(here.searches, file.searches, ({ query }) => searchKey(query));
  const products = newProducts.slice(0, Math.max(0, savedLists.wishList.max - here.products.length));
  const searches = newSearches.slice(0, Math.max(0, maxSavedSearches - here.searches.length));
  return {
    products: [...here.products, ...products].sort((one, other) => one.savedAt - other.savedAt),
    searches: [...here.searches, ...searches].sort((one, other) => other.savedAt - one.savedAt),
    addedProducts: products.length,
    addedSearches: searches.length,
    noRoom: newProducts.length - products.length + newSearches.length - searches.length,
  };
}

/** The entries of a file that are not here, each once. */
function othersThan<T>(here: readonly T[], file: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const known = new Set(here.map(keyOf));
  return file.filter((one) => {
    const key = keyOf(one);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function sizeOf(content: unknown): number {
  return Array.isArray(content) ? content.length : 0;
}
