import { describe, expect, it, vi } from 'vitest';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { draftKey } from '#ui/state/drafts/Draft.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { productHref } from '#ui/context/paths.ts';
import { products } from '../faults/shopWorld.ts';
import { press, see, settled, shown, type } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { type Fault, text } from './FaultyServer.ts';

vi.setConfig({ testTimeout: 30_000 });

anEmptyDevice();

const { buyer, otherBuyer, seller } = people;
const bar = (): string => document.querySelector('header')?.textContent ?? '';
const buttons = (place: string): readonly string[] =>
  [...document.querySelectorAll(`${place} button`)].map((one) => one.textContent ?? '').filter((one) => one !== '');

/** Signed in at a marketplace that fails every look-up of one role. */
async function aFailing(look: string, fault: Fault, who = buyer, at = '/dashboard'): Promise<ProductionShop> {
  const { server, reload } = await aProductionShop({ who });
  server.script = ({ url }) => (url.startsWith(look) ? fault : null);
  return reload(at);
}

describe('[G-LOCK-1] a person whose role never loads', () => {
  it.each<[string, string, Fault]>([
    ['refuses to tell admins', '/users/admin/', text(403, 'forbidden access')],
    ['refuses to tell sellers', '/users/seller/', text(403, 'forbidden access')],
    ['breaks at admins', '/users/admin/', text(500, 'down')],
    ['breaks at sellers', '/users/seller/', text(500, 'down')],
  ])('may sign out of a guarded page and log in as someone else when it %s', async (_what, look, fault) => {
    const { server, auth } = await aFailing(look, fault);
    await see('We couldn’t load this page');
    expect(buttons('main')).toEqual(['Try again', 'Sign Out']);
    await press('Sign Out');
    await see('You’re logged out');
    await see('Please log in to go on.');
    expect(await auth.current()).toBeNull();
    expect(window.localStorage.getItem('access_token')).toBeNull();

    server.script = () => null;
    await type({ 'Email address': otherBuyer.email, Password: otherBuyer.password });
    await press('Login');
    await see('You’re logged in');
    expect(bar()).toContain(otherBuyer.email);
  });

  it('may sign out in the bar of a public page', async () => {
    const { auth } = await aFailing('/users/admin/', text(500, 'down'), buyer, '/blog');
    await see('Reconnect');
    expect(buttons('header .nav-side')).toEqual(['Reconnect', 'Sign Out']);
    await press('Sign Out');
    await see('You’re logged out');
    expect(bar()).toContain('Login');
    expect(await auth.current()).toBeNull();
  });

  it('[G-BOOK-1] is told so when they book on a product’s page, and gets the form with another try', async () => {
    const { server } = await aFailing('/users/admin/', text(500, 'down'), buyer, productHref(products.laptop.id));
    await see('Reconnect');
    await press('Book this product');
    await see('We couldn’t check whether you’re logged in. Nothing was booked.');
    expect(document.activeElement?.textContent).toBe('Try again');
    server.script = () => null;
    await press('Try again');
    await see('Meeting location');
    expect(server.asked).not.toContain('POST /booking');
  });

  it('may sign out in the menu of a phone', async () => {
    const { auth } = await aFailing('/users/admin/', text(500, 'down'), buyer, '/blog');
    await see('Reconnect');
    await press('Menu');
    await vi.waitFor(() => expect(buttons('dialog')).toContain('Sign Out'));
    await press('Sign Out');
    await see('You’re logged out');
    expect(await auth.current()).toBeNull();
  });

  it('leaves no draft and no payment behind after signing out', async () => {
    const draft = draftKey({ form: 'add-product', owner: seller.email, subject: null });
    const store = new IndexedPictureStore();
    await store.write(draft, {
      file: new File(['picture'], 'zenbook.jpg', { type: 'image/jpeg' }),
      url: null,
      savedAt: Date.now(),
    });
    await aFailing('/users/admin/', text(500, 'down'), seller);
    window.localStorage.setItem('re-sale-shop:payments-begun', '{"version":2,"value":{}}');
    await see('We couldn’t load this page');
    await press('Sign Out');
    await see('You’re logged out');
    expect(window.localStorage.getItem('re-sale-shop:payments-begun')).toBeNull();
    await vi.waitUntil(async () => (await store.read(draft)) === null);
  });

  it('continues on the same page as soon as the role loads', async () => {
    const { server } = await aFailing('/users/admin/', text(500, 'down'));
    await see('We couldn’t load this page');
    server.script = () => null;
    await press('Try again');
    await see('Galaxy S21');
    await settled();
    expect(shown()).not.toContain('Reconnect');
  });
});
