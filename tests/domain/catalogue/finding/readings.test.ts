import { describe, expect, it } from 'vitest';
import { cityOf } from '#domain/catalogue/finding/cityOf.ts';
import { usedMonths } from '#domain/catalogue/finding/usedMonths.ts';

describe("a seller's words for how long a thing was used", () => {
  it.each<[string, number | null]>([
    ['8 months', 8], ['1 year', 12], ['2.5 years', 30], ['18 months', 18], ['3 weeks', 0.69], ['10 days', 0.33], ['1 year 6 months', 18],
    ['1 year, 2 months', 14], ['2 years and 3 months', 27], ['1 and a half years', 18], ['1 year and a half', 18], ['one year', 12],
    ['a month', 1], ['half a year', 6], ['6m', 6], ['2yrs', 24], ['2 Years', 24], ['about 2 years', 24], ['2+ years', 24],
    ['1 yr', 12], ['2 y', 24], ['1 mon', 1], ['2 mons', 2], ['1 mo', 1], ['2 mos', 2], ['52 w', 12], ['1 wk', 0.23], ['2 wks', 0.46], ['365 d', 12], ['1 day', 0.03],
    ['an year', 12], ['two months', 2], ['three months', 3], ['four months', 4], ['five months', 5], ['six months', 6], ['seven months', 7], ['eight months', 8],
    ['nine months', 9], ['ten months', 10], ['eleven months', 11], ['twelve months', 12], ['approx 2 months', 2], ['approximately 2 months', 2], ['around 2 months', 2],
    ['nearly 2 months', 2], ['almost 2 months', 2], ['just 2 months', 2], ['2 months old', 2], ['2 months in use', 2], ['~ 2 months', 2], ['half an year', 6], ['half year', 6],
    ['1 and half years', 18], ['1 year and half', 18], ['2 & half', null], ['1 year & 2 months', 14], ['1½ months and 2 weeks', 1.96], ['1 1/2 years', null], ['1.25 years', 15],
    ['1  year   2 months', 14], ['6 months,', 6], ['year 2', null], ['halfyear', null], ['x 2 years', null], ['2 years x', null], ['2years', 24], ['1year and 1month', 13],
    ['used for 5 months only', 5], ['1½ years', 18], ['০৮ months', 8], ['2 years.', 24], ['0 months', 0],
  ])('%j is %s months', (words, months) => {
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
    ['Mirpur; Dhaka', 'Dhaka'], ['মিরপুর، ঢাকা', 'ঢাকা'], ['Dhaka – 1216', 'Dhaka'], ['ঢাকা-১২১৬', 'ঢাকা'], ['Sector 12', 'Sector 12'],
    ['Dhaka. , Bangladesh.', 'Dhaka'], ['Bangladesh', 'Bangladesh'], ['New Bangladesh', 'New Bangladesh'], ['Dhaka, bd, 1216', 'Dhaka'], ['Dhaka, 1216, BD', 'Dhaka'],
    ["Cox's   Bazar", "Cox's Bazar"], ['Dhaka BD', 'Dhaka BD'], ['x. y', 'x. y'],
  ])('%j is %j', (location, city) => {
    expect(cityOf(location)).toBe(city);
  });
});
