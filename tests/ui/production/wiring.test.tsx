import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { type Person, people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, type } from '../faults/screen.ts';
import { booking, products } from '../faults/shopWorld.ts';
import { goodBooking } from '../model/formInput.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, reset } from './FaultyServer.ts';
import { viewModelsOf } from '../viewModels.ts';

vi.setConfig({ testTimeout: 15_000 });

afterEach(stopProductionShops);

const all = 'GET /allproducts';
const mine = `/buyersproducts?email=${encodeURIComponent(people.buyer.email)}`;

function timesAsked({ server }: ProductionShop, call: string): number {
  return server.asked.filter((one) => one === call).length;
}

/** The shop after it has restored someone's session. */
async function aShopOf(who: Person, at?: string): Promise<ProductionShop> {
  const shop = await aProductionShop({ who, ...(at === undefined ? {} : { at }) });
  await vi.waitFor(() => expect(shop.app.session.actor?.account.email).toBe(who.email));
  return shop;
}

const drafts = (): string => window.localStorage.getItem('re-sale-shop:drafts') ?? '';
const token = (): string | null => window.localStorage.getItem('access_token');

describe('A read over the production wiring', () => {
  it('is answered from the cache when the same page opens again', async () => {
    const shop = await aProductionShop({ at: '/allproducts' });
    await see(products.laptop.productName);
    await shop.go('/blog');
    await shop.go('/allproducts');
    await see(products.laptop.productName);
    expect(timesAsked(shop, all)).toBe(1);
  });

  it('is requested once for two readers at the same time', async () => {
    const shop = await aProductionShop();
    const readers = [viewModelsOf(shop.app).allProducts(), viewModelsOf(shop.app).allProducts()];
    for (const reader of readers) reader.start();
    await vi.waitFor(() => expect(readers.map(({ products: { isPending } }) => isPending)).toEqual([false, false]));
    expect(timesAsked(shop, all)).toBe(1);
  });

  it('is repeated when the connection broke', async () => {
    const shop = await aProductionShop();
    shop.server.script = () => (timesAsked(shop, all) === 1 ? reset : null);
    await shop.go('/allproducts');
    await see(products.laptop.productName);
  });

  it('is cancelled when the page is left', async () => {
    const { server, go } = await aProductionShop();
    server.script = ({ url }) => (url === '/allproducts' ? hang : null);
    await go('/allproducts');
    await vi.waitFor(() => expect(server.asked).toContain(all));
    await go('/blog');
    await vi.waitFor(() => expect(server.abandoned).toEqual(['/allproducts']));
  });

  it('is not cached when a write has overtaken it', async () => {
    const shop = await aShopOf(people.seller);
    let release = (): void => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = ({ url }) => (url === '/allproducts' ? { kind: 'late', release: answered } : null);
    const early = viewModelsOf(shop.app).allProducts();
    early.start();
    await vi.waitFor(() => expect(timesAsked(shop, all)).toBe(1));
    await viewModelsOf(shop.app).myProducts().advertise(products.laptop);
    release();
    await vi.waitFor(() => expect(early.products.isPending).toBe(false));
    await shop.go('/allproducts');
    await see(products.laptop.productName);
    expect(timesAsked(shop, all)).toBe(2);
  });

  it('says that the answer cannot be read when it is of the wrong kind', async () => {
    const { server, go } = await aProductionShop();
    server.script = ({ url }) => (url === '/allproducts' ? json(200, { products: [] }) : null);
    await go('/allproducts');
    await see(failureTexts.english.malformed);
  });

  it('asks for names with every character encoded', async () => {
    const shop = await aShopOf(people.buyer);
    viewModelsOf(shop.app).categoryProducts('A/C & “parts”?').start();
    await vi.waitFor(() =>
      expect(shop.server.asked).toContain(`GET /categories/${encodeURIComponent('A/C & “parts”?')}`),
    );
  });
});

describe('A write over the production wiring', () => {
  it('is sent once, even if its outcome is unknown', async () => {
    const shop = await aShopOf(people.buyer);
    shop.server.script = ({ method }) => (method === 'POST' ? reset : null);
    const { booking, latestBooking } = viewModelsOf(shop.app);
    expect(await act(() => booking(products.laptop, latestBooking()).submit(goodBooking))).toBe(false);
    expect(timesAsked(shop, 'POST /booking')).toBe(1);
  });
});

describe('A write over the production wiring, once done,', () => {
  it('shows in lists that were cached before it', async () => {
    const { app, go } = await aShopOf(people.seller, '/allproducts/advertise');
    await see(products.advertised.productName);
    await go('/');
    await act(() => viewModelsOf(app).myProducts().advertise(products.laptop));
    await go('/allproducts/advertise');
    await see(products.laptop.productName);
  });
});

describe('The access token over the production wiring', () => {
  it('is renewed once, however many calls were refused together, and stored', async () => {
    const shop = await aShopOf(people.buyer);
    window.localStorage.setItem('access_token', 'stale');
    viewModelsOf(shop.app).bookings().start();
    viewModelsOf(shop.app).categoryProducts('HP').start();
    await shop.app.session.restore();
    await vi.waitFor(() => expect(shop.server.calls.findLast(({ url }) => url === mine)?.token).not.toBe('stale'));
    expect(shop.server.asked.filter((call) => call.startsWith('GET /jwt'))).toHaveLength(1);
    expect(token()).toBe(shop.server.calls.findLast(({ url }) => url === mine)?.token);
  });

  it('belongs to the person who logged in last', async () => {
    const { server, auth, app, go } = await aShopOf(people.seller);
    const before = token();
    await auth.signOut();
    window.localStorage.setItem('access_token', before ?? '');
    await act(() => viewModelsOf(app).logIn().withEmail(people.buyer));
    expect(token()).not.toBe(before);
    await go('/dashboard');
    await see(booking.productName);
    expect(server.calls.findLast(({ url }) => url === mine)?.token).toBe(token());
  });
});

describe('Signing out over the production wiring', () => {
  it('leaves neither the token nor a draft on the device', async () => {
    const { app, go } = await aShopOf(people.buyer);
    await go(`/categories/HP?book=${products.laptop.id}`);
    await type({ Phone: '01711 223344' });
    // A page that is closing saves typed text at once.
    window.dispatchEvent(new Event('pagehide'));
    expect(drafts()).toContain('01711 223344');
    await go('/');
    await press('Sign Out');
    await vi.waitFor(() => expect(app.session.actor).toBeNull());
    await nothingPending();
    expect(token()).toBeNull();
    await vi.waitFor(() => expect(drafts()).not.toContain('01711 223344'));
  });

  it('in another tab signs out this one', async () => {
    const { auth, app } = await aShopOf(people.buyer, '/dashboard');
    await see(booking.productName);
    await act(() => auth.signOut());
    await vi.waitFor(() => expect(app.session.actor).toBeNull());
  });
});
