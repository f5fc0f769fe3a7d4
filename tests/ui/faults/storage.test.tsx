import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftTexts } from '#ui/texts/drafts.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { aRunningShop, type RunningShop } from './aRunningShop.tsx';
import { noteUnhandled } from './noteUnhandled.ts';
import { lost, nothingPending, press, see, shown, type } from './screen.ts';
import { booking, products } from './shopWorld.ts';

vi.setConfig({ testTimeout: 60_000 });

const unhandled = noteUnhandled();

afterEach(() => {
  cleanup();
  mendDevice();
});

const { laptop } = products;
const names = [
  'language',
  'colour-scheme',
  'wish-list',
  'comparison',
  'recently-viewed',
  'saved-searches',
  'recent-searches',
  'shared-device',
  'drafts',
  'payments-begun',
  'payments-processing',
  'payments-paid',
];

/** Gives every key of the shop the same content. */
const filledWith = (text: string) => () => {
  for (const name of names) localStorage.setItem(`re-sale-shop:${name}`, text);
  sessionStorage.setItem('places-in-lists.2', text);
  localStorage.setItem('access_token', text);
};

const forbidden = (): void => {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse);
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.stubGlobal('indexedDB', { open: refuse });
};

const full = (): void => {
  const noRoom: Storage = {
    length: 0,
    key: () => null,
    clear: () => {},
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
  vi.stubGlobal('localStorage', noRoom);
  vi.stubGlobal('sessionStorage', noRoom);
};

/** Copies the storage, so that the next visit starts from it. */
function mendDevice(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

const { title: restored, noRoom } = draftTexts.english;

/** How the storage is, and what the page says of a draft that it finds again. */
const devices: readonly (readonly [string, () => void, string])[] = [
  ['is full', full, noRoom],
  ['is forbidden', forbidden, noRoom],
  ['holds half of a JSON text', filledWith('{"version":1,"value":[{"form":"boo'), restored],
  ['holds numbers', filledWith('7'), restored],
  [
    'holds objects for lists',
    filledWith('{"version":1,"value":{"length":3,"__proto__":{"a":1}},"constructor":{}}'),
    restored,
  ],
  ['holds lists for objects', filledWith('[[null,{},[]],{"version":1},["id",1,{"id":7,"image":[]}],7,null]'), restored],
  [
    'holds a list of nonsense in the right envelope',
    filledWith('{"version":1,"value":[null,7,"x",[],{"form":"booking","fields":{"phone":{}}}]}'),
    restored,
  ],
  [
    'holds what a later version wrote',
    filledWith('{"version":99,"value":{"b1":{"reference":{},"charge":"all"}}}'),
    restored,
  ],
];

async function opensEveryPage(shop: RunningShop, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    await shop.go(page);
    await nothingPending();
    expect([page, document.querySelector('main h1')?.textContent ?? '']).toEqual([page, expect.stringMatching(/\S/)]);
    expect(shown()).not.toMatch(/something went wrong/i);
  }
}

describe.each(devices)('[G-FORM-1] A device whose storage %s', (_how, onDevice, found) => {
  it('shows a visitor and a buyer every page, and lets them book', async () => {
    await opensEveryPage(await aRunningShop(null, { onDevice }), ['/', '/allproducts', '/login', '/signup']);
    cleanup();
    mendDevice();
    const shop = await aRunningShop(people.buyer, { onDevice });
    await opensEveryPage(shop, [
      '/wishlist',
      '/compare',
      `/products/${laptop.id}`,
      '/dashboard',
      `/dashboard/payment/${booking.id}`,
    ]);
    await shop.go(`/categories/HP?book=${laptop.id}`);
    await type({ Phone: '01711 998877', 'Meeting location': 'Dhanmondi Lake' });
    await press('Book this product');
    await see('Booking confirmed');
    expect(unhandled).toEqual([]);
  });

  it('keeps a seller’s text at least as long as the page is open', async () => {
    const shop = await aRunningShop(people.seller, { onDevice });
    const typed = { 'Product name': 'ZenBook 14', Description: 'Works fully.' };
    await shop.go('/dashboard/addproducts');
    await type(typed);
    await shop.go('/dashboard/sellersproducts');
    await nothingPending();
    await shop.go('/dashboard/addproducts');
    await see(found);
    expect(lost(typed)).toEqual([]);
    await press('Sign Out');
    await see('You’re logged out');
    expect(unhandled).toEqual([]);
  });
});
