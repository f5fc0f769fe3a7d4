/** Today in the person's time zone, as date fields and the marketplace write it: '2026-11-21'. */
export function localDay(milliseconds: number): string {
  const day = new Date(milliseconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
