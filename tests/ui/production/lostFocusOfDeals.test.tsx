import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/app/ahead/onFirstUse.ts';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#ui/features/payment/PaymentPage.tsx';
import '#src/live/shopPorts.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, type } from '../faults/screen.ts';
import { booking as galaxy, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { isCaught, pressByKey } from './pressByKey.ts';
import { playStripe } from './playedStripe.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, seller } = people;
const { laptop } = products;
const { id: productId, price, productName, image, categoryName, categoryId, sellerEmail } = laptop;
const offer = { productId, price, productName, image, categoryName, categoryId, sellerEmail };
const { marketplace } = shopWorld;

function openDeal(who: Person, given: Partial<Booking>): Promise<ProductionShop> {
  const bookings = [{ ...galaxy, ...offer, bookedAt: Date.UTC(2026, 10, 18, 12), ...given }];
  const seed = { ...shopWorld, marketplace: { ...marketplace, bookings } };
  return aProductionShop({ who, at: `/dashboard/booking/${galaxy.id}`, extensions: ['sales', 'paid'], seed });
}

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
