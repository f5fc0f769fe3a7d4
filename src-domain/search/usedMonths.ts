import { foldText } from '../shared/foldText.ts';
import { translateBanglaTime } from './translateBanglaTime.ts';

const monthsOf: Readonly<Record<string, number>> = {
  year: 12,
  yr: 12,
  y: 12,
  month: 1,
  mon: 1,
  mo: 1,
  m: 1,
  week: 12 / 52,
  wk: 12 / 52,
  w: 12 / 52,
  day: 12 / 365,
  d: 12 / 365,
};
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

const asides = /\b(?:about|approx(?:imately)?|around|nearly|almost|only|just|used|for|in use|old)\b|[~.,।]+(?=\s|$)/g;
const number = String.raw`\d{1,5}(?:\.\d+)?|${Object.keys(numbers).join('|')}`;
const unit = String.raw`(years?|yrs?|months?|mons?|mos?|weeks?|wks?|days?|[ymwd])\b`;
const halfUnit = new RegExp(String.raw`^half (?:a |an )?${unit}`);
const amount = new RegExp(
  String.raw`^(${number})\s*(?:\+\s*)?(?:(and (?:a )?half|1⁄2)\s*)?${unit}\s*(and (?:a )?half)?`,
);

function monthsOfUnit(text: string | undefined): number {
  return monthsOf[text ?? ''] ?? monthsOf[(text ?? '').replace(/s$/, '')] ?? 0;
}

/**
 * Months of use, from the seller's words: '8 months', '1 year', '2.5 years', '1 year 6 months', '3 weeks'. Null unless
 * every word is understood, because a guess could put the product into the wrong range.
 */
export function usedMonths(useDuration: string): number | null {
  let rest = translateBanglaTime(foldText(useDuration).replace(/(\d)1⁄2/g, '$1.5'))
    .replace(asides, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (rest === '') return null;
  let months = 0;
  while (rest !== '') {
    const half = halfUnit.exec(rest);
    const match = half ?? amount.exec(rest);
    if (match === null) return null;
    if (half !== null) {
      months += monthsOfUnit(half[1]) / 2;
    } else {
      const [, count = '', halfBefore, name, halfAfter] = match;
      const whole = numbers[count] ?? Number(count);
      months += (whole + (halfBefore === undefined && halfAfter === undefined ? 0 : 0.5)) * monthsOfUnit(name);
    }
    rest = rest.slice(match[0].length).replace(/^(?: |,|&|and )+/, '');
  }
  return Math.round(months * 100) / 100;
}
