import { isDigit } from './tokens.ts';

/**
 * Whether what was typed is the word with one letter wrong, missing, too many, or swapped with its neighbour;
 * or its beginning, if more may follow. Digits are never wrong: 840 G5 and 840 G6 are two machines.
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

/** As many letters as a word needs before a slip in it can be told from another word. */
const lettersForTypos = 4;

/** Which words may have been meant, by how many letters were typed. */
export function typoTest(typed: string, unfinished: boolean): (word: string) => boolean {
  const letters = typed.replace(/[^\p{L}\p{M}]/gu, '').length;
  if (letters >= lettersForTypos) return (word) => hasOneTypo(typed, word, unfinished);
  // Of a word of four letters, one may have been left out.
  if (letters < lettersForTypos - 1 || typed.length > letters) return () => false;
  return (word) => !unfinished && word.length === lettersForTypos && hasOneTypo(typed, word, false);
}

/** One bit for each letter of a word (rarer letters share some): tells at once what cannot be alike. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    letters |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6));
  }
  return letters >>> 0;
}

/** False where more than one letter typed is not in the word: then no single slip explains it. */
export function mayBeAlike(lettersTyped: number, lettersOfWord: number): boolean {
  const missing = lettersTyped & ~lettersOfWord;
  return (missing & (missing - 1)) === 0;
}
