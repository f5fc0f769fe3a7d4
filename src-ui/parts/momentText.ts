import { localDay } from '../state/localDay.ts';

export type MomentTexts = {
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
};

/** 'today, 08:31', 'yesterday, 19:40', '18 Nov, 10:24', or '18 Nov 2025, 10:24' for another year. */
export function momentText(at: number, now: number, texts: MomentTexts): string {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const dayBefore = new Date(now);
  dayBefore.setDate(dayBefore.getDate() - 1);
  if (localDay(at) === localDay(now)) return texts.today(time);
  if (localDay(at) === localDay(dayBefore.getTime())) return texts.yesterday(time);
  const isThisYear = moment.getFullYear() === new Date(now).getFullYear();
  const day = moment.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `${day}, ${time}`;
}
