import { latinDigits } from '#domain/shared/latinDigits.ts';

const plain = /^([\d০-৯]{1,3}) ?(month|year|মাস|বছর)s?$/i;
const years: ReadonlySet<string> = new Set(['year', 'বছর']);

/** A seller's words for the time of use: whole months or years in the words of `say`, anything else as it was written. */
export function durationWords(useDuration: string, say: (count: number, unit: 'months' | 'years') => string): string {
  const [, written = '', unit = ''] = plain.exec(useDuration.trim()) ?? [];
  const count = Number(latinDigits(written));
  if (count === 0) return useDuration;
  return say(count, years.has(unit.toLowerCase()) ? 'years' : 'months');
}
