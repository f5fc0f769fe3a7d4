/** A bare date, an ISO date-time or a browser's own format; null where it says no date. */
export function readPostTime(postTime: string): number | null {
  const time = Date.parse(postTime);
  return Number.isNaN(time) ? null : time;
}
