import type { Product } from '../catalogue/Product.ts';
import type { FoundPage } from './CatalogueSearch.ts';
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
};

export const maxSuggested = { products: 5, categories: 2 };

/** Some of the best may be sold. */
export const resultsToSuggestFrom = 20;

/** Suggestions from the best results for the text typed so far, with their categories counted. */
export function suggest({ items, facets, total }: FoundPage, text: string): Suggestions {
  const counted = (facets?.categories ?? []).filter(({ count }) => count > 0);
  const isNamed = namesCategory(items, text);
  const named = counted.filter(({ value }) => isNamed(value));
  // A category that holds all matches narrows nothing.
  const parts = counted.filter(({ count }) => count !== total.count).sort((one, other) => other.count - one.count);
  return {
    products: items.filter(({ status }) => status !== 'sold').slice(0, maxSuggested.products),
    categories: (named.length > 0 ? named : parts)
      .slice(0, maxSuggested.categories)
      .map(({ value, count }) => ({ name: value, count, isNarrowed: named.length === 0 })),
  };
}

/** Whether the text spells or begins a category's name. A word that the results contain is rarely a typo. */
function namesCategory(results: readonly Product[], text: string): (category: string) => boolean {
  const known = new Set(results.flatMap(wordsOf));
  const asked = wordsAsked(text);
  const tests = asked.map((word, place) => {
    const isLast = place === asked.length - 1;
    const isTypo = known.has(word) ? () => false : typoTest(word, isLast);
    return (name: string) => name === word || (isLast && name.startsWith(word)) || isTypo(name);
  });
  return (category) => {
    const names = wordsToFind(category);
    return tests.every((test) => names.some(test));
  };
}

function wordsOf({ productName, categoryName, location, sellerName, description }: Product): readonly string[] {
  return [productName, categoryName, location, sellerName, description].flatMap(wordsToFind);
}
