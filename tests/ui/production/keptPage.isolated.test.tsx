import { expect, it, vi } from 'vitest';
import { keptPage } from '../../builders/keptPage.ts';
import { nothingPending, see } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled } from './people.ts';

anEmptyDevice();

it('[G-TRUE-1] a page that a browser has kept reads anew what other tabs have changed meanwhile, one after the other', async () => {
  const { pass } = holdLongWaits(4000);
  const shop = await aProductionShop({ keeps: true, at: '/allproducts' });
  await see(products.laptop.productName);
  await nothingPending();
  await pass(4);
  await shop.go('/blog');
  shop.backend.world.marketplace.products.delete(products.laptop.id);
  keptPage.leave();
  for (const change of ['1 products/', '2 reports']) window.localStorage.setItem('re-sale-shop:changed', change);
  keptPage.comeBack();
  await allSettled();
  await shop.go('/allproducts');
  await see(products.phone.productName);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(products.laptop.productName));
});
