import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountTexts } from '#ui/texts/account.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { booking, products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import type { Call } from './FaultyServer.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  await stopProductionShops();
  vi.restoreAllMocks();
});

const newcomer = { Name: 'Nadia New', 'Email address': 'nadia.new@shop.example', Password: 'Right#Words1' };
const place = { Phone: '01711 998877', 'Meeting location': 'Dhanmondi Lake' };

const accessToken = () => window.localStorage.getItem('access_token');
const named = ({ method, url }: Call) => `${method} ${url}`;
const askedToLogIn = () => shown().includes(accountTexts.english.logInAgainText);

/** Everything that someone could read later: the page's storage and the console. */
function readableTraces(): () => string {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
  return () =>
    JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      spies.map(({ mock }) => mock.calls.map(String)),
    ]);
}

describe('[G-PROOF-1] the ID token', () => {
  it('is sent with the registration and the token request, and stored nowhere', async () => {
    const traces = readableTraces();
    const { server, auth, go } = await aProductionShop({ at: '/signup' });
    await type({ ...newcomer, 'User type': 'seller' });
    await press('Create account');
    await see('Your account is ready');
    await go('/dashboard/sellersproducts');
    await nothingPending();

    const proof = await auth.idToken();
    const idToken = proof.ok ? (proof.value ?? 'none') : 'none';
    expect(new Set(server.calls.filter(({ token }) => token === idToken).map(named))).toEqual(
      new Set(['POST /users', `GET /jwt?email=${encodeURIComponent(newcomer['Email address'])}`]),
    );
    expect(
      server.calls
        .filter(({ url }) => url.startsWith('/jwt') || url === '/users')
        .every(({ token }) => token === idToken),
    ).toBe(true);
    expect(traces()).toContain(String(accessToken()));
    expect(traces()).not.toContain(idToken);
  });
});

describe('[G-PROOF-1] the access token', () => {
  it('is sent with every call of a buyer about their own data', async () => {
    const { server, go } = await aProductionShop({
      who: people.buyer,
      at: `/categories/HP?book=${products.laptop.id}`,
    });
    await type(place);
    await press('Book this product');
    await see('Booking confirmed');
    await go('/dashboard');
    await press(`Delete booking of ${booking.productName}`);
    await press('Delete booking');
    await see('Booking deleted');

    const personal = /^(GET|POST|DELETE) \/(booking|buyersproducts|users\/(admin|seller|verified))/;
    const calls = server.calls.filter((call) => personal.test(named(call)));
    expect(calls.map(named)).toEqual(
      expect.arrayContaining([
        'POST /booking',
        `DELETE /booking/${booking.id}`,
        `GET /users/admin/${encodeURIComponent(people.buyer.email)}`,
      ]),
    );
    expect(calls.filter(({ token }) => token !== accessToken()).map(named)).toEqual([]);
  });

  it.each([
    ['is missing', () => window.localStorage.removeItem('access_token')],
    ['has expired', () => window.localStorage.setItem('access_token', 'of yesterday')],
  ])('is issued anew, and the booking continues, when it %s', async (_how, spoil) => {
    const { server } = await aProductionShop({ who: people.buyer, at: `/categories/HP?book=${products.laptop.id}` });
    await type(place);
    server.calls.length = 0;
    spoil();
    await press('Book this product');
    await see('Booking confirmed');
    expect(askedToLogIn()).toBe(false);
    expect(server.asked.filter((call) => call.startsWith('GET /jwt'))).toHaveLength(1);
    expect(server.calls.findLast(({ method }) => method === 'POST')?.token).toBe(accessToken());
  });

  it('asks neither a visitor on a public page nor anyone for a login', async () => {
    const { server, go } = await aProductionShop({ at: '/' });
    for (const address of [
      '/allproducts',
      '/categories',
      '/allproducts/advertise',
      `/products/${products.laptop.id}`,
    ]) {
      await go(address);
      await nothingPending();
    }
    await see(products.laptop.productName);
    expect(server.asked).toContain(`GET /users/verified/${encodeURIComponent(people.seller.email)}`);
    expect(server.calls.filter(({ token }) => token !== null).map(named)).toEqual([]);
    expect(askedToLogIn()).toBe(false);
  });
});
