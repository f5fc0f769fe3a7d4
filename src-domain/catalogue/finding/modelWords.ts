import { wordsAsked } from './words.ts';

/** Where the name of a thing ends and its equipment begins: 'HP EliteBook 840 G5, Core i5, 8 GB'. */
const equipment = /[,;:|([{/]| [-–—] /;
const measure = /^\d+(?:\.\d+)?\p{L}{1,4}$/u;
const modelNumber = /^\d+[a-z]?$/;
/** Nothing is called by more letters; and no pattern takes any number of them. */
const longestWord = 100;

/**
 * The words that say which model a thing is, in the order in which sellers write them: make, line, number.
 * Sizes and amounts (128 GB) are not among them.
 */
export function modelWords(productName: string): readonly string[] {
  const model = productName.split(equipment).find((part) => part.trim() !== '') ?? '';
  return wordsAsked(model).filter((word) => word.length <= longestWord && (modelNumber.test(word) || !measure.test(word)));
}

/**
 * Whether a folded name has a word, among others or alone. As a pattern, since a page asks it of every product of a
 * category: taking each name apart would cost it a frame or more.
 */
export function namesWord(word: string): (foldedName: string) => boolean {
  const pattern = new RegExp(`(?:^|[^\\p{L}\\p{M}\\p{N}])${word.replaceAll('.', '\\.')}(?![\\p{L}\\p{M}\\p{N}])`, 'u');
  return (foldedName) => pattern.test(foldedName);
}
