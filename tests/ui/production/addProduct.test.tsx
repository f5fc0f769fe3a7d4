import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addProductTexts } from '#ui/texts/addProduct.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { productFacts } from '../faults/actions/selling.ts';
import { press, see, settled, type } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import type { Fault } from './FaultyServer.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { submit } = addProductTexts.english;

/** How many of these the marketplace has. */
function listed({ backend }: ProductionShop): number {
  const all = backend.world.marketplace.products.all();
  return all.ok ? all.value.filter(({ productName }) => productName === 'ZenBook 14').length : 0;
}

/** The first post of a product meets the fault; later ones are answered. */
function failFirstPost({ server }: ProductionShop, fault: Fault): void {
  let posts = 0;
  server.script = ({ method, url }) => (method === 'POST' && url === '/allproducts' && posts++ === 0 ? fault : null);
}

async function fillIn(): Promise<void> {
  await see('Lenovo');
  await type(productFacts);
}

it('[S-SELL-3] a product is listed once when the answer is lost and its seller tries again', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  failFirstPost(shop, { kind: 'answer-lost' });
  await fillIn();
  await press(submit);
  await see('Nothing is lost');
  await press(submit);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(1);
});

it('[S-SELL-3] a product is listed once when its seller leaves, comes back and posts it before the answer', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  failFirstPost(shop, { kind: 'late', release: released });
  await fillIn();
  await press(submit);
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /allproducts'));
  await shop.go('/dashboard/sellersproducts');
  await see('EliteBook 840');
  await shop.go('/dashboard/addproducts');
  await see('Lenovo');
  await press(submit);
  await act(async () => release());
  await see('ZenBook 14 was added');
  await settled();
  expect(listed(shop)).toBe(1);
});
