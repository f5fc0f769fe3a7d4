import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { bookingsTexts } from '#ui/texts/bookings.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, tick } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aQueueOf } from './aQueueOf.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled, later, signOut, signOutElsewhere, switchElsewhere, toasts } from './people.ts';
import { playStripe } from './playedStripe.ts';

afterEach(stopProductionShops);

const { buyer, seller, otherBuyer, admin } = people;
const { laptop } = products;

/** The calls of a method that were sent. */
const sent = ({ server }: ProductionShop, method: string) => server.calls.filter((call) => call.method === method);
const elsewhere = [
  ['signs out', signOutElsewhere],
  ['signs somebody else in', (shop: ProductionShop) => switchElsewhere(shop, otherBuyer)],
] as const;

describe('[G-SESSION-1] a call that follows a late answer is not sent for the next person, once another tab', () => {
  it.each(elsewhere)('%s: the deletion of a booking', async (_leaving, leave) => {
    const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = laptop;
    const product = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
    const deal = aDeal('accepted', { ...booking, ...product, buyerName: buyer.name, email: buyer.email });
    const shop = await aProductionShop({
      who: buyer,
      seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [deal] } },
      extensions: ['sales'],
      at: '/dashboard',
    });
    await see(productName);
    await nothingPending();
    const late = later();
    const check = `/booking/${deal.id}`;
    shop.server.script = ({ method, url }) => (method === 'GET' && url === check ? late.fault : null);
    const texts = bookingsTexts.english;
    await press(texts.delete + texts.deleteBookingOf(productName));
    await press(texts.confirmDelete);
    await vi.waitFor(() => expect(shop.server.asked).toContain(`GET ${check}`));
    await leave(shop);
    late.release();
    await allSettled();
    expect(sent(shop, 'DELETE')).toEqual([]);
  });

  it.each(elsewhere)('%s: the start of a payment', async (_leaving, leave) => {
    const shop = await aProductionShop({ who: buyer });
    playStripe(shop.server.url);
    const late = later();
    const read = `/booking/${booking.id}`;
    shop.server.script = ({ method, url }) => (method === 'GET' && url === read ? late.fault : null);
    await shop.go(`/dashboard/payment/${booking.id}`);
    await vi.waitFor(() => expect(shop.server.asked).toContain(`GET ${read}`));
    await leave(shop);
    late.release();
    await allSettled();
    expect(sent(shop, 'POST').filter(({ url }) => url === '/create-payment-intent')).toEqual([]);
  });

  it.each(elsewhere)('%s: the rest of the dismissals', async (_leaving, leave) => {
    const { productName } = laptop;
    const shop = await aQueueOf(20);
    const late = later();
    shop.server.script = ({ method }) => (method === 'DELETE' ? late.fault : null);
    await press(`Dismiss 20 reports about ${productName}`);
    await press(`Dismiss now about ${productName}`);
    await vi.waitFor(() => expect(sent(shop, 'DELETE')).toHaveLength(6));
    await leave(shop);
    late.release();
    await allSettled();
    expect(sent(shop, 'DELETE')).toHaveLength(6);
  });
});

it.each([['signs out here', signOut] as const, ...elsewhere])(
  '[G-SESSION-1] nobody reads how many sellers were not verified, once their admin %s',
  async (_leaving, leave) => {
    const { users } = shopWorld.marketplace;
    const names = [1, 2, 3, 4, 5, 6].map((n) => `Extra ${n}`);
    const further = names.map((name, place) => ({
      id: `00000000000000000000010${place}`,
      name,
      email: `extra${place}@shop.example`,
      type: 'seller' as const,
      verified: false,
      admin: false,
    }));
    const marketplace = { ...shopWorld.marketplace, users: [...users, ...further] };
    const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller', seed: { ...shopWorld, marketplace } });
    await see(seller.name);
    await nothingPending();
    const late = later();
    shop.server.script = ({ method }) => (method === 'PUT' ? late.fault : null);
    for (const name of names) await tick(`Choose ${name}`);
    await press('Verify 6');
    await vi.waitFor(() => expect(sent(shop, 'PUT')).toHaveLength(3));
    await leave(shop);
    expect(toasts()).not.toMatch(/verif|seller/i);
    late.release();
    await allSettled();
    expect(toasts()).not.toMatch(/verif|seller/i);
  },
);
