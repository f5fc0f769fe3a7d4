/** A calendar day such as '2026-11-21'. Unlike a moment, it is the same in every time zone. */
export type CalendarDay = `${number}-${number}-${number}`;

const bareDate = /^\s*\d{4}-\d{2}-\d{2}\s*$/;

/** Whether a text is written as a day, even one that does not exist. */
export function isBareDate(text: string): boolean {
  return bareDate.test(text);
}

/** The UTC day of a moment. */
export function dayInUtc(milliseconds: number): CalendarDay {
  return new Date(milliseconds).toISOString().slice(0, 10) as CalendarDay;
}

/** Null unless the text is a bare date of an existing day. */
export function calendarDay(text: string): CalendarDay | null {
  if (!isBareDate(text)) return null;
  const day = text.trim();
  const time = Date.parse(day);
  // V8 reads 31 February as 3 March.
  return !Number.isNaN(time) && dayInUtc(time) === day ? day : null;
}
