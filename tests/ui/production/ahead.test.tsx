import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { nothingPending, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Call, hang, text } from './FaultyServer.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await Promise.all([
    import('#ui/app/ahead/followLinks.ts'),
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

async function open(): Promise<ProductionShop> {
  const shop = await aProductionShop({ seed: shopWorld, at: '/allproducts', extensions: ['search'] });
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
});
