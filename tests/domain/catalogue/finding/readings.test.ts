import { describe, expect, it } from 'vitest';
import { cityOf } from '#domain/catalogue/finding/cityOf.ts';
import { usedMonths } from '#domain/catalogue/finding/usedMonths.ts';

describe("a seller's words for how long a thing was used", () => {
  it.each([
    ['8 months', 8], ['1 year', 12], ['2.5 years', 30], ['18 months', 18], ['3 weeks', 0.69], ['10 days', 0.33], ['1 year 6 months', 18],
    ['1 year, 2 months', 14], ['2 years and 3 months', 27], ['1 and a half years', 18], ['1 year and a half', 18], ['one year', 12],
    ['a month', 1], ['half a year', 6], ['6m', 6], ['2yrs', 24], ['2 Years', 24], ['about 2 years', 24], ['2+ years', 24],
    ['used for 5 months only', 5], ['1½ years', 18], ['০৮ months', 8], ['2 years.', 24], ['0 months', 0],
  ])('%j is %d months', (words, months) => {
    expect(usedMonths(words)).toBe(months);
  });

  it.each(['', ' ', 'long', 'new', '2', 'since 2019', '1-2 years', '2 or 3 years', 'less than a year', '5 yearlings', 'months'])(
    '%j says nothing certain', (words) => {
      expect(usedMonths(words)).toBeNull();
    },
  );
});

describe('the town of a location', () => {
  it.each([
    ['Mirpur, Dhaka', 'Dhaka'], ['Dhaka', 'Dhaka'], ['House 4, Road 2,Sylhet ', 'Sylhet'], ['Mirpur, Dhaka, Bangladesh', 'Dhaka'],
    ['Mirpur, Dhaka-1216', 'Dhaka'], ['Dhaka 1216, BD', 'Dhaka'], ['Mirpur, Dhaka, 1216', 'Dhaka'], ["Kolatoli, Cox's Bazar.", "Cox's Bazar"],
    ['Dhaka,', 'Dhaka'], ['', ''], [' , ', ''], ['1216', '1216'],
  ])('%j is %j', (location, city) => {
    expect(cityOf(location)).toBe(city);
  });
});
