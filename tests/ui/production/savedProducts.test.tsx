import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { commonTexts } from '#ui/texts/common.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, reset } from './FaultyServer.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;
const words = savedTexts.english;

async function saveElsewhere({ app }: ProductionShop, product = laptop): Promise<void> {
  act(() => app.wishList.save(product));
  await settled();
}

it('[G-WISH-1] the wish list shows the first product, which another tab or a file adds', async () => {
  const shop = await aProductionShop({ at: '/wishlist' });
  await see(words.noWishes);
  await saveElsewhere(shop);
  await see(laptop.productName);
  await nothingPending();
});

it('[G-WISH-1] the wish list calls no product gone before the marketplace has said so', async () => {
  const shop = await aProductionShop({ extensions: ['search'] });
  await saveElsewhere(shop);
  await shop.go('/wishlist');
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = () => hang;
  tellFromAnotherTab('products/');
  await saveElsewhere(shop, phone);
  expect(shown()).not.toContain(words.gone(1, '1'));
  expect(shown()).toContain(words.wishes(2, '2'));
});

it('[G-OFFLINE-1] the wish list is read again when something has changed, and stays when that fails', async () => {
  const shop = await aProductionShop();
  await saveElsewhere(shop);
  await shop.go('/wishlist');
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = () => reset;
  tellFromAnotherTab('products/');
  await see(commonTexts.english.outdatedTitle);
  expect(shown()).toContain(laptop.productName);
  shop.server.script = () => null;
  shop.backend.world.marketplace.products.delete(laptop.id);
  await press(commonTexts.english.tryAgain);
  await see(words.gone(1, '1'));
});

it('[G-OFFLINE-1] a comparison is read again when something has changed', async () => {
  const shop = await aProductionShop({ at: `/compare?product=${laptop.id}&product=${phone.id}` });
  await see(laptop.productName);
  await nothingPending();
  shop.backend.world.marketplace.products.delete(laptop.id);
  tellFromAnotherTab('products/');
  await see(words.unknownGone);
});
