import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/app/ahead/onFirstUse.ts';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#ui/features/payment/PaymentPage.tsx';
import '#src/live/shopPorts.ts';
import { deskTexts } from '#ui/texts/desk.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { named, nothingPending, press, see, tick } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aQueueOf } from './aQueueOf.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json } from './FaultyServer.ts';
import { isCaught, pressByKey } from './pressByKey.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, seller, otherSeller, admin } = people;
const { laptop } = products;
const { id: productId, price, productName, image, categoryName, categoryId, sellerEmail } = laptop;
const offer = { productId, price, productName, image, categoryName, categoryId, sellerEmail };
const { marketplace } = shopWorld;

async function openSellers(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  return shop;
}

describe('[G-A11Y-1] the focus goes on near a control that disappears: on the desks,', () => {
  it('“Try again” of a row', async () => {
    const { server } = await openSellers();
    server.script = ({ method, url }) =>
      method === 'PUT' ? (url.includes('selim') ? hang : json(409, { message: 'Not now' })) : null;
    for (const { name } of [seller, otherSeller]) await tick(`Choose ${name}`);
    await press('Verify 2');
    await see('Not now');
    server.script = ({ method }) => (method === 'PUT' ? hang : null);
    await pressByKey(`Try again${deskTexts.english.withRow(otherSeller.name)}`);
    await isCaught();
    expect(document.activeElement?.closest('tr')?.textContent).toContain(otherSeller.name);
  });

  it('“Try again” of a filter by listings', async () => {
    const { server } = await openSellers();
    server.script = ({ url }) => (url.startsWith('/allproducts') ? json(500, {}) : null);
    await press('With listings');
    await see('Try again');
    server.script = () => null;
    await pressByKey('Try again');
    await isCaught();
  });

  it('“Try again” and “Verify” of a person’s panel', async () => {
    const { server } = await openSellers();
    server.script = ({ url }) => (url.startsWith('/allproducts') ? json(500, {}) : null);
    await press(seller.name);
    await see('Try again');
    server.script = () => null;
    await pressByKey('Try again');
    await isCaught();
    await pressByKey('Verify');
    await see('Seller verified');
    await isCaught();
    expect(named(document.activeElement as Element)).not.toContain('Delete');
  });

  it('“Show everyone” of a search that finds nobody', async () => {
    await openSellers();
    const field = document.querySelector('main input[type=search]') as Element;
    fireEvent.change(field, { target: { value: 'qqqqq' } });
    await pressByKey('Show everyone');
    await isCaught();
  });

  it('“Show all” of a product’s reports', async () => {
    await aQueueOf(8);
    await pressByKey('Show all');
    await isCaught();
  });

  it('“Show all” of ended requests, and of requests that a filter hides', async () => {
    const bookings = Array.from({ length: 8 }, (_, place) =>
      aDeal('declined', {
        ...offer,
        id: `00000000000000000000030${place}`,
        buyerName: buyer.name,
        email: buyer.email,
      }),
    );
    await aProductionShop({
      who: seller,
      at: '/dashboard/requests',
      extensions: ['sales'],
      seed: { ...shopWorld, marketplace: { ...marketplace, bookings } },
    });
    await see(productName);
    await nothingPending();
    await pressByKey('ended requests');
    await isCaught();
    await press('Under way 0');
    await pressByKey('Show all requests');
    await isCaught();
  });

  it('“Try again” of the categories of a new product', async () => {
    const shop = await aProductionShop({ who: seller });
    shop.server.script = ({ url }) => (url === '/categories' ? json(500, {}) : null);
    await shop.go('/dashboard/addproducts');
    await see('Try again');
    shop.server.script = () => null;
    await pressByKey('Try again');
    await isCaught();
  });
});
