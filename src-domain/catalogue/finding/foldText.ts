/** Letters that Unicode does not take apart into a plain one and a mark. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

const foldable = /['`\u0080-\uffff]/;
const apostrophes = /['’ʼ`´]/g;

/**
 * A text as people compare it: case, Latin diacritics and apostrophes do not count, Bangla digits are digits.
 * Only Latin marks go: the vowel signs of Bangla are marks too, and its words are nothing without them.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (!foldable.test(lower)) return lower;
  return lower
    // First: taken apart, ´ is a space and a mark.
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter)
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}
