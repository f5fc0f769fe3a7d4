import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { tellSellerTexts } from '#ui/texts/tellSeller.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown, type } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { allSettled, later, posted, toasts } from './people.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, reset } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

/** Fills in the form of a product and sends it. Ends once the call is under way. */
async function sendBooking(shop: ProductionShop): Promise<void> {
  await shop.go('/categories/HP');
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
}

it('[S-BOOK-2] somebody who left the booking form stays where they are when its answer comes', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/booking' ? { kind: 'late', release: released } : null;
  await shop.go('/categories/HP');
  await see('EliteBook 840');
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
  await shop.go('/blog');
  await act(async () => release());
  await see('Booking confirmed');
  await nothingPending();
  expect(window.location.pathname).toBe('/blog');
});

it('[G-FAULT-1] somebody who left the booking form is told which booking the shop did not confirm, and why', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const late = later();
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/booking' ? { ...json(500, {}), release: late.released } : null;
  await sendBooking(shop);
  await shop.go('/blog');
  late.release();
  const { notConfirmed } = outcomeTexts.english;
  const said = `${notConfirmed('Book this product', 'EliteBook 840')} ${failureTexts.english.unavailable}`;
  await vi.waitFor(() => expect(toasts()).toContain(said));
});

it('[G-BOOK-1] a form that was left while it was being sent, and opened again, says that the product is booked now', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const late = later();
  shop.server.script = ({ method, url }) => (method === 'POST' && url === '/booking' ? late.fault : null);
  await sendBooking(shop);
  await vi.waitFor(() => expect(window.location.search).toContain('book='));
  act(() => window.history.back());
  await vi.waitFor(() => expect(shown()).not.toContain('Meeting location'));
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  late.release();
  await see(failureTexts.english.alreadyBooked);
  expect(shop.server.asked.filter((call) => call === 'POST /booking')).toHaveLength(1);
});

it('[G-TRUE-1, G-TELL-1] a booking whose answer is lost is confirmed, and its seller can be told', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  shop.server.script = ({ method, url }) => (method === 'POST' && url === '/booking' ? { kind: 'answer-lost' } : null);
  await shop.go('/categories/HP');
  await press(`Book Now: ${products.laptop.productName}`);
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see('Booking confirmed');
  await see(tellSellerTexts.english.bookedTitle);
  expect(shop.server.asked.filter((call) => call === 'POST /booking')).toHaveLength(1);
});

it('[G-FAULT-1] a booking of which nothing answers any more ends with what was typed, and another try', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  let isSent = false;
  shop.server.script = ({ method, url }) => {
    isSent ||= method === 'POST' && url === '/booking';
    return isSent ? hang : null;
  };
  await shop.go('/categories/HP');
  await press(`Book Now: ${products.laptop.productName}`);
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  const time = holdLongWaits();
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
  for (let limit = 0; limit < 4 && !shown().includes(failureTexts.english.timeout); limit += 1) await time.pass(30);
  await see(failureTexts.english.timeout);
  vi.restoreAllMocks();
  expect(shown()).toContain('Book this product');
  const typed = Array.from(document.querySelectorAll<HTMLInputElement>('dialog input'), ({ value }) => value);
  expect(typed).toContain('New Market');
});

it('[S-BOOK-2] a booking has the price that the form shows, although the form was opened with another one', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const answer = await fetch(`${shop.server.url}/categories/HP`);
  const rows = (await answer.json()) as readonly object[];
  let price = 38_500;
  shop.server.script = ({ method, url }) =>
    method === 'GET' && url === '/categories/HP'
      ? json(
          200,
          rows.map((row) => ({ ...row, price })),
        )
      : null;
  await shop.go('/categories/HP');
  await press(`Book Now: ${products.laptop.productName}`);
  await see('Meeting location');
  price = 52_000;
  tellFromAnotherTab('products/');
  const dialog = () => Array.from(document.querySelectorAll<HTMLInputElement>('dialog input'), ({ value }) => value);
  await vi.waitFor(() => expect(dialog()).toContain('52,000 tk'));
  await settled();
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see('Booking confirmed');
  const sent = shop.server.calls.find(({ method, url }) => method === 'POST' && url === '/booking')?.body ?? '{}';
  expect(JSON.parse(sent)).toMatchObject({ price: 52_000 });
});

it('[G-TRUE-1] nobody books at a price that the product no longer has: the form shows the new one first', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const answer = await fetch(`${shop.server.url}/categories/HP`);
  const rows = (await answer.json()) as readonly object[];
  await shop.go('/categories/HP');
  await press(`Book Now: ${products.laptop.productName}`);
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  const dearer = json(
    200,
    rows.map((row) => ({ ...row, price: 52_000 })),
  );
  shop.server.script = ({ method, url }) => (method === 'GET' && url === '/categories/HP' ? dearer : null);
  await press('Book this product');
  await see(failureTexts.english.priceChanged);
  expect(shop.server.asked).not.toContain('POST /booking');
  const dialog = () => Array.from(document.querySelectorAll<HTMLInputElement>('dialog input'), ({ value }) => value);
  await vi.waitFor(() => expect(dialog()).toContain('52,000 tk'));
  expect(dialog()).toContain('01711 998877');
  await press('Book this product');
  await see('Booking confirmed');
  expect(posted(shop, '/booking').map((body) => JSON.parse(body ?? ''))).toMatchObject([{ price: 52_000 }]);
});

it('[S-BOOK-2] a failed attempt is told in one toast, which the next attempt takes away', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP' });
  await press(`Book Now: ${products.laptop.productName}`);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  shop.server.script = ({ method }) => (method === 'POST' ? json(500, {}) : null);
  for (const attempt of [1, 2]) {
    await press('Book this product');
    await vi.waitFor(() => expect(posted(shop, '/booking')).toHaveLength(attempt));
    await allSettled();
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(toasts()).toContain(failureTexts.english.unavailable);
  }
  shop.server.script = () => null;
  await press('Book this product');
  await see(outcomeTexts.english.booked);
  await allSettled();
  expect(toasts()).not.toContain(failureTexts.english.unavailable);
});

it('[G-BOOK-1] nobody books a product that its seller has deleted since the list was read', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP' });
  await press(`Book Now: ${products.laptop.productName}`);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  expect(shop.backend.world.marketplace.products.delete(products.laptop.id)).toEqual({ ok: true, value: true });
  await press('Book this product');
  await see(failureTexts.english.notFound);
  expect(shop.server.asked).not.toContain('POST /booking');
  // The list is read again, and says what has become of the product instead of the form.
  await allSettled();
  expect(document.querySelector('dialog')).toBeNull();
  expect(shown()).toContain(failureTexts.english.notFound);
});

it('[G-BOOK-1] a product is booked although the marketplace cannot say whether it is still offered', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP' });
  await press(`Book Now: ${products.laptop.productName}`);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  shop.server.script = ({ method, url }) => (method === 'GET' && url === '/categories/HP' ? reset : null);
  await press('Book this product');
  await see('Booking confirmed');
});

/** Somebody has just booked an EliteBook 840, and is asked to tell its seller. */
async function aShopThatAsksToTell(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: people.otherBuyer });
  await shop.go('/categories/HP');
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see(tellSellerTexts.english.bookedTitle);
  return shop;
}

it('[G-TELL-1] nobody is asked to tell the seller of a booking that they have deleted', async () => {
  await aShopThatAsksToTell();
  await press('Delete booking of EliteBook 840');
  await press('Delete booking');
  await see('Booking deleted');
  expect(shown()).not.toContain(tellSellerTexts.english.bookedTitle);
});

it('[G-TELL-1] the message after a booking names the phone number as the booking holds it', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP' });
  await press(`Book Now: ${products.laptop.productName}`);
  await type({ Phone: '০১৭১২৩৪৫৬৭৮', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see(tellSellerTexts.english.bookedTitle);
  expect(JSON.parse(posted(shop, '/booking')[0] ?? '{}')).toMatchObject({ phone: '01712345678' });
  expect(document.querySelector('.message')?.textContent).toContain(`${people.buyer.name}, 01712345678`);
});

it('[G-TELL-1] nobody is asked to tell the seller of a booking that another tab has deleted', async () => {
  const shop = await aShopThatAsksToTell();
  await see('Delete booking of EliteBook 840');
  shop.server.script = ({ method, url }) =>
    method === 'GET' && url.startsWith('/buyersproducts') ? json(200, []) : null;
  tellFromAnotherTab('bookings/');
  await see('No bookings yet');
  expect(shown()).not.toContain(tellSellerTexts.english.bookedTitle);
});

it('[S-SHOP-2] a product without a category is booked from its card', async () => {
  const bare = { ...products.laptop, categoryName: ' ' };
  const shop = await aProductionShop({
    who: people.otherBuyer,
    at: '/allproducts',
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: [bare] } },
  });
  await press(`Add to cart: ${bare.productName}`);
  await see('Meeting location');
  expect(window.location.pathname + window.location.search).toBe(`/products/${bare.id}?book=${bare.id}`);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see('Booking confirmed');
  expect(posted(shop, '/booking')).toHaveLength(1);
});

it('[G-BOOK-1] a product without a category can be booked where that address answers the categories', async () => {
  const { laptop } = products;
  const bare = { ...laptop, categoryName: '' };
  const shop = await aProductionShop({
    who: people.otherBuyer,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: [bare] } },
  });
  shop.server.script = ({ url }) => (url === '/categories/' ? json(200, [{ _id: '1', categoryName: 'HP' }]) : null);
  await shop.go(`/products/${laptop.id}?book=${laptop.id}`);
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await see('Booking confirmed');
  expect(posted(shop, '/booking')).toHaveLength(1);
});
