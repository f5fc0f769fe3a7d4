import { describe, expect, it } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { aProduct } from '../../builders/aProduct.ts';

const products = Array.from({ length: 100 }, (_, place) =>
  aProduct({ id: `${place}`, productName: place === 42 ? 'Nikon D750' : 'Lenovo ThinkPad' }),
);

/** A search that only notes its work ahead. */
function aSearch() {
  const ahead: (() => boolean)[] = [];
  const search = new LocalCatalogueSearch({
    read: async () => ok(listing(products)),
    indexes: new WeakMap(),
    repeat: async (step, { isAhead = false }) => {
      if (isAhead) ahead.push(step);
      else while (!step());
    },
    isVerified: () => false,
    now: () => 0,
  });
  const find = (text: string) =>
    search.find({
      within: { of: 'all' },
      query: { ...emptyQuery, text },
      facets: ['conditions'],
      size: 0,
      after: null,
    });
  return { ahead, find };
}

const found = (count: number) => expect.objectContaining({ total: { count, isExact: true } }) as object;

describe('[G-SCALE-1] the words of a long list', () => {
  it('do not hold up the counts of the filters', async () => {
    const { ahead, find } = aSearch();
    await expect(find('')).resolves.toEqual(ok(expect.objectContaining({ facets: expect.anything() })));
    expect(ahead).toHaveLength(1);
    expect(ahead[0]?.()).toBe(false);
    while (ahead[0]?.() === false);
    await expect(find('nikon')).resolves.toEqual(ok(found(1)));
  });

  it('are indexed at once when somebody types before the browser was idle', async () => {
    const { find } = aSearch();
    await find('');
    await expect(find('nikon')).resolves.toEqual(ok(found(1)));
  });
});
