import type { CalendarDay } from '../shared/CalendarDay.ts';

type ImeiRegister = {
  readonly regulator: string;
  /** The number that receives the SMS. */
  readonly number: string;
  /** The SMS is this word, a space and the IMEI. */
  readonly keyword: string;
  readonly announcedOn: CalendarDay;
  /** A news report of the announcement. */
  readonly source: string;
};

/**
 * The regulator's SMS service that tells whether a phone may be used on the networks of Bangladesh, as announced at a
 * press conference. Procedures change, so the page shows the day of the announcement.
 */
export const imeiRegister: ImeiRegister = {
  regulator: 'BTRC',
  number: '16002',
  keyword: 'KYD',
  announcedOn: '2025-10-29',
  source: 'https://en.prothomalo.com/bangladesh/3omueuisfc',
};

/** The text of the SMS that asks about a phone. */
export function registerQuestion(imei: string): string {
  return `${imeiRegister.keyword} ${imei}`;
}
