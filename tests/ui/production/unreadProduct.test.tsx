import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/app/ahead/onFirstUse.ts';
import '#ui/features/booking/BookingsPage.tsx';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#src/live/shopPorts.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { Extension } from '#domain/extensions.ts';
import { bookingSummaryTexts } from '#ui/texts/bookingSummary.ts';
import { dealPageTexts } from '#ui/texts/dealPage.ts';
import { dealTexts } from '#ui/texts/deal.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, type Script, text } from './FaultyServer.ts';
import { isCaught, pressByKey } from './pressByKey.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer, otherBuyer } = people;
const { laptop } = products;
const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = laptop;
const offer = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
const otherId = '000000000000000000000299';
const page = `/dashboard/booking/${booking.id}`;
const waiting = dealTexts.english.stages.buyer.waiting;
const missing = bookingSummaryTexts.english.sellerMissing.unknown;

/** The buyer asked for a laptop that its seller promised to somebody else. */
async function open(at: string, extensions: readonly Extension[] = ['sales']): Promise<ProductionShop> {
  const bookings = [
    aDeal('requested', { ...offer, id: booking.id, buyerName: buyer.name, email: buyer.email }),
    aDeal('accepted', { ...offer, id: otherId, email: otherBuyer.email }),
  ];
  const marketplace = { ...shopWorld.marketplace, bookings };
  return aProductionShop({ who: buyer, at, extensions, seed: { ...shopWorld, marketplace } });
}

const failing = [
  ['fail', json(500, {})],
  ['are HTML', text(200, '<!doctype html><p>Sorry')],
] as const;
const ofProducts = (url: string): boolean => url.startsWith('/categories/');

/** The page reads again, and its products get this answer. Ends once nothing is asked any more. */
async function readAgain({ server }: ProductionShop, script: Script, read: () => void): Promise<void> {
  let asked = 0;
  server.script = (call) => {
    if (ofProducts(call.url)) asked += 1;
    return script(call);
  };
  read();
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), 10_000);
  await vi.waitFor(async () => {
    const before = server.calls.length;
    await nothingPending();
    expect(server.calls).toHaveLength(before);
  }, 10_000);
}

const comeBack = (): void => void fireEvent(document, new Event('visibilitychange'));

describe.each(failing)(
  '[G-TRUE-1] [G-SALE-1] a request that waits for another deal, if the products %s',
  (_how, fault) => {
    const fails: Script = ({ url }) => (ofProducts(url) ? fault : null);

    it('is not said to be free again on its page, which keeps the seller’s phone', async () => {
      const { title, text: meaning } = dealPageTexts.english.next.buyer.waiting;
      const shop = await open(page);
      await see(title(''));
      await nothingPending();
      await readAgain(shop, fails, comeBack);
      expect(shown()).not.toContain(dealPageTexts.english.news.buyer.requested);
      expect(shown()).toContain(meaning);
      expect(document.querySelector('.meet-card')?.textContent).toContain(laptop.phone);
    });

    it('is not said to wait for an answer in the list of bookings', async () => {
      const shop = await open('/dashboard');
      await see(waiting);
      await nothingPending();
      await readAgain(shop, fails, comeBack);
      expect(document.querySelector('table')?.textContent).toContain(waiting);
    });
  },
);

it('[G-TRUE-1] the page of a request that waits says no news when its product answers at last', async () => {
  const shop = await open('/blog');
  shop.server.script = ({ url }) => (ofProducts(url) ? json(500, {}) : null);
  await shop.go(page);
  await see(missing);
  shop.server.script = () => null;
  await press('Refresh');
  await see(dealPageTexts.english.next.buyer.waiting.title(''));
  expect(shown()).not.toContain(dealPageTexts.english.news.buyer.waiting);
});

it('[G-SALE-1] the page of a request whose product fails says that its seller accepted meanwhile', async () => {
  const shop = await open('/blog');
  const { marketplace } = shop.backend.world;
  const move = (who: Person, id: string, made: BookingMove): void => {
    const token = marketplace.issueToken(who.email);
    expect(marketplace.deals?.move(token.ok ? token.value : '', id, made, 'I changed my mind')?.ok).toBe(true);
  };
  shop.server.script = ({ url }) => (ofProducts(url) ? json(500, {}) : null);
  await shop.go(page);
  await see(missing);
  move(otherBuyer, otherId, 'cancel');
  move(people.seller, booking.id, 'accept');
  await press('Refresh');
  await see(dealPageTexts.english.news.buyer.accepted);
});

it.each([[[]], [['sales']]] as const)(
  '[G-FAULT-1] the page of a booking whose product fails offers to read it again, with these extensions: %j',
  async (extensions) => {
    const shop = await open('/blog', extensions);
    shop.server.script = ({ url }) => (ofProducts(url) ? json(500, {}) : null);
    await shop.go(page);
    await see(missing);
    shop.server.script = () => null;
    await pressByKey('Try again');
    await see(laptop.phone);
    await isCaught();
    expect(shown()).not.toContain('Try again');
  },
);
