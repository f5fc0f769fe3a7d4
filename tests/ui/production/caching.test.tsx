import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browseTexts } from '#ui/texts/browse.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, reset } from './FaultyServer.ts';

afterEach(stopProductionShops);

const lists = (shop: ProductionShop): number => shop.server.asked.filter((call) => call === 'GET /allproducts').length;

/** The browser's event about another tab's write. */
async function elsewhere(change: string): Promise<void> {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 're-sale-shop:changed', newValue: `1 ${change}` }));
  });
  await settled();
}

async function seeAllProducts(shop: ProductionShop): Promise<void> {
  await shop.go('/allproducts');
  await see(products.phone.productName);
  await nothingPending();
}

const page: Fault = { kind: 'answer', status: 200, body: '<!doctype html><p>Welcome', type: 'text/html' };

vi.setConfig({ testTimeout: 20_000 });

describe('[G-TRUE-1] [S-CACHE-1] a read list', () => {
  it('is shown again without a call', async () => {
    const shop = await aProductionShop();
    await seeAllProducts(shop);
    await shop.go('/blog');
    await seeAllProducts(shop);
    expect(lists(shop)).toBe(1);
  });

  describe('that is searched a day later', () => {
    const searchLaptop = (shop: ProductionShop): Promise<void> =>
      shop.go(`/allproducts?q=${encodeURIComponent(products.laptop.productName)}`);

    async function aDayLater(): Promise<ProductionShop> {
      const shop = await aProductionShop();
      await seeAllProducts(shop);
      shop.backend.world.marketplace.products.delete(products.laptop.id);
      const now = Date.now();
      vi.spyOn(Date, 'now').mockImplementation(() => now + 24 * 60 * 60 * 1000);
      return shop;
    }

    afterEach(() => void vi.restoreAllMocks());

    it('is asked again, and does not find what was deleted since', async () => {
      const shop = await aDayLater();
      await searchLaptop(shop);
      await see(browseTexts.english.noMatch);
      await nothingPending();
      expect(lists(shop)).toBe(2);
    });

    it.each([
      ['is unreachable', reset, failureTexts.english.unreachable],
      ['answers with a page', page, failureTexts.english.malformed],
    ])('is searched as it was where the marketplace %s, which is said', async (_what, fault, words) => {
      const shop = await aDayLater();
      shop.server.script = ({ url }) => (url === '/allproducts' ? fault : null);
      await searchLaptop(shop);
      await see(words);
      expect(shown()).toContain(commonTexts.english.outdatedTitle);
      await see('1 of ');
      expect(document.querySelector('article')?.textContent).toContain(products.laptop.productName);
      shop.server.script = () => null;
      await press(commonTexts.english.tryAgain);
      await see(browseTexts.english.noMatch);
      expect(shown()).not.toContain(commonTexts.english.outdatedTitle);
    });

    it('is asked once for several keys, though the answer hangs', async () => {
      const shop = await aDayLater();
      let answer = (): void => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      shop.server.script = ({ url }) => (url === '/allproducts' ? { kind: 'late', release: held } : null);
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      for (const text of ['e', 'el', 'elite']) {
        act(() => void (field !== null && fireEvent.change(field, { target: { value: text } })));
        await settled();
      }
      expect(lists(shop)).toBe(2);
      answer();
      await see(browseTexts.english.noMatch);
      expect(lists(shop)).toBe(2);
    });
  });

  it('of products is asked again after an admin has deleted a seller', async () => {
    const shop = await aProductionShop({ who: people.admin });
    await seeAllProducts(shop);
    await shop.go('/dashboard/allseller');
    await press(`Delete ${people.seller.name}`);
    await press('Confirm Delete');
    await see(`${people.seller.name} deleted successfully`);
    await seeAllProducts(shop);
    expect(shown()).not.toContain(products.laptop.productName);
    const deleted = shop.server.asked.findIndex((call) => call.startsWith('DELETE /users/'));
    expect(shop.server.asked.slice(deleted)).toContain('GET /allproducts');
  });

  it('is dropped by signing out', async () => {
    const shop = await aProductionShop({ who: people.buyer });
    await seeAllProducts(shop);
    await act(() => shop.app.session.signOut());
    await seeAllProducts(shop);
    await shop.go('/blog');
    await seeAllProducts(shop);
    expect(lists(shop)).toBe(2);
  });

  it('is read again and updated once another tab has changed it', async () => {
    const shop = await aProductionShop();
    await seeAllProducts(shop);
    shop.backend.world.marketplace.products.delete(products.laptop.id);
    await elsewhere('products/');
    await vi.waitFor(() => expect(shown()).not.toContain(products.laptop.productName));
    expect(lists(shop)).toBe(2);
  });

  it('is read again at the next visit when another tab changed it meanwhile', async () => {
    const shop = await aProductionShop();
    await seeAllProducts(shop);
    await shop.go('/blog');
    shop.backend.world.marketplace.products.delete(products.laptop.id);
    await elsewhere('products/');
    await seeAllProducts(shop);
    expect(shown()).not.toContain(products.laptop.productName);
    expect(lists(shop)).toBe(2);
  });

  it('stays when another tab has changed something else', async () => {
    const shop = await aProductionShop();
    await seeAllProducts(shop);
    await shop.go('/blog');
    await elsewhere('bookings/');
    await seeAllProducts(shop);
    expect(lists(shop)).toBe(1);
  });

  it('that is changed is announced to the other tabs', async () => {
    const { go } = await aProductionShop({ who: people.seller });
    await go('/dashboard/sellersproducts');
    await press(`Advertise ${products.laptop.productName}`);
    await see('Advertised successfully');
    expect(window.localStorage.getItem('re-sale-shop:changed')).toMatch(/^\S+ products\/$/);
  });
});
