import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seed } from '#fakes/createFakes.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { nothingPending, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Call, hang, text } from './FaultyServer.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await Promise.all([
    import('#ui/app/ahead/onFirstUse.ts'),
    import('#ui/features/catalogue/ProductPage.tsx'),
    import('#ui/features/search/AllProductsPage.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(async () => {
  await stopProductionShops();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  vi.restoreAllMocks();
});

const { phone } = products;
const address = `/products/${phone.id}`;
const asksForPhone = ({ url }: Call): boolean => url === `/product/${phone.id}`;
const asksForList = ({ url, body }: Call): boolean => url === '/search' && !body.includes('"size":0');

function link(href: string): Element {
  const found = document.querySelector(`a[href="${href}"]`);
  if (found === null) throw new Error(`No link leads to ${href}.`);
  return found;
}

/** The products of the list, as their links lead to them. */
const productLinks = (): readonly string[] => [
  ...new Set([...document.querySelectorAll('main a[href^="/products/"]')].map((one) => one.getAttribute('href') ?? '')),
];

const copies = ['a', 'b', 'c'].map((end) => ({ ...phone, id: `${phone.id.slice(0, -1)}${end}` }));

const sixProducts: Seed = {
  ...shopWorld,
  marketplace: { ...shopWorld.marketplace, products: [...Object.values(products), ...copies] },
};

async function open(seed: Seed = shopWorld): Promise<ProductionShop> {
  const shop = await aProductionShop({ seed, at: '/allproducts', extensions: ['search'] });
  await see(phone.productName);
  await nothingPending();
  return shop;
}

async function restOn(href: string): Promise<void> {
  fireEvent.pointerOver(link(href));
  await act(() => vi.advanceTimersByTimeAsync(500));
  await settled();
}

async function seeProduct(shop: ProductionShop): Promise<void> {
  await shop.go(address);
  await see('What the seller says');
  await nothingPending();
  expect(shown()).toContain(phone.productName);
}

describe('[G-PERF-1] what a link leads to', () => {
  it('is read while the pointer rests on the link, and not again by the page', async () => {
    const shop = await open();
    await restOn(address);
    await vi.waitFor(() => expect(shop.server.calls.some(({ url }) => url === '/search/prices')).toBe(true));
    await settled();
    const ahead = shop.server.calls.filter(({ url }) => url.startsWith('/search') || url.startsWith('/product'));
    await seeProduct(shop);
    const all = shop.server.calls.filter(({ url }) => url.startsWith('/search') || url.startsWith('/product'));
    expect(all).toEqual(ahead);
    expect(all.filter(asksForPhone)).toHaveLength(1);
  });

  it('is a list’s first page, read at a touch', async () => {
    const shop = await aProductionShop({ seed: shopWorld, at: '/blog', extensions: ['search'] });
    fireEvent.touchStart(link('/allproducts'));
    await vi.waitFor(() => expect(shop.server.calls.filter(asksForList)).toHaveLength(1));
    await shop.go('/allproducts');
    await see(phone.productName);
    await nothingPending();
    expect(shop.server.calls.filter(asksForList)).toHaveLength(1);
  });

  it('is not read for a pointer that moves on', async () => {
    const shop = await open();
    // The code that follows links is here from now on.
    await restOn('/blog');
    fireEvent.pointerOver(link(address));
    fireEvent.pointerOver(document.body);
    await act(() => vi.advanceTimersByTimeAsync(500));
    await settled();
    expect(shop.server.calls.filter(asksForPhone)).toEqual([]);
  });

  it('is not read if the shop has ended before the code that reads it arrives', async () => {
    const shop = await open();
    fireEvent.pointerOver(link(address));
    cleanup();
    document.body.innerHTML = `<a href="${address}">A phone</a>`;
    await settled();
    await restOn(address);
    expect(shop.server.calls.filter(asksForPhone)).toEqual([]);
  });

  it('is read by the page itself if reading it ahead fails, of which nothing is said', async () => {
    const shop = await open();
    shop.server.script = (call) => (asksForPhone(call) ? text(500, 'Internal Server Error') : null);
    await restOn(address);
    await vi.waitFor(() => expect(shop.server.calls.filter(asksForPhone)).toHaveLength(1));
    await settled();
    expect(shown()).not.toContain(failureTexts.english.unavailable);
    shop.server.script = () => null;
    await seeProduct(shop);
    expect(shop.server.calls.filter(asksForPhone)).toHaveLength(2);
  });

  it('is read by the page itself within five seconds if reading it ahead hangs', async () => {
    const shop = await open();
    shop.server.script = (call) => (asksForPhone(call) ? hang : null);
    await restOn(address);
    await vi.waitFor(() => expect(shop.server.calls.filter(asksForPhone)).toHaveLength(1));
    shop.server.script = () => null;
    await shop.go(address);
    expect(shop.server.calls.filter(asksForPhone)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await seeProduct(shop);
    expect(shop.server.calls.filter(asksForPhone)).toHaveLength(2);
  });

  it('is read for two links at a time, and not for a third', async () => {
    const shop = await open();
    const asked = (): readonly string[] =>
      shop.server.calls.map(({ url }) => url).filter((url) => url.startsWith('/product/'));
    shop.server.script = ({ url }) => (url.startsWith('/product/') ? hang : null);
    const [first = '', second = '', third = ''] = productLinks();
    await restOn(first);
    await restOn(second);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await restOn(third);
    expect(asked()).toEqual([first, second].map((href) => href.replace('/products/', '/product/')));
    // Both reads end after five seconds and failed, so that the minute without reading begins.
    await act(() => vi.advanceTimersByTimeAsync(5_000));
  });

  it('is not read within a minute after a failure, and is read after it', async () => {
    const shop = await open();
    const asked = (): readonly string[] =>
      shop.server.calls.map(({ url }) => url).filter((url) => url.startsWith('/product/'));
    shop.server.script = ({ url }) => (url.startsWith('/product/') ? text(500, 'Internal Server Error') : null);
    const [first = '', second = ''] = productLinks();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    await restOn(first);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    await settled();
    shop.server.script = () => null;
    now.mockReturnValue(1_059_000);
    await restOn(second);
    expect(asked()).toHaveLength(1);
    now.mockReturnValue(1_061_000);
    await restOn(first);
    await restOn(second);
    await vi.waitFor(() => expect(asked()).toContain(second.replace('/products/', '/product/')));
    now.mockRestore();
  });

  it.each([
    ['data is to be saved', { saveData: true }],
    ['the connection is slow', { effectiveType: '3g' }],
  ])('is not read where %s', async (_when, connection) => {
    const shop = await open();
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await restOn(address);
    expect(shop.server.calls.filter(asksForPhone)).toEqual([]);
  });
  describe('in view', () => {
    const free = { type: 'wifi', effectiveType: '4g' };
    const asked = ({ server }: ProductionShop): readonly string[] =>
      server.calls.map(({ url }) => url).filter((url) => url.startsWith('/product/'));

    function everyLinkInView(): void {
      vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 10, 100, 20));
    }

    /** Puts these links on the screen. The code that follows links is here, and a second has passed. */
    async function openWithInView(connection: object, ...places: readonly number[]): Promise<ProductionShop> {
      const shop = await open(sixProducts);
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const inView = new Set(places.map((place) => productLinks()[place]));
      vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        return new DOMRect(0, inView.has(this.getAttribute('href') ?? '') ? 10 : 5_000, 100, 20);
      });
      await restOn('/blog');
      await passes(1_000);
      return shop;
    }

    async function passes(milliseconds: number): Promise<void> {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds));
      await settled();
    }

    it('is read on a network that costs nothing, once nobody has done anything for a second', async () => {
      const shop = await openWithInView(free, 1);
      await vi.waitFor(() => expect(asked(shop)).toEqual([productLinks()[1]?.replace('/products/', '/product/')]));
      expect(shown()).not.toContain(failureTexts.english.unavailable);
    });

    it('is not read while what another link leads to is on its way', async () => {
      const shop = await openWithInView(free);
      shop.server.script = ({ url }) => (url.startsWith('/product/') ? hang : null);
      everyLinkInView();
      fireEvent.scroll(document);
      await passes(1_000);
      await vi.waitFor(() => expect(asked(shop)).toHaveLength(1));
      fireEvent.scroll(document);
      await passes(3_000);
      expect(asked(shop)).toHaveLength(1);
      // The read ends after five seconds.
      await passes(5_000);
    });

    it('is read for one link after the other, and for four of a page', async () => {
      const shop = await openWithInView(free, 0, 1, 2, 3, 4);
      for (const count of [1, 2, 3, 4]) {
        await vi.waitFor(() => expect(asked(shop)).toHaveLength(count));
        await passes(1_000);
      }
      await passes(3_000);
      expect(asked(shop)).toHaveLength(4);
    });

    it('is not read while somebody scrolls', async () => {
      const shop = await openWithInView(free);
      everyLinkInView();
      for (const _step of [1, 2, 3, 4]) {
        fireEvent.scroll(document);
        await passes(900);
      }
      expect(asked(shop)).toEqual([]);
      await passes(100);
      await vi.waitFor(() => expect(asked(shop)).toHaveLength(1));
    });

    it.each([
      ['data may cost money', { type: 'cellular', effectiveType: '4g' }],
      ['the browser does not say what data costs', { effectiveType: '4g' }],
      ['data is to be saved', { ...free, saveData: true }],
      ['the connection is slow', { ...free, effectiveType: '3g' }],
    ])('is not read where %s', async (_when, connection) => {
      const shop = await openWithInView(connection, 0, 1);
      await passes(3_000);
      expect(asked(shop)).toEqual([]);
    });
  });
});
