import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { savedLists } from '#domain/saved/SavedList.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { productTexts } from '#ui/texts/product.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, reset } from './FaultyServer.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.unstubAllGlobals();
  await stopProductionShops();
});

const { advertised, laptop, phone } = products;
const words = savedTexts.english;

/** The device refuses whatever the shop stores after the next reload. */
function refuseToStore(): void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}

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

it('[G-WISH-1] a full wish list keeps its products and says that there is no room for another', async () => {
  const first = await aProductionShop();
  const { key, version } = savedLists.wishList.stored;
  const value = Array.from({ length: savedLists.wishList.max }, (_, one) => ({
    productId: `00000000000000000002${1_000 + one}`,
    savedAt: one,
    facts: null,
  }));
  window.localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version, value }));
  const { app } = await first.reload(`/products/${laptop.id}`);
  const before = app.wishList.productIds;
  await press(productTexts.english.wish);
  await see(words.wishListFull(savedLists.wishList.max));
  expect(app.wishList.productIds).toEqual(before);
});

it('[G-WISH-1] a wish for which the device has no room is said to last as long as the page', async () => {
  const first = await aProductionShop();
  refuseToStore();
  await first.reload(`/products/${laptop.id}`);
  await press(productTexts.english.wish);
  await see(words.wishForNow);
});

it('[G-WISH-1] a comparison for which the device has no room is said to last as long as the page', async () => {
  const first = await aProductionShop();
  refuseToStore();
  const shop = await first.reload(`/products/${advertised.id}`);
  await press(words.compare);
  await see(words.comparisonForNow);
  await shop.go(`/compare?product=${laptop.id}&product=${phone.id}`);
  await see(words.saveComparison);
  for (const { id } of shop.app.notifications.all) act(() => shop.app.notifications.dismiss(id));
  await press(words.saveComparison);
  await see(words.comparisonForNow);
  expect(shown()).not.toContain(words.comparisonKept);
  await press(words.undo);
  expect(shop.app.comparison.productIds).toEqual([advertised.id]);
});

it('[G-WISH-1] removing a product from a shared comparison leaves the own one as it is', async () => {
  const shop = await aProductionShop();
  act(() => {
    for (const product of [laptop, advertised]) shop.app.comparison.save(product);
  });
  await shop.go(`/compare?product=${laptop.id}&product=${phone.id}`);
  await see(phone.productName);
  await press(`${words.remove}: ${laptop.productName}`);
  await see(words.chooseMore);
  expect(window.location.search).toBe(`?product=${phone.id}`);
  expect(shop.app.comparison.productIds).toEqual([laptop.id, advertised.id]);
});
