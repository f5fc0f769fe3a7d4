import { type CalendarDay, calendarDay, isBareDate } from '../shared/CalendarDay.ts';
import type { Product } from './Product.ts';

/**
 * A post's time in milliseconds since 1970-01-01T00:00Z, for ordering. `postTime` is a bare date, an ISO date-time or a
 * browser's `Date` text; the result is null if it contains no date.
 */
export function postedAt(postTime: string): number | null {
  if (isBareDate(postTime) && calendarDay(postTime) === null) return null;
  // Browsers find a date in 'iPhone 12', too, and a month first in '07/03/2023', which most people write day first.
  if (!/^(?!\s*\d\d?\D\d).*\d{4}/s.test(postTime)) return null;
  const time = Date.parse(postTime.trim());
  return Number.isNaN(time) ? null : time;
}

/** The day that the seller wrote, otherwise the moment; null if there is neither. */
export function postedOn(product: Pick<Product, 'postTime' | 'postedAt'>): CalendarDay | number | null {
  return calendarDay(product.postTime) ?? product.postedAt;
}
