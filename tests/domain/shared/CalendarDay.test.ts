import { describe, expect, it } from 'vitest';
import { calendarDay } from '#domain/shared/CalendarDay.ts';

describe('[G-TRUE-1] a calendar day', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 2024-02-29\n', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
  ])('is %j', (text, day) => {
    expect(calendarDay(text)).toBe(day);
  });

  it.each([
    '',
    '2026-11',
    '2026-11-21T00:00:00Z',
    '21 Nov 2026',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    'since 2026-11-21',
    '2026-11-21 or so',
    '+002026-11-21',
    '+012345-01',
  ])('is not %j', (text) => {
    expect(calendarDay(text)).toBeNull();
  });
});
