import { afterEach, expect, it, vi } from 'vitest';
import { addProductTexts } from '#ui/texts/addProduct.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { lost, nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

it('[G-OFFLINE-1] categories that could not be read are read again once the device is online', async () => {
  const shop = await aProductionShop({ who: people.seller });
  shop.server.script = ({ url }) => (url === '/categories' ? json(500, {}) : null);
  await shop.go('/dashboard/addproducts');
  await see(addProductTexts.english.categoriesFailed);
  shop.server.script = () => null;
  await type({ 'Product name': 'ZenBook 14' });
  // A device that was offline is told the same as after another tab's write.
  tellFromAnotherTab('');
  await see('Lenovo');
  expect(shown()).not.toContain(addProductTexts.english.categoriesFailed);
  expect(lost({ 'Product name': 'ZenBook 14' })).toEqual([]);
});

it('[G-FORM-1] a draft keeps its category when the marketplace once lists none', async () => {
  const shop = await aProductionShop({ who: people.seller });
  await shop.go('/dashboard/addproducts');
  await see('Lenovo');
  await type({ 'Product name': 'ZenBook 14', Category: 'Lenovo' });
  const kept = () => window.localStorage.getItem('re-sale-shop:drafts');
  await vi.waitFor(() => expect(kept()).toContain('"Lenovo"'));
  shop.server.script = ({ url }) => (url === '/categories' ? json(200, []) : null);
  await shop.reload('/dashboard/addproducts');
  await see('no categories');
  await nothingPending();
  expect(kept()).toContain('"Lenovo"');
  shop.server.script = () => null;
  await press('Try again');
  await vi.waitFor(() => expect(lost({ Category: 'Lenovo' })).toEqual([]));
});
