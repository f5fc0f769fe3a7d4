import { localDay } from '../state/localDay.ts';
import { observeDay } from '../state/observeDay.ts';
import type { Formatter } from '../texts/Formatter.ts';

const daysOfAWeek = 6;

/** '14:05' for today, 'Tuesday' for the last days, '14 Nov' before, and '14 Nov 2025' for another year. */
export function sinceText(at: number, now: number, format: Formatter): string {
  observeDay();
  if (localDay(at) === localDay(now)) return format.time(at);
  const weekBefore = new Date(now);
  weekBefore.setDate(weekBefore.getDate() - daysOfAWeek);
  weekBefore.setHours(0, 0, 0, 0);
  if (at >= weekBefore.getTime() && at < now) return format.weekday(at);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? format.dayOfMonth(at) : format.date(at);
}
