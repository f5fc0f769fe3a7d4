import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from '#domain/catalogue/newestFirst.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { runs } from '../../builders/runs.ts';

const posted = (id: string, postedAt: number | null) => aProduct({ id, postedAt });
const idsOf = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

describe('products, newest first', () => {
  it('start with the latest post', () => {
    expect(idsOf(newestFirst([posted('old', 1), posted('new', 3), posted('middle', 2)]))).toEqual([
      'new',
      'middle',
      'old',
    ]);
  });

  it('end with undated ones, the latest in the list first', () => {
    const products = [
      posted('first undated', null),
      posted('before 1970', -5),
      posted('second undated', null),
      posted('dated', 1),
    ];
    expect(idsOf(newestFirst(products))).toEqual(['dated', 'before 1970', 'second undated', 'first undated']);
  });

  it('begin with the latest in the list if they say the same day', () => {
    expect(idsOf(newestFirst([posted('a', 1), posted('b', 1), posted('c', 1)]))).toEqual(['c', 'b', 'a']);
  });

  it('are the same products, and leave the given list unchanged', () => {
    const dates = fc.array(fc.option(fc.integer()), { maxLength: 12 });
    fc.assert(
      fc.property(dates, (list) => {
        const given = list.map((date, index) => posted(String(index), date));
        const before = [...given];
        const sorted = newestFirst(given);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        const times = sorted.map(({ postedAt }) => postedAt ?? -Infinity);
        expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))).toBe(true);
      }),
      runs,
    );
  });
});
