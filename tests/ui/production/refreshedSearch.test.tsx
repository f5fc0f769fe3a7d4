import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { reset } from './FaultyServer.ts';
import { allSettled } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { admin, buyer, seller } = people;
const { laptop } = products;

it('[G-SCALE-1] the filter finds a seller who was just verified', async () => {
  const shop = await aProductionShop({ who: admin, extensions: ['search'] });
  await shop.go('/allproducts?verified=yes');
  await see('No products match your search');
  await shop.go('/dashboard/allseller');
  await press(`Verify ${seller.name}`);
  await see('Seller verified successfully');
  await nothingPending();
  await shop.go('/allproducts?verified=yes');
  await vi.waitFor(() => expect(shown()).toContain(laptop.productName));
});

/** A shop whose list has four pages, of which it shows two. */
async function twoPages(): Promise<ProductionShop> {
  const many: readonly Product[] = Array.from({ length: 90 }, (_, place) => ({
    ...laptop,
    id: (0x1000 + place).toString(16).padStart(24, '0'),
    productName: `EliteBook ${100 + place}`,
    postedAt: Date.UTC(2026, 0, 90 - place),
  }));
  const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: many } };
  const shop = await aProductionShop({ who: buyer, extensions: ['search'], seed });
  await shop.go('/allproducts');
  await press('Show more products');
  await see('Showing 48 of 90');
  return shop;
}

it('[G-SCALE-1] a list of several pages keeps its pages, or says that it is old, when reading it again fails halfway', async () => {
  const shop = await twoPages();
  await press('Show more products');
  await see('Showing 72 of 90');
  shop.server.script = ({ url, body }) =>
    url === '/search' && (JSON.parse(body) as { after: unknown }).after !== null ? reset : null;
  tellFromAnotherTab('products/');
  await allSettled();
  expect(shown()).toContain('Showing 72 of 90');
});

it('[G-SCALE-1] a list that is being read again shows more once it is there', async () => {
  const shop = await twoPages();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.script = ({ url, body }) =>
    url === '/search' && (JSON.parse(body) as { after: unknown }).after === null
      ? { kind: 'late', release: released }
      : null;
  const asked = shop.server.asked.length;
  tellFromAnotherTab('products/');
  await vi.waitFor(() => expect(shop.server.asked.length).toBeGreaterThan(asked));
  await press('Show more products');
  release();
  await see('Showing 72 of 90');
});
