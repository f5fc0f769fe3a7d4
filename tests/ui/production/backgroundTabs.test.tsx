import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { savedLists } from '#domain/saved/SavedList.ts';
import { formatters } from '#ui/texts/format.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled, signOutElsewhere } from './people.ts';
import { json } from './FaultyServer.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { laptop } = products;
const viewedKey = `re-sale-shop:${savedLists.recentlyViewed.stored.key}`;
const priceText = formatters.english.price(laptop.price - 2_500);
const viewed = (): string => window.localStorage.getItem(viewedKey) ?? '';

function putInBackground(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
}

function bringBack(): void {
  vi.restoreAllMocks();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function deleteViewedElsewhere(): Promise<void> {
  window.localStorage.removeItem(viewedKey);
  const told = { key: viewedKey, newValue: null, storageArea: window.localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  await settled();
}

/** The laptop's price falls by 2,500 tk, and this tab reads its page again because another tab has changed products. */
async function lowerPrice({ backend, server }: ProductionShop): Promise<void> {
  const answer = await fetch(`${backend.backend.url}/allproducts`);
  const rows = (await answer.json()) as readonly { readonly _id: string; readonly price: number }[];
  const lowered = rows.map((row) => (row._id === laptop.id ? { ...row, price: row.price - 2_500 } : row));
  server.script = ({ url, method }) => (method === 'GET' && url === '/allproducts' ? json(200, lowered) : null);
  tellFromAnotherTab('products/');
  await see(priceText);
  await allSettled();
}

async function theLaptopsPage(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: people.buyer, at: `/products/${laptop.id}` });
  await see(laptop.description);
  await nothingPending();
  expect(viewed()).toContain(laptop.id);
  return shop;
}

it('[G-ALERT-1] a product’s page does not bring back the viewed products that signing out in another tab deleted', async () => {
  const shop = await theLaptopsPage();
  await signOutElsewhere(shop);
  await deleteViewedElsewhere();
  await lowerPrice(shop);
  expect(viewed()).not.toContain(laptop.id);
});

it('[G-ALERT-1] a product’s page does not bring back the viewed products that “Delete all” in another tab deleted', async () => {
  const shop = await theLaptopsPage();
  await deleteViewedElsewhere();
  await lowerPrice(shop);
  expect(viewed()).not.toContain(laptop.id);
});

it('[G-ALERT-1] a product’s page that is read again in the background leaves its new price unseen', async () => {
  const shop = await theLaptopsPage();
  act(() => shop.app.wishList.save(laptop));
  putInBackground();
  await lowerPrice(shop);
  await shop.go('/wishlist');
  await see(savedTexts.english.priceLess('2,500 tk'));
  await nothingPending();
});

it('[G-ALERT-1] a new price is seen once the tab with the product’s page comes back', async () => {
  const shop = await theLaptopsPage();
  act(() => shop.app.wishList.save(laptop));
  putInBackground();
  await lowerPrice(shop);
  bringBack();
  await shop.go('/wishlist');
  await see(laptop.productName);
  await nothingPending();
  expect(shown()).not.toContain(savedTexts.english.priceLess('2,500 tk'));
});

it('[G-WISH-1] a product that was opened in the background is viewed once its tab comes to the front', async () => {
  putInBackground();
  await aProductionShop({ at: `/products/${laptop.id}` });
  await see(laptop.description);
  await nothingPending();
  expect(viewed()).not.toContain(laptop.id);
  bringBack();
  expect(viewed()).toContain(laptop.id);
});

it('[G-SALE-1] a request that is read in a hidden tab is still new at the next visit', async () => {
  const { buyer, otherBuyer, seller } = people;
  const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = laptop;
  const product = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
  const requestOf = ({ name, email }: typeof buyer, id: string, bookedAt: number) =>
    aDeal('requested', { ...product, id, buyerName: name, email, bookedAt });
  const earlier = requestOf(buyer, '000000000000000000000301', Date.now() - 100_000);
  const later = requestOf(otherBuyer, '000000000000000000000302', Date.now());
  const shop = await aProductionShop({
    who: seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [earlier, later] } },
    extensions: ['sales', 'paid'],
  });
  const token = window.localStorage.getItem('access_token') ?? '';
  const path = `/sellersbookings?email=${encodeURIComponent(seller.email)}`;
  const answer = await fetch(`${shop.backend.backend.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const rows = (await answer.json()) as readonly { readonly _id: string }[];
  shop.server.script = ({ url }) =>
    url === path
      ? json(
          200,
          rows.filter(({ _id }) => _id === earlier.id),
        )
      : null;
  await shop.go('/dashboard/requests');
  await see(buyer.name);
  await nothingPending();
  putInBackground();
  shop.server.script = () => null;
  tellFromAnotherTab('bookings/');
  await see(otherBuyer.name);
  await nothingPending();
  vi.restoreAllMocks();
  await shop.reload('/dashboard/requests');
  await see(otherBuyer.name);
  await nothingPending();
  expect(shown()).toContain('1 new since');
});

it('[G-SALE-1] a request that came while the tab was hidden is counted, and told before its product is deleted', async () => {
  const { buyer, seller } = people;
  const { id: productId, productName, price, image, categoryName, categoryId } = laptop;
  const offer = { productId, productName, price, image, categoryName, categoryId };
  const shop = await aProductionShop({
    who: seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [] } },
    extensions: ['sales'],
    at: '/dashboard/sellersproducts',
  });
  await see('With requests 0');
  await nothingPending();
  putInBackground();
  const { marketplace } = shop.backend.world;
  const booked = marketplace.bookings.book({
    ...offer,
    buyerName: buyer.name,
    email: buyer.email,
    phone: '01711223344',
    meetingLocation: 'Dhaka',
  });
  expect(booked.ok).toBe(true);
  bringBack();
  await see('1 needs your answer');
  await see('With requests 1');
  await press(`Delete ${productName}`);
  await see('It is reserved or requested.');
});
