import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#ui/features/payment/PaymentPage.tsx';
import '#src/live/shopPorts.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';
import { deskTexts } from '#ui/texts/desk.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aReport } from '../../builders/aReport.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { named, nothingPending, press, see, settled, tick, type } from '../faults/screen.ts';
import { booking as galaxy, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled } from './people.ts';
import { playStripe } from './playedStripe.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, seller, otherSeller, admin } = people;
const { laptop } = products;
const { id: productId, price, productName, image, categoryName, categoryId, sellerEmail } = laptop;
const offer = { productId, price, productName, image, categoryName, categoryId, sellerEmail };
const { marketplace } = shopWorld;

const buttons = () => [...document.querySelectorAll<HTMLElement>('main button')];

/** Presses the last button whose name contains some words, by keyboard. */
async function pressByKey(words: string): Promise<void> {
  const find = () => buttons().findLast((one) => named(one).includes(words));
  await vi.waitFor(() => expect(find()).toBeDefined(), 5000);
  const button = find() as HTMLElement;
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await settled();
}

/** The pressed control is gone, and something else has the focus. */
async function isCaught(): Promise<void> {
  await allSettled();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
}

async function openSellers(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  return shop;
}

function openDeal(who: Person, given: Partial<Booking>): Promise<ProductionShop> {
  const bookings = [{ ...galaxy, ...offer, bookedAt: Date.UTC(2026, 10, 18, 12), ...given }];
  const seed = { ...shopWorld, marketplace: { ...marketplace, bookings } };
  return aProductionShop({ who, at: `/dashboard/booking/${galaxy.id}`, extensions: ['sales', 'paid'], seed });
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
    const reports = Array.from({ length: 8 }, (_, place) =>
      aReport({ id: `0000000000000000000000${(160 + place).toString(16)}`, productId, productName, sellerEmail }),
    );
    await aProductionShop({
      who: admin,
      at: '/dashboard/reporteditem',
      extensions: ['reports'],
      seed: { ...shopWorld, marketplace: { ...marketplace, reports } },
    });
    await see(productName);
    await nothingPending();
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

  it('“Retry” of the categories of a new product', async () => {
    const shop = await aProductionShop({ who: seller });
    shop.server.script = ({ url }) => (url === '/categories' ? json(500, {}) : null);
    await shop.go('/dashboard/addproducts');
    await see('Retry');
    shop.server.script = () => null;
    await pressByKey('Retry');
    await isCaught();
  });
});

describe('[G-A11Y-1] the focus goes on near a control that disappears: on the page of a deal,', () => {
  it('“Accept”', async () => {
    await openDeal(seller, { state: 'requested' });
    await pressByKey('Accept');
    await see('You accepted the request');
    await isCaught();
  });

  it('“Refresh”, which finds that the other side has cancelled', async () => {
    const { backend } = await openDeal(buyer, { state: 'accepted' });
    await see(productName);
    await nothingPending();
    const token = backend.world.marketplace.issueToken(seller.email);
    if (token.ok) backend.world.marketplace.deals?.move(token.value, galaxy.id, 'cancel', 'No time');
    await pressByKey('Refresh');
    await see('cancelled meanwhile');
    await isCaught();
  });
});

describe('[G-A11Y-1] the focus goes on near a control that disappears: on the page of a payment,', () => {
  const page = `/dashboard/payment/${galaxy.id}`;
  const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' };

  it('“Check the payment”, which finds that it has succeeded', async () => {
    const shop = await aProductionShop({ who: buyer });
    const { stripe } = playStripe(shop.server.url);
    await shop.go(page);
    await see('Pay 41,000 tk');
    const { confirmPayment } = stripe;
    const { pass } = holdLongWaits();
    stripe.confirmPayment = (options) => {
      void confirmPayment(options);
      return new Promise(() => {});
    };
    await type(card);
    await press('Pay 41,000 tk');
    await vi.waitFor(() => expect(shop.server.calls.some(({ url }) => url.endsWith('/confirm'))).toBe(true));
    await pass(60);
    await pressByKey('Check the payment');
    await see('Payment succeeded!');
    await isCaught();
  });

  it('“Try again” of a form that did not come', async () => {
    const shop = await aProductionShop({ who: buyer });
    const { stripe } = playStripe(shop.server.url);
    stripe.elements = () => ({
      create: () => ({ mount() {}, destroy() {}, update() {}, on() {}, off() {} }),
      update() {},
    });
    const { pass } = holdLongWaits();
    await shop.go(page);
    await see('Pay 41,000 tk');
    await pass(20);
    await pressByKey('Try again');
    await isCaught();
  });
});

it('[G-A11Y-1] [G-ALERT-1] the focus goes on in the section of a saved search whose news are asked for again', async () => {
  const first = await aProductionShop();
  const look = { at: Date.now() - 86_400_000, ids: [], oldest: null };
  const search = { query: { ...emptyQuery, verified: true }, name: null, savedAt: 1, look };
  const { key, version } = savedSearchesKey;
  window.localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version, value: [search] }));
  first.server.script = ({ url }) => (url.startsWith('/users/verified/') ? text(200, '<!doctype html>') : null);
  const { server } = await first.reload('/wishlist');
  await see('Try again');
  server.script = () => null;
  await pressByKey('Try again');
  await isCaught();
});
