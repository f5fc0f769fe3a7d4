import { afterEach, expect, it, vi } from 'vitest';
import { nothingPending, see } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

it('[G-FACET-1] a link with the higher price first finds what lies between the prices', async () => {
  await aProductionShop({ at: '/allproducts?price=60000-100' });
  await see(products.laptop.productName);
  await nothingPending();
  expect(document.querySelectorAll('.product-card').length).toBeGreaterThan(0);
});
