import { localDay } from '../state/localDay.ts';
import { observeDay } from '../state/observeDay.ts';
import type { Formatter } from '../texts/Formatter.ts';

export type MomentTexts = {
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
};

/** 'today, 08:31', 'yesterday, 19:40', '18 Nov, 10:24', or '18 Nov 2025, 10:24' for another year. */
export function momentText(at: number, now: number, texts: MomentTexts, format: Formatter): string {
  observeDay();
  const time = format.time(at);
  const dayBefore = new Date(now);
  dayBefore.setDate(dayBefore.getDate() - 1);
  if (localDay(at) === localDay(now)) return texts.today(time);
  if (localDay(at) === localDay(dayBefore.getTime())) return texts.yesterday(time);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `${isThisYear ? format.dayOfMonth(at) : format.date(at)}, ${time}`;
}
