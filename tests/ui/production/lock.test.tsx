import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryKey } from '#ui/context/historyEntry.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { lost, nothingPending, press, see, settled, shown, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, json, text } from './FaultyServer.ts';
import { viewModelsOf } from '../viewModels.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer, seller, otherBuyer } = people;
const unknown = 'This shop doesn’t know this account yet';
const publicPages = ['/', '/allproducts', '/blog', `/products/${products.laptop.id}`, '/wishlist', '/nowhere'];

const bar = (): string => document.querySelector('header')?.textContent ?? '';
const dialogs = (): number => document.querySelectorAll('dialog').length;
const registrations = ({ server }: ProductionShop): readonly unknown[] =>
  server.calls
    .filter(({ method, url }) => method === 'POST' && url === '/users')
    .map(({ body }) => JSON.parse(body) as unknown);

/** Does what an admin does on another device. */
function deletes({ backend }: ProductionShop, email: string): void {
  const { marketplace } = backend.world;
  const token = marketplace.issueToken(people.admin.email);
  if (token.ok) marketplace.users.delete(token.value, email);
}

/** Signed in at the provider here, but deleted at the marketplace. */
async function aDeleted(person = buyer, at = '/nowhere'): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: person });
  deletes(shop, person.email);
  return shop.reload(at);
}

async function logIn({ email, password }: typeof buyer): Promise<void> {
  await type({ 'Email address': email, Password: password });
  await press('Login');
}

describe('[G-LOCK-1] an account that the marketplace does not know', () => {
  it.each(publicPages)(
    'is shown %s like a visitor, without a dialog, and a link to register in the bar',
    async (path) => {
      await aDeleted(buyer, path);
      await see('Unknown account');
      expect(dialogs()).toBe(0);
      expect(shown()).not.toContain('Please log in again');
      expect(shown()).not.toContain('We couldn’t load this page');
    },
  );

  it.each(['/login', '/signup', '/dashboard', '/categories/HP'])('is told so at %s, in the page', async (path) => {
    await aDeleted(buyer, path);
    await see(unknown);
    expect(dialogs()).toBe(0);
    expect(shown()).toContain(buyer.email);
  });

  it.each<[string, Fault]>([
    ['JSON', json(403, { accessToken: 'unauthorised User' })],
    ['text', text(403, 'unauthorised User')],
    ['an empty token', json(200, { accessToken: '' })],
  ])('is told so by a backend that refuses a token with %s', async (_shape, refusal) => {
    const { server, reload } = await aProductionShop({ who: buyer });
    window.localStorage.setItem('access_token', 'of yesterday');
    server.script = ({ url }) => (url.startsWith('/jwt') ? refusal : null);
    await reload('/dashboard');
    await see(unknown);
  });

  it('is registered by one click as the chosen type, and continues to its page', async () => {
    const shop = await aDeleted(seller, '/dashboard/addproducts');
    await see(unknown);
    document.querySelector<HTMLInputElement>('input[value="seller"]')?.click();
    await press('Create the account');
    await see('Your account is ready');
    await see('Add Products');
    await nothingPending();
    expect(registrations(shop)).toEqual([{ name: seller.name, email: seller.email, type: 'seller' }]);
    expect(window.location.pathname).toBe('/dashboard/addproducts');
    expect(bar()).toContain(seller.email);
  });

  it('may switch to another account', async () => {
    const shop = await aDeleted(buyer, '/dashboard');
    await press('Use another account');
    await logIn(otherBuyer);
    await see('You’re logged in');
    await nothingPending();
    expect(bar()).toContain(otherBuyer.email);
    expect(registrations(shop)).toEqual([]);
  });

  it('comes back to registering by the bar’s link after “Use another account”', async () => {
    await aDeleted(buyer, '/login');
    await press('Use another account');
    expect(shown()).not.toContain(unknown);
    fireEvent.click(screen.getByRole('link', { name: 'Unknown account' }));
    await see(unknown);
    expect(document.activeElement?.textContent).toBe(unknown);
  });

  it('keeps the form after “Use another account” while somebody scrolls', async () => {
    await aDeleted(buyer, '/login');
    await press('Use another account');
    const typed = { 'Email address': otherBuyer.email };
    await type(typed);
    fireEvent.pointerOver(document.body);
    // The code that notes the place loads at the first use.
    await vi.waitFor(() => {
      act(() => void window.dispatchEvent(new Event('scroll')));
      expect(entryKey()).toBeDefined();
    }, 10_000);
    expect(lost(typed)).toEqual([]);
  });

  it.each([
    ['/signup?from=%2Fblog', '/login?from=%2Fblog'],
    ['/allproducts?q=dell', '/login?from=%2Fallproducts%3Fq%3Ddell'],
  ])('[S-GUARD-2] returns from the bar’s link and the menu’s to the page that it came from: %s', async (path, href) => {
    await aDeleted(buyer, path);
    const [inBar] = await screen.findAllByRole('link', { name: 'Unknown account' });
    await press('Menu');
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    const inMenu = within(menu).getByRole('link', { name: 'Unknown account' });
    expect([inBar, inMenu].map((link) => link?.getAttribute('href'))).toEqual([href, href]);
  });

  it('keeps what is typed into the login when another call is refused late', async () => {
    const shop = await aProductionShop({ who: buyer });
    deletes(shop, buyer.email);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = ({ url }) => (url.startsWith('/users/admin/') ? { kind: 'late', release: released } : null);
    await shop.reload('/dashboard');
    await press('Use another account');
    const typed = { 'Email address': otherBuyer.email, Password: otherBuyer.password };
    await type(typed);
    const tokens = (): number => shop.server.asked.filter((call) => call.startsWith('GET /jwt')).length;
    const before = tokens();
    release();
    await vi.waitFor(() => expect(tokens()).toBeGreaterThan(before));
    // The answer to a later call comes after the refusal.
    await fetch(`${shop.server.url}/categories`);
    await settled();
    expect(lost(typed)).toEqual([]);
  });

  it('is told so again after logging in as itself', async () => {
    const shop = await aDeleted(buyer, '/login');
    await press('Use another account');
    await logIn(buyer);
    await see(unknown);
    expect(shown()).not.toContain('You’re logged in');
    await press('Create the account');
    await see('Your account is ready');
    expect(registrations(shop)).toHaveLength(1);
  });

  it('may sign out', async () => {
    const { auth } = await aDeleted(buyer, '/login');
    await press('Sign Out');
    await see('Good to see you again.');
    expect(bar()).toContain('Login');
    expect(await auth.current()).toBeNull();
    expect(window.localStorage.getItem('access_token')).toBeNull();
  });

  it('is told so when it logs in after a sign-out', async () => {
    const shop = await aProductionShop({ at: '/login' });
    deletes(shop, buyer.email);
    await logIn(buyer);
    await see(unknown);
    expect(bar()).toContain('Unknown account');
  });

  it('is told so when it is deleted in the middle of a page, without a pointless login', async () => {
    const shop = await aProductionShop({ who: buyer, at: '/allproducts' });
    await see(buyer.email);
    deletes(shop, buyer.email);
    await shop.go('/dashboard');
    await see(unknown);
    expect(dialogs()).toBe(0);
    await press('Create the account');
    await see('No bookings yet');
  });

  it('is registered once even if another tab has already registered it', async () => {
    const shop = await aDeleted(buyer, '/login');
    await see(unknown);
    shop.backend.world.marketplace.users.register({ name: buyer.name, email: buyer.email, type: 'buyer' });
    await press('Create the account');
    await see('Your account is ready');
    expect(registrations(shop)).toEqual([]);
  });
});

describe('[G-LOCK-1] an expired session that cannot be renewed', () => {
  const over = json(400, { message: 'Log in again.' });

  it('leaves the public pages open after a reload, without a dialog and with a login in the bar', async () => {
    const { server, reload } = await aProductionShop({ who: buyer });
    window.localStorage.setItem('access_token', 'of yesterday');
    server.script = ({ url }) => (url.startsWith('/jwt') ? over : null);
    await reload('/allproducts');
    await see('Login');
    await nothingPending();
    expect(dialogs()).toBe(0);
    expect(shown()).not.toContain('Please log in again');
  });

  it('continues after a reload on the same page with only the password', async () => {
    const { server, reload } = await aProductionShop({ who: buyer });
    window.localStorage.setItem('access_token', 'of yesterday');
    server.script = ({ url }) => (url.startsWith('/jwt') ? over : null);
    await reload('/dashboard');
    await see('Please log in again');
    server.script = () => null;
    await type({ Password: buyer.password });
    await press('Login');
    await see('Galaxy S21');
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('continues in the middle of a page with only the password', async () => {
    const { server, go } = await aProductionShop({ who: buyer, at: '/allproducts' });
    await see(buyer.email);
    window.localStorage.setItem('access_token', 'of yesterday');
    server.script = ({ url }) => (url.startsWith('/jwt') ? over : null);
    await go('/dashboard');
    await see('Please log in again');
    expect(dialogs()).toBe(1);
    server.script = () => null;
    await type({ Password: buyer.password });
    await press('Login');
    await see('Galaxy S21');
    expect(dialogs()).toBe(0);
  });

  it('allows a login while an older look-up of the same role hangs', async () => {
    const shop = await aProductionShop({ who: buyer, at: '/allproducts' });
    await see(buyer.email);
    let looksUp = 0;
    shop.server.script = ({ url }) =>
      url.startsWith('/users/seller/') && (looksUp += 1) === 1 ? { kind: 'hang' } : null;
    void shop.app.session.restore();
    await settled();
    await viewModelsOf(shop.app).logIn().withEmail(buyer);
    await see(buyer.email);
    expect(looksUp).toBe(2);
  });
});

describe('[G-LOCK-1] a new user whom the marketplace cannot read yet', () => {
  const newcomer = { Name: 'Nadia New', 'Email address': 'nadia.new@shop.example', Password: 'Right#Words1' };

  it.each([1, 4])('is signed in after %i refusals of a token, registered once', async (refusals) => {
    const shop = await aProductionShop({ at: '/signup' });
    let asked = 0;
    shop.server.script = ({ url }) =>
      url.startsWith('/jwt') && (asked += 1) <= refusals ? json(403, { accessToken: 'unauthorised User' }) : null;
    await type(newcomer);
    await press('Create account');
    await see('Your account is ready');
    await nothingPending();
    expect(bar()).toContain('nadia.new@shop.example');
    expect(registrations(shop)).toHaveLength(1);
    expect(shop.waited).toHaveLength(refusals);
  });

  it('is told so, and not registered again, when the marketplace takes longer', async () => {
    const shop = await aProductionShop({ at: '/signup' });
    shop.server.script = ({ url }) => (url.startsWith('/jwt') ? text(403, 'unauthorised User') : null);
    await type(newcomer);
    await press('Create account');
    await see(unknown);
    shop.server.script = () => null;
    await press('Create the account');
    await see('Your account is ready');
    expect(registrations(shop)).toHaveLength(1);
  });
});

describe('[G-LOCK-1] a marketplace that fails without saying so', () => {
  const failing: [string, object][] = [
    ['a list', []],
    ['a message alone', { message: 'Too busy' }],
  ];

  it.each(failing)('does not call the person who logs in unknown: %s', async (_what, body) => {
    const shop = await aProductionShop({ at: '/login' });
    shop.server.script = ({ url }) => (url.startsWith('/jwt') ? json(200, body) : null);
    await logIn(buyer);
    await see(failureTexts.english.malformed);
    expect(shown()).not.toContain(unknown);
  });

  it.each(failing)('keeps the page of somebody whose token is renewed: %s', async (_what, body) => {
    const shop = await aProductionShop({ who: buyer, at: '/blog' });
    await shop.go('/categories/HP');
    await press('Book Now: EliteBook 840');
    await see('Meeting location');
    await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
    shop.server.script = ({ method, url }) => {
      if (url.startsWith('/jwt')) return json(200, body);
      return method === 'POST' && url === '/booking' ? text(401, 'expired') : null;
    };
    await press('Book this product');
    await see(failureTexts.english.malformed);
    expect(shown()).not.toContain(unknown);
    expect(document.querySelector<HTMLInputElement>('[name=meetingLocation]')?.value).toBe('New Market');
  });

  it.each(failing)('does not take an admin for a buyer: %s', async (_what, body) => {
    const shop = await aProductionShop({ who: people.admin });
    shop.server.script = ({ url }) => (url.startsWith('/users/admin') ? json(200, body) : null);
    await shop.reload('/dashboard/allseller');
    await see(failureTexts.english.malformed);
    expect(shown()).not.toContain('a buyer');
  });
});

describe('[G-LOCK-1] a refused role look-up', () => {
  it.each(['/users/seller/', '/users/admin/'])('registers nobody again when refused at %s', async (look) => {
    const shop = await aProductionShop({ at: '/login' });
    shop.server.script = ({ url }) => (url.startsWith(look) ? text(403, 'forbidden access') : null);
    await logIn(seller);
    await see('Your account isn’t allowed to do this.');
    expect(shown()).not.toContain(unknown);
    expect(registrations(shop)).toEqual([]);
  });
});
