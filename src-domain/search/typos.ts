import { isDigit } from './tokens.ts';

/**
 * Whether the typed text is the word with one letter wrong, missing, extra or swapped with its neighbour, or such a
 * typo of its beginning if more may follow. Digits must match: 840 G5 and 840 G6 are different machines.
 */
function hasOneTypo(typed: string, word: string, unfinished: boolean): boolean {
  let place = 0;
  while (place < typed.length && typed[place] === word[place]) place += 1;
  const rest = (from: number, of: number) =>
    unfinished ? word.startsWith(typed.slice(from), of) : typed.slice(from) === word.slice(of);

  const typedDigit = isDigit(typed, place);
  const wordDigit = isDigit(word, place);
  const isLast = place === typed.length - 1;
  if (place === typed.length) return !unfinished && word.length === place + 1 && !wordDigit;
  const tooMany = !typedDigit && (isLast ? word.length === place : rest(place + 1, place));
  if (tooMany || place >= word.length) return tooMany;
  const missing = !wordDigit && rest(place, place + 1);
  const wrong = !typedDigit && !wordDigit && rest(place + 1, place + 1);
  const swapped =
    !typedDigit &&
    !wordDigit &&
    !isLast &&
    typed[place] === word[place + 1] &&
    typed[place + 1] === word[place] &&
    rest(place + 2, place + 2);
  return missing || wrong || swapped;
}

/** The length from which a typo can be told from another word. */
const lettersForTypos = 4;

/** The words that someone may have meant, by the number of typed letters. */
export function typoTest(typed: string, unfinished: boolean): (word: string) => boolean {
  const letters = typed.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters >= lettersForTypos) return (word) => hasOneTypo(typed, word, unfinished);
  // One letter of a four-letter word may be missing.
  if (letters < lettersForTypos - 1 || typed.length > letters) return () => false;
  return (word) => !unfinished && word.length === lettersForTypos && hasOneTypo(typed, word, false);
}

/** One bit for each letter of a word (rarer letters share bits), to rule out words quickly. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    letters |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return letters >>> 0;
}

/** False if two or more typed letters are not in the word, because no single typo explains that. */
export function mayBeAlike(lettersTyped: number, lettersOfWord: number): boolean {
  const missing = lettersTyped & ~lettersOfWord;
  return (missing & (missing - 1)) === 0;
}
