import { banglaWords } from '#domain/search/banglaWords.ts';

/** How a seller writes: names and descriptions in one language, or the name in English and the rest in Bangla. */
export type Writing = 'english' | 'bangla' | 'mixed';

const counts: Readonly<Record<string, string>> = { one: 'একটি', two: 'দুটি', three: 'তিনটি', and: 'ও' };
const measures = /\d[\d.]*(?= (?:GB|TB|inch|MP)\b)/g;

export function banglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(Number(digit) + 0x09e6));
}

/** A product's name as people write it in Bangla: words in Bangla letters, a model's letters and numbers as they are. */
export function nameInBangla(name: string): string {
  return name
    .replace(measures, banglaDigits)
    .replace(/[A-Za-z]+(?![A-Za-z\d-])/g, (word) => wordInBangla(word.toLowerCase()) ?? word);
}

function wordInBangla(word: string): string | undefined {
  return counts[word] ?? banglaWords[word]?.[0] ?? banglaWords[word.replace(/ies$/, 'y')]?.[0];
}

/** '14 months' as ১৪ মাস. */
export function durationInBangla(duration: string): string {
  return banglaDigits(duration.replace(/months?/, 'মাস').replace(/years?/, 'বছর'));
}
