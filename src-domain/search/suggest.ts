import type { Product } from '../catalogue/Product.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { textScores } from './textScores.ts';
import { typoTest } from './typos.ts';
import { wordsAsked, wordsToFind } from './words.ts';

export type SuggestedCategory = {
  readonly name: string;
  /** The products that it leads to. */
  readonly count: number;
  /** Whether it leads to those that match the words. False if the words name the category itself. */
  readonly isNarrowed: boolean;
};

export type Suggestions = {
  /** In the order of the list of results. Excludes sold ones, which nobody can buy. */
  readonly products: readonly Product[];
  readonly categories: readonly SuggestedCategory[];
  /** All products that match, sold ones included. */
  readonly total: number;
};

export const maxSuggested = { products: 5, categories: 2 };

const none: Suggestions = { products: [], categories: [], total: 0 };

/** Suggestions for the text typed so far. */
export function suggest(index: ProductIndex, text: string): Suggestions {
  const scores = textScores(index.words, index.products.length, text);
  if (scores === null) return none;
  const { of, labels } = index.categories;
  const sizes = new Uint32Array(labels.length);
  const matches = new Uint32Array(labels.length);
  const best: { readonly product: Product; readonly score: number }[] = [];
  let total = 0;
  for (const position of index.orders.available) {
    const category = of[position] ?? 0;
    sizes[category] = (sizes[category] ?? 0) + 1;
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    matches[category] = (matches[category] ?? 0) + 1;
    total += 1;
    const product = index.products[position];
    if (product === undefined || product.status === 'sold') continue;
    // Only a few are kept, so inserting each is cheaper than sorting all.
    const place = best.findLastIndex((one) => one.score >= score) + 1;
    if (place < maxSuggested.products) best.splice(place, 0, { product, score });
    if (best.length > maxSuggested.products) best.pop();
  }
  const named = categoriesNamed(index, text);
  return {
    products: best.map(({ product }) => product),
    categories:
      named.length > 0
        ? asCategories(index, named, sizes, false)
        : asCategories(index, categoriesOfSome(matches, total), matches, true),
    total,
  };
}

function asCategories(
  { categories: { labels } }: ProductIndex,
  numbers: readonly number[],
  counts: Uint32Array,
  isNarrowed: boolean,
): readonly SuggestedCategory[] {
  return numbers
    .slice(0, maxSuggested.categories)
    .map((number) => ({ name: labels[number] ?? '', count: counts[number] ?? 0, isNarrowed }));
}

/** The categories whose name the text spells or begins, most common first. A known word is rarely a typo. */
function categoriesNamed({ categories, words }: ProductIndex, text: string): readonly number[] {
  const asked = wordsAsked(text);
  const tests = asked.map((word, place) => {
    const isLast = place === asked.length - 1;
    const isTypo = words.ids.has(word) ? () => false : typoTest(word, isLast);
    return (known: string) => known === word || (isLast && known.startsWith(word)) || isTypo(known);
  });
  return categories.shown.filter((number) => {
    const known = wordsToFind(categories.labels[number] ?? '');
    return tests.every((test) => known.some(test));
  });
}

/** The categories that hold a part of the matches, largest part first. One that holds all narrows nothing. */
function categoriesOfSome(matches: Uint32Array, total: number): readonly number[] {
  return [...matches.keys()]
    .slice(1)
    .filter((number) => matches[number] !== 0 && matches[number] !== total)
    .sort((one, other) => (matches[other] ?? 0) - (matches[one] ?? 0));
}
