import type { CalendarDay } from '../shared/CalendarDay.ts';

type ImeiRegister = {
  readonly regulator: string;
  readonly country: string;
  /** Where its SMS goes. */
  readonly number: string;
  /** What the regulator answers to: this word, a space, the IMEI. */
  readonly keyword: string;
  readonly announcedOn: CalendarDay;
  /** Where the announcement was reported. */
  readonly source: string;
};

/**
 * How to ask whether a phone may be used on the networks of Bangladesh, as the regulator told a press conference.
 * Procedures change, so people are shown the day of the announcement.
 */
export const imeiRegister: ImeiRegister = {
  regulator: 'BTRC',
  country: 'BD',
  number: '16002',
  keyword: 'KYD',
  announcedOn: '2025-10-29',
  source: 'https://en.prothomalo.com/bangladesh/3omueuisfc',
};

/** The text of the SMS that asks about a phone. */
export function registerQuestion(imei: string): string {
  return `${imeiRegister.keyword} ${imei}`;
}
