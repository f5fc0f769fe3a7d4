import { wordsAsked } from './words.ts';

/** Matches the end of a product's name, before its equipment: 'HP EliteBook 840 G5, Core i5, 8 GB'. */
const equipment = /[,;:|([{/]| [-–—] /;
const measure = /^\d+(?:\.\d+)?\p{L}{1,4}$/u;
const modelNumber = /^\d+[a-z]?$/;
/** No name is longer, and the limit keeps patterns from repeating without bound. */
const longestWord = 100;

/**
 * The words that identify a model, in the order in which sellers write them: make, line, number. Sizes and amounts (128
 * GB) are left out.
 */
export function modelWords(productName: string): readonly string[] {
  const model = productName.split(equipment).find((part) => part.trim() !== '') ?? '';
  return wordsAsked(model).filter(
    (word) => word.length <= longestWord && (modelNumber.test(word) || !measure.test(word)),
  );
}

/**
 * Whether a folded name in Latin letters contains a word. A pattern, because a page tests every product of a category:
 * splitting each name into words would take a frame or more.
 */
export function namesWord(word: string): (foldedName: string) => boolean {
  const pattern = new RegExp(`(?:^|[^\\p{L}\\p{M}\\p{N}])${word.replaceAll('.', '\\.')}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
  return (foldedName) => pattern.test(foldedName);
}
