import { latinDigits } from './latinDigits.ts';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const foldable = /['`\u0080-\uffff]/;
/** Marks after a name, which decompose into letters that are none of it. */
const trademarks = /[™℠]/g;
/** Apostrophes, and the joiners that Bangla writes inside a word, as in র‍্যাম: not everybody types them. */
const apostrophes = /['’ʼ`´\u200c\u200d]/g;

/**
 * Folds a text for comparison: ignores case, styles of letters, Latin diacritics and apostrophes, and writes Bangla digits
 * as 0 to 9. Only Latin marks go, because Bangla's vowel signs are marks too and carry meaning.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!foldable.test(lower)) return lower;
  return latinDigits(
    lower
      // Must come first, because decomposing ´ gives a space and a mark.
      .replace(apostrophes, '')
      .replace(trademarks, '')
      .normalize('NFKD')
      // Bold and other styled letters have no small ones of their own.
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter),
  );
}
