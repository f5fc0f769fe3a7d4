import { describe, expect, it } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import type { PreferenceStore } from '#ui/state/Preferences.ts';
import type { KeptProducts } from '#ui/state/KeptProducts.ts';
import { RecentlyViewed } from '#ui/state/RecentlyViewed.ts';
import { Comparison } from '#ui/state/Comparison.ts';
import { WishList } from '#ui/state/WishList.ts';
import { aProduct } from '../shopping/aProduct.ts';

function clockAt(...times: number[]) {
  return { now: () => times.shift() ?? 0 };
}

function keepingStore(): PreferenceStore {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key) ?? null, write: (key, value) => void kept.set(key, value) };
}

const clock = clockAt();

function idsOf(list: KeptProducts): string[] {
  return list.latestFirst.map(({ productId }) => productId).toSorted();
}

describe('the wish list', () => {
  it('survives a reload', () => {
    const store = keepingStore();
    new WishList(store, clock).toggle(aProduct({ id: 'p1' }));
    const reloaded = new WishList(store, clock);
    expect(reloaded.has('p1')).toBe(true);
    expect(reloaded.has('p2')).toBe(false);
  });

  it('forgets a product that is taken off it', () => {
    const store = keepingStore();
    const list = new WishList(store, clock);
    list.toggle(aProduct({ id: 'p1' }));
    list.toggle(aProduct({ id: 'p1' }));
    expect(list.has('p1')).toBe(false);
    expect(new WishList(store, clock).size).toBe(0);
  });

  it('names the latest wish first, with its time', () => {
    const list = new WishList(keepingStore(), clockAt(100, 200));
    list.toggle(aProduct({ id: 'early' }));
    list.toggle(aProduct({ id: 'late' }));
    expect(list.latestFirst.map(({ productId, keptAt }) => [productId, keptAt])).toEqual([['late', 200], ['early', 100]]);
  });

  it('works for as long as the page is open where storage is full or blocked', () => {
    const full = { getItem: () => null, setItem: () => { throw new Error('quota'); }, removeItem: () => {} };
    const list = new WishList(new BrowserStorage('', full as unknown as Storage), clock);
    list.toggle(aProduct({ id: 'p1' }));
    list.toggle(aProduct({ id: 'p2' }));
    expect(idsOf(list)).toEqual(['p1', 'p2']);
  });

  it('works for as long as the page is open where a store keeps nothing', () => {
    const list = new WishList({ read: () => null, write: () => {} }, clock);
    list.toggle(aProduct({ id: 'p1' }));
    list.toggle(aProduct({ id: 'p2' }));
    expect(list.has('p1') && list.has('p2')).toBe(true);
  });

  it('keeps what another tab wished for meanwhile', () => {
    const store = keepingStore();
    const here = new WishList(store, clock);
    const elsewhere = new WishList(store, clock);
    elsewhere.toggle(aProduct({ id: 'theirs' }));
    here.toggle(aProduct({ id: 'mine' }));
    expect(idsOf(new WishList(store, clock))).toEqual(['mine', 'theirs']);
  });

  it('starts empty from what is damaged, and keeps the rows that make sense', () => {
    const holding = (text: string): PreferenceStore => ({ read: () => text, write: () => {} });
    expect(new WishList(holding('{"no'), clock).size).toBe(0);
    expect(new WishList(holding('{}'), clock).size).toBe(0);
    expect(new WishList(holding('[["p1",5],["p2"],7,null]'), clock).latestFirst).toEqual([{ productId: 'p1', keptAt: 5, facts: null }]);
    const damaged = JSON.stringify([['p1', 5, { ...aProduct({ id: 'p1' }), condition: 'toString' }], ['p2', 6, aProduct({ id: 'p3' })]]);
    expect(new WishList(holding(damaged), clock).latestFirst.map(({ facts }) => facts)).toEqual([null, null]);
  });
});

describe('what is remembered of a kept product', () => {
  it('is enough to name it and to find others like it, after a reload, too', () => {
    const store = keepingStore();
    new WishList(store, clock).toggle(aProduct({ id: 'p1' }));
    expect(new WishList(store, clock).factsOf('p1')).toEqual({
      id: 'p1', productName: 'ThinkPad T480', categoryName: 'Lenovo', condition: 'Good',
      price: 38500, originalPrice: 82000, image: 'https://pictures.example/laptop-02.webp',
    });
  });

  it('is renewed by what is on offer, and nothing else is kept', () => {
    const store = keepingStore();
    const list = new WishList(store, clock);
    list.toggle(aProduct({ id: 'p1' }));
    list.learn([aProduct({ id: 'p1', price: 30000 }), aProduct({ id: 'p2' })]);
    expect(new WishList(store, clock).factsOf('p1')?.price).toBe(30000);
    expect(list.has('p2')).toBe(false);
  });

  it('leaves out a picture that is its own data, which would fill the device', () => {
    const list = new WishList(keepingStore(), clock);
    list.toggle(aProduct({ id: 'p1', image: 'data:image/png;base64,AAAA' }));
    expect(list.factsOf('p1')?.image).toBe('');
  });
});

describe('the products looked at', () => {
  it('are the latest 24, each once', () => {
    let now = 0;
    const viewed = new RecentlyViewed(keepingStore(), { now: () => (now += 1) });
    for (let number = 1; number <= 30; number += 1) viewed.keep(aProduct({ id: `p${number}` }));
    viewed.keep(aProduct({ id: 'p10' }));
    expect(viewed.size).toBe(24);
    expect(viewed.latestFirst.slice(0, 3).map(({ productId }) => productId)).toEqual(['p10', 'p30', 'p29']);
  });
});

describe('the comparison', () => {
  it('is full with four, which keep the order in which they were chosen', () => {
    const comparison = new Comparison(keepingStore(), clock);
    for (const id of ['d', 'b', 'c']) comparison.toggle(aProduct({ id }));
    expect(comparison.isFull).toBe(false);
    comparison.toggle(aProduct({ id: 'a' }));
    expect(comparison.isFull).toBe(true);
    expect(comparison.productIds).toEqual(['d', 'b', 'c', 'a']);
  });
});
