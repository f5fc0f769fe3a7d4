import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { productTexts } from '#ui/texts/product.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { allSettled, posted } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone, advertised } = products;
const { admin, buyer, seller } = people;
const { malformed } = failureTexts.english;

const row = {
  _id: laptop.id,
  productName: laptop.productName,
  categoryName: laptop.categoryName,
  price: 'ask me',
  originalPrice: laptop.originalPrice,
  condition: laptop.condition,
  email: seller.email,
};

/** From now on, the marketplace's lists hold the laptop in a row that cannot be read. */
function spoilLists({ server }: ProductionShop): void {
  server.script = ({ method, url }) =>
    method === 'GET' && (url === '/allproducts' || url.startsWith('/categories/')) ? json(200, [row]) : null;
}

describe('[G-TRUE-1] a product whose row cannot be read', () => {
  it('is not called gone on its page', async () => {
    const shop = await aProductionShop();
    spoilLists(shop);
    await shop.go(`/products/${laptop.id}`);
    await see(malformed);
    expect(shown()).not.toContain(productTexts.english.gone);
  });

  it('keeps its place on the wish list, with a way to remove it', async () => {
    const shop = await aProductionShop();
    act(() => shop.app.wishList.save(laptop));
    spoilLists(shop);
    await shop.go('/wishlist');
    await see(laptop.productName);
    await see(malformed);
    expect(shown()).not.toContain('no longer offered');
    await press(`Remove: ${laptop.productName}`);
    await see(savedTexts.english.noWishes);
  });

  it('is not called gone in a comparison', async () => {
    const shop = await aProductionShop();
    spoilLists(shop);
    await shop.go(`/compare?product=${laptop.id}`);
    await see(malformed);
    expect(shown()).not.toContain('no longer offered');
  });

  it('is booked as it was shown, because the marketplace may know more', async () => {
    const shop = await aProductionShop({ who: buyer, at: `/products/${laptop.id}?book=${laptop.id}` });
    await see(laptop.description);
    await nothingPending();
    spoilLists(shop);
    await type({ Phone: '01711223344', 'Meeting location': 'New Market' });
    await press('Book this product');
    await allSettled();
    expect(posted(shop, '/booking')).toHaveLength(1);
  });

  it('is not called gone in the queue of reports, and can be opened from there', async () => {
    const { id: productId, productName, sellerEmail } = laptop;
    const reports = [aReport({ productId, productName, sellerEmail, id: '0000000000000000000000a1' })];
    const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } };
    const shop = await aProductionShop({ who: admin, extensions: ['reports'], seed });
    spoilLists(shop);
    await shop.go('/dashboard/reporteditem');
    await see(laptop.productName);
    await nothingPending();
    await allSettled();
    expect(shown()).not.toContain('No longer offered');
    await see('Open product');
  });
});

describe('[G-FAULT-1] a product that the marketplace’s search answers unreadably', () => {
  function spoil({ server }: ProductionShop): void {
    server.script = ({ url }) => (url === `/product/${laptop.id}` ? json(200, row) : null);
  }

  it('leaves the rest of the wish list, and can be removed from it', async () => {
    const shop = await aProductionShop({ extensions: ['search'] });
    act(() => {
      shop.app.wishList.save(laptop);
      shop.app.wishList.save(phone);
    });
    spoil(shop);
    await shop.go('/wishlist');
    await see(phone.location);
    await press(`Remove: ${laptop.productName}`);
    expect(shop.app.wishList.has(laptop.id)).toBe(false);
    expect(shown()).toContain(phone.productName);
  });

  it('leaves the rest of a comparison', async () => {
    const shop = await aProductionShop({ extensions: ['search'] });
    spoil(shop);
    await shop.go(`/compare?product=${laptop.id}&product=${phone.id}&product=${advertised.id}`);
    await see(savedTexts.english.onlyDifferences);
    await see(malformed);
    expect(shown()).toContain(phone.productName);
  });

  it('leaves the wish list if it is among the recently viewed', async () => {
    const shop = await aProductionShop({ extensions: ['search'], at: `/products/${laptop.id}` });
    await see(laptop.description);
    act(() => shop.app.wishList.save(phone));
    spoil(shop);
    tellFromAnotherTab('products/');
    await shop.go('/wishlist');
    await see(savedTexts.english.forgetViewed);
    expect(shown()).toContain(phone.location);
  });

  it('leaves the rows of other products’ pages if it is among the recently viewed', async () => {
    const shop = await aProductionShop({ extensions: ['search'], at: `/products/${laptop.id}` });
    await see(laptop.description);
    await nothingPending();
    spoil(shop);
    tellFromAnotherTab('products/');
    await allSettled();
    await shop.go(`/products/${advertised.id}`);
    await see(productTexts.english.fromSeller(seller.name));
    await see(productTexts.english.recentlyViewed);
    expect(shown()).not.toContain(productTexts.english.relatedMissing);
    expect(shown()).not.toContain('no longer offered');
  });
});
