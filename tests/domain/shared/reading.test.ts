import { describe, expect, it } from 'vitest';
import { isEmpty, knownRows, listing, without } from '#domain/shared/reading.ts';

const nameless = { id: null, email: 'a@example.com' };
const row = { id: 'b', email: null };

describe('[G-TRUE-1] a list with unreadable rows', () => {
  it('is empty only without rows of either kind', () => {
    expect(isEmpty(listing([]))).toBe(true);
    expect(isEmpty(listing(['one']))).toBe(false);
    expect(isEmpty(listing([], [nameless]))).toBe(false);
    expect(isEmpty(listing(['one'], [nameless]))).toBe(false);
  });

  it('names the unreadable rows that have an id', () => {
    expect(knownRows(listing(['one'], [nameless, row]))).toEqual([row]);
  });
});

describe('[G-UNDO-1] a list without its hidden rows', () => {
  const list = listing([{ id: 'a' }, { id: 'c' }], [nameless, row]);

  it('lacks those that are hidden, readable or not', () => {
    expect(without(list, (id) => id === 'a' || id === 'b')).toEqual(listing([{ id: 'c' }], [nameless]));
  });

  it('keeps all others, and every row without an id', () => {
    expect(without(list, () => false)).toEqual(list);
    expect(without(list, () => true)).toEqual(listing([], [nameless]));
  });
});
