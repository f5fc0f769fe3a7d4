import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { draftKey } from '#ui/state/drafts/Draft.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { viewModelsOf } from '../viewModels.ts';

const { seller, otherSeller } = people;
const photo = new File(['picture'], 'zenbook.jpg', { type: 'image/jpeg' });
const draftOf = (owner: string) => draftKey({ form: 'add-product', owner, subject: null });
const stored = async (owner: string): Promise<string | null> =>
  (await new IndexedPictureStore().read(draftOf(owner)))?.file.name ?? null;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(async () => {
  await stopProductionShops();
  vi.unstubAllGlobals();
});

describe('[G-FORM-1] the picture of a draft', () => {
  it('is deleted by signing out anywhere, and another person’s picture stays', async () => {
    const { app } = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    await viewModelsOf(app).draft('add-product').picture.keep(photo);
    await new IndexedPictureStore().write(draftOf(otherSeller.email), { file: photo, url: null, savedAt: Date.now() });
    expect(await stored(seller.email)).toBe('zenbook.jpg');
    await press('Sign Out');
    await see('You’re logged out');
    await vi.waitUntil(async () => (await stored(seller.email)) === null);
    expect(await stored(otherSeller.email)).toBe('zenbook.jpg');
  });

  it('is restored after a reload, and deleted by signing out there', async () => {
    const first = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    await viewModelsOf(first.app).draft('add-product').picture.keep(photo);
    await first.reload('/dashboard/addproducts');
    await see('zenbook.jpg');
    await press('Sign Out');
    await see('You’re logged out');
    await vi.waitUntil(async () => (await stored(seller.email)) === null);
  });
});
