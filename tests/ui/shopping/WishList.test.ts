import { describe, expect, it } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import type { PreferenceStore } from '#ui/state/Preferences.ts';
import { WishList } from '#ui/state/WishList.ts';

function clockAt(...times: number[]) {
  return { now: () => times.shift() ?? 0 };
}

function keepingStore(): PreferenceStore {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
}

const clock = clockAt();

describe('the wish list', () => {
  it('survives a reload', () => {
    const store = keepingStore();
    new WishList(store, clock).toggle('p1');
    const reloaded = new WishList(store, clock);
    expect(reloaded.has('p1')).toBe(true);
    expect(reloaded.has('p2')).toBe(false);
  });

  it('forgets a product that is taken off it', () => {
    const store = keepingStore();
    const list = new WishList(store, clock);
    list.toggle('p1');
    list.toggle('p1');
    expect(list.has('p1')).toBe(false);
    expect(new WishList(store, clock).wishes).toEqual([]);
  });

  it('names the latest wish first, with its time', () => {
    const list = new WishList(keepingStore(), clockAt(100, 200));
    list.toggle('early');
    list.toggle('late');
    expect(list.wishes).toEqual([{ productId: 'late', wishedAt: 200 }, { productId: 'early', wishedAt: 100 }]);
  });

  it('works for as long as the page is open where storage is full or blocked', () => {
    const full = { getItem: () => null, setItem: () => { throw new Error('quota'); }, removeItem: () => {} };
    const list = new WishList(new BrowserStorage('', full as unknown as Storage), clock);
    list.toggle('p1');
    list.toggle('p2');
    expect(list.wishes.map((wish) => wish.productId).toSorted()).toEqual(['p1', 'p2']);
  });

  it('works for as long as the page is open where a store keeps nothing', () => {
    const list = new WishList({ read: () => null, write: () => {} }, clock);
    list.toggle('p1');
    list.toggle('p2');
    expect(list.has('p1') && list.has('p2')).toBe(true);
  });

  it('keeps what another tab wished for meanwhile', () => {
    const store = keepingStore();
    const here = new WishList(store, clock);
    const elsewhere = new WishList(store, clock);
    elsewhere.toggle('theirs');
    here.toggle('mine');
    expect(new WishList(store, clock).wishes.map((wish) => wish.productId).toSorted()).toEqual(['mine', 'theirs']);
  });

  it('starts empty from what is damaged, and keeps the rows that make sense', () => {
    const holding = (text: string): PreferenceStore => ({ read: () => text, write: () => {} });
    expect(new WishList(holding('{"no'), clock).wishes).toEqual([]);
    expect(new WishList(holding('{}'), clock).wishes).toEqual([]);
    expect(new WishList(holding('[["p1",5],["p2"],7,null]'), clock).wishes).toEqual([{ productId: 'p1', wishedAt: 5 }]);
  });
});
