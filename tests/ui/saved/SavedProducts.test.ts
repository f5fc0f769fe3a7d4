import { describe, expect, it } from 'vitest';
import { BrowserStorage } from '#adapters/browser/BrowserStorage.ts';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { latestFirst } from '#ui/parts/saved/latestFirst.ts';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { aThinkPad } from '../../builders/aProduct.ts';

function clockAt(...times: number[]) {
  return { now: () => times.shift() ?? 0 };
}

const aWishList = (device: DeviceStore, time: Clock = clock) =>
  new SavedProducts({ device, clock: time }, savedLists.wishList);

/** A page load on a device with this text in its storage. */
const aVisit = (text: string, list = savedLists.wishList) => {
  localStorage.setItem(`re-sale-shop:${list.stored.key}`, text);
  return new SavedProducts({ device: new BrowserDeviceStore(), clock }, list);
};

const clock = clockAt();

function idsOf(list: SavedProducts): string[] {
  return latestFirst(list)
    .map(({ productId }) => productId)
    .toSorted();
}

describe('the wish list', () => {
  it('survives a reload', () => {
    const store = new InMemoryDeviceStore();
    aWishList(store, clock).toggle(aThinkPad({ id: 'p1' }));
    const reloaded = aWishList(store, clock);
    expect(reloaded.has('p1')).toBe(true);
    expect(reloaded.has('p2')).toBe(false);
  });

  it('removes a product', () => {
    const store = new InMemoryDeviceStore();
    const list = aWishList(store, clock);
    list.toggle(aThinkPad({ id: 'p1' }));
    list.toggle(aThinkPad({ id: 'p1' }));
    expect(list.has('p1')).toBe(false);
    expect(aWishList(store, clock).size).toBe(0);
  });

  it('lists the latest product first, with its time', () => {
    const list = aWishList(new InMemoryDeviceStore(), clockAt(100, 200));
    list.toggle(aThinkPad({ id: 'early' }));
    list.toggle(aThinkPad({ id: 'late' }));
    expect(latestFirst(list).map(({ productId, savedAt }) => [productId, savedAt])).toEqual([
      ['late', 200],
      ['early', 100],
    ]);
  });

  it('lasts as long as the page when storage is full or blocked', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => {},
    };
    const list = aWishList(new BrowserDeviceStore(new BrowserStorage('', full as unknown as Storage)));
    list.toggle(aThinkPad({ id: 'p1' }));
    list.toggle(aThinkPad({ id: 'p2' }));
    expect(idsOf(list)).toEqual(['p1', 'p2']);
  });

  it('lasts as long as the page when the device has no room', () => {
    const device = new InMemoryDeviceStore();
    device.hasRoom = false;
    const list = aWishList(device);
    list.toggle(aThinkPad({ id: 'p1' }));
    list.toggle(aThinkPad({ id: 'p2' }));
    expect(list.has('p1') && list.has('p2')).toBe(true);
  });

  it('keeps products that another tab saved meanwhile', () => {
    const store = new InMemoryDeviceStore();
    const here = aWishList(store, clock);
    const elsewhere = aWishList(store, clock);
    elsewhere.toggle(aThinkPad({ id: 'theirs' }));
    here.toggle(aThinkPad({ id: 'mine' }));
    expect(idsOf(aWishList(store, clock))).toEqual(['mine', 'theirs']);
  });

  it.each([
    ['half of a text', '{"no'],
    ['an object', '{}'],
    ['a number', '7'],
    ['what a later version wrote', '{"version":99,"value":[]}'],
  ])('starts empty when storage holds %s', (_what, text) => {
    expect(aVisit(text).size).toBe(0);
  });

  it('keeps the valid parts of a damaged list', () => {
    const good = { productId: 'p1', savedAt: 5, facts: null };
    expect(latestFirst(aVisit('[["p1",5],["p2"],7,null]'))).toEqual([good]);
    expect(
      latestFirst(aVisit(JSON.stringify({ version: 1, value: [good, { productId: 'p2' }, 7, null, ['p3', 5]] }))),
    ).toEqual([good]);
    const damaged = [
      { productId: 'p1', savedAt: 5, facts: { ...aThinkPad({ id: 'p1' }), condition: 'toString' } },
      { productId: 'p2', savedAt: 6, facts: aThinkPad({ id: 'p3' }) },
    ];
    expect(latestFirst(aVisit(JSON.stringify({ version: 1, value: damaged }))).map(({ facts }) => facts)).toEqual([
      null,
      null,
    ]);
    const rows = damaged.map(({ productId, savedAt, facts }) => [productId, savedAt, facts]);
    expect(latestFirst(aVisit(JSON.stringify(rows))).map(({ facts }) => facts)).toEqual([null, null]);
  });
});

describe('an earlier release’s list', () => {
  const facts = {
    id: 'p1',
    productName: 'ThinkPad T480',
    categoryName: 'Lenovo',
    condition: 'Good',
    price: 38500,
    originalPrice: 82000,
    image: 'https://pictures.example/laptop-02.webp',
  };
  const rows = JSON.stringify([
    ['p1', 5, facts],
    ['p2', 6, null],
    ['p3', 7],
  ]);

  it.each(Object.entries(savedLists))('is still there in the %s, even after the next change', (_name, list) => {
    const found = aVisit(rows, list);
    expect(latestFirst(found)).toEqual([
      { productId: 'p3', savedAt: 7, facts: null },
      { productId: 'p2', savedAt: 6, facts: null },
      { productId: 'p1', savedAt: 5, facts },
    ]);
    found.remove('p2');
    expect(new SavedProducts({ device: new BrowserDeviceStore(), clock }, list).productIds).toEqual(['p1', 'p3']);
  });
});

describe('the saved facts of a product', () => {
  it('are enough to name it and find similar ones, even after a reload', () => {
    const store = new InMemoryDeviceStore();
    aWishList(store, clock).toggle(aThinkPad({ id: 'p1' }));
    expect(aWishList(store, clock).factsOf('p1')).toEqual({
      id: 'p1',
      productName: 'ThinkPad T480',
      categoryName: 'Lenovo',
      condition: 'Good',
      price: 38500,
      originalPrice: 82000,
      image: 'https://pictures.example/laptop-02.webp',
    });
  });

  it('are updated by the current offers, and nothing else is saved', () => {
    const store = new InMemoryDeviceStore();
    const list = aWishList(store, clock);
    list.toggle(aThinkPad({ id: 'p1' }));
    list.updateFacts([aThinkPad({ id: 'p1', price: 30000 }), aThinkPad({ id: 'p2' })]);
    expect(aWishList(store, clock).factsOf('p1')?.price).toBe(30000);
    expect(list.has('p2')).toBe(false);
  });

  it('leave out a picture that is a data URL, which would fill the device', () => {
    const list = aWishList(new InMemoryDeviceStore(), clock);
    list.toggle(aThinkPad({ id: 'p1', image: 'data:image/png;base64,AAAA' }));
    expect(list.factsOf('p1')?.image).toBe('');
  });
});

describe('the recently viewed products', () => {
  it('are the latest 24, each once', () => {
    let now = 0;
    const viewed = new SavedProducts(
      { device: new InMemoryDeviceStore(), clock: { now: () => (now += 1) } },
      savedLists.recentlyViewed,
    );
    for (let number = 1; number <= 30; number += 1) viewed.save(aThinkPad({ id: `p${number}` }));
    viewed.save(aThinkPad({ id: 'p10' }));
    expect(viewed.size).toBe(24);
    expect(
      latestFirst(viewed)
        .slice(0, 3)
        .map(({ productId }) => productId),
    ).toEqual(['p10', 'p30', 'p29']);
  });
});

describe('the comparison', () => {
  it('is full with four products, which keep the order in which they were chosen', () => {
    const comparison = new SavedProducts({ device: new InMemoryDeviceStore(), clock }, savedLists.comparison);
    for (const id of ['d', 'b', 'c']) comparison.toggle(aThinkPad({ id }));
    expect(comparison.isFull).toBe(false);
    comparison.toggle(aThinkPad({ id: 'a' }));
    expect(comparison.isFull).toBe(true);
    expect(comparison.productIds).toEqual(['d', 'b', 'c', 'a']);
  });
});
