import { describe, expect, it } from 'vitest';
import type { FoundPage } from '#domain/search/CatalogueSearch.ts';
import { foundMore } from '#domain/search/foundMore.ts';
import { aProduct } from '../../builders/aProduct.ts';

const page = (ids: readonly string[], given: Partial<FoundPage> = {}): FoundPage => ({
  items: ids.map((id) => aProduct({ id })),
  unreadable: [],
  total: { count: 4, isExact: false },
  whole: null,
  facets: {},
  after: 'further',
  asOf: 0,
  sellers: null,
  ...given,
});

describe('[G-SCALE-1] the pages so far and the next one', () => {
  it('list a product once that moved to the next page meanwhile', () => {
    expect(foundMore(page(['a', 'b']), page(['b', 'c'])).items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keep an estimate that is above what they show', () => {
    expect(foundMore(page(['a']), page(['b'])).total).toEqual({ count: 4, isExact: false });
  });

  it('are fewer than an estimate as long as another page follows', () => {
    expect(foundMore(page(['a', 'b']), page(['c', 'd'])).total).toEqual({ count: 5, isExact: false });
  });

  it('know their number after the last page, with what could not be read', () => {
    const last = page(['b'], { after: null, unreadable: [{ id: 'c' }] as never });
    expect(foundMore(page(['a']), last).total).toEqual({ count: 3, isExact: true });
  });

  it('keep a number that the marketplace knows', () => {
    const total = { count: 9, isExact: true };
    expect(foundMore(page(['a']), page(['b'], { total, after: null })).total).toEqual(total);
  });
});
