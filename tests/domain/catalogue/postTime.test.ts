import { afterEach, describe, expect, it, vi } from 'vitest';
import { postedAt, postedOn } from '#domain/catalogue/postTime.ts';

const on = (postTime: string) => postedOn({ postTime, postedAt: postedAt(postTime) });

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('[G-TRUE-1] the time of a post', () => {
  it('is the written day in every time zone', () => {
    expect(on('2026-11-21')).toBe('2026-11-21');
    expect(on(' 2026-11-21 ')).toBe('2026-11-21');
    expect(postedAt('2026-11-21')).toBe(Date.UTC(2026, 10, 21));
  });

  it.each(['Asia/Dhaka', 'America/New_York'])('is the midnight of a written day in UTC for people in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    for (const day of ['2026-11-21', ' 2026-11-21 ']) expect(postedAt(day)).toBe(Date.UTC(2026, 10, 21));
  });

  it.each(['2026-11-21T03:30:00.000Z', 'Sat Nov 21 2026 09:30:00 GMT+0600 (Bangladesh Standard Time)'])(
    'is a moment if an hour is written: %s',
    (text) => {
      expect(on(text)).toBe(Date.UTC(2026, 10, 21, 3, 30));
    },
  );

  it.each(['last week', '', '2026-02-31', '12', 'iPhone 12', 'Posted on 5'])(
    'is unknown if no date is written: %j',
    (text) => {
      expect(on(text)).toBeNull();
    },
  );

  it.each(['07/03/2023', ' 7-3-2023', '07.03.2023', '7/3/2023, 10:15:00 AM', '25/12/2023'])(
    'is unknown if the day may be taken for the month: %j',
    (text) => {
      expect(on(text)).toBeNull();
    },
  );

  it.each(['7 Mar 2023 UTC', '2023-3-7 UTC', 'March 7, 2023 UTC'])('is a moment if the month is sure: %j', (text) => {
    expect(on(text)).toBe(Date.UTC(2023, 2, 7));
  });
});
