import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { draftKey } from '#ui/state/drafts/Draft.ts';
import { ACacheStorage } from '../../adapters/browser/aCacheStorage.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see } from '../faults/screen.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { allSettled, logIn, posted } from './people.ts';
import { viewModelsOf } from '../viewModels.ts';

const { seller, otherSeller } = people;
const photo = new File(['picture'], 'zenbook.jpg', { type: 'image/jpeg' });
const draftOf = (owner: string, subject: string | null = null) => draftKey({ form: 'add-product', owner, subject });
const stored = async (owner: string, subject: string | null = null): Promise<string | null> =>
  (await new IndexedPictureStore().read(draftOf(owner, subject)))?.file.name ?? null;

const zenbook = {
  productName: 'Zenbook',
  description: 'Fine',
  sellerName: seller.name,
  email: seller.email,
  useDuration: '1 year',
  price: '100',
  originalPrice: '200',
  condition: 'Good',
  postTime: '2026-11-20',
  categoryName: 'HP',
  categoryId: '1',
  location: 'Dhaka',
  phone: '01711223344',
};

/** A photo whose file is read once the answer is called. */
function aSlowPhoto(): { readonly slow: File; readonly isAsked: () => boolean; readonly give: () => void } {
  const slow = new File(['picture'], 'slow.jpg', { type: 'image/jpeg' });
  let give = (): void => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => (give = () => resolve(new ArrayBuffer(1))));
  const reading = vi.spyOn(slow, 'arrayBuffer').mockReturnValue(bytes);
  return { slow, isAsked: () => reading.mock.calls.length > 0, give: () => give() };
}

/** The browser's database does not open until the answer is called. */
function holdDatabase(): () => void {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = open(...given);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: (event: Event) => void): void =>
      listen(type, type === 'success' ? (event) => void promise.then(() => listener(event)) : listener);
    return request;
  });
  return resolve;
}

anEmptyDevice();

describe('[G-SHARE-1] a shared photo that no form has taken up', () => {
  it('is deleted by signing out', async () => {
    const caches = new ACacheStorage();
    vi.stubGlobal('caches', caches);
    await (await caches.open('shared-photo')).put('/share', new Response('picture'));
    await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    await press('Sign Out');
    await see('You’re logged out');
    await vi.waitUntil(async () => (await caches.keys()).length === 0);
  });
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
    const draft = viewModelsOf(first.app).draft('add-product', 'd1');
    draft.keepPicture(photo, null);
    draft.stop();
    await vi.waitUntil(async () => (await stored(seller.email, 'd1')) !== null);
    await first.reload('/dashboard/addproducts');
    await see('zenbook.jpg');
    await press('Sign Out');
    await see('You’re logged out');
    await vi.waitUntil(async () => (await stored(seller.email, 'd1')) === null);
  });

  it('[G-PHOTO-1] goes with a product that is posted while a slow device still reads it', async () => {
    const first = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    const draft = viewModelsOf(first.app).draft('add-product', 'd1');
    draft.begin({});
    draft.change(zenbook);
    draft.keepPicture(photo, 'https://pictures.example/zenbook.jpg');
    draft.stop();
    await vi.waitUntil(async () => (await stored(seller.email, 'd1')) !== null);
    const letOpen = holdDatabase();
    const shop = await first.reload('/dashboard/addproducts');
    await see('We restored your draft');
    await press('Post this product');
    await allSettled();
    expect(posted(shop, '/allproducts')).toEqual([]);
    letOpen();
    await see('Zenbook was added');
    expect(posted(shop, '/allproducts')).toEqual([expect.stringContaining('https://pictures.example/zenbook.jpg')]);
  });

  it('[G-FAULT-1] stays in the form when another tab changes the draft and the device does not read', async () => {
    const first = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    const draft = viewModelsOf(first.app).draft('add-product', 'd1');
    draft.begin({});
    draft.change(zenbook);
    draft.keepPicture(photo, null);
    draft.stop();
    await vi.waitUntil(async () => (await stored(seller.email, 'd1')) !== null);
    await first.reload('/dashboard/addproducts');
    await see('zenbook.jpg');
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('Refused');
    });
    const [key = '', text = ''] = Object.entries(localStorage).find(([, value]) => value.includes('Zenbook')) ?? [];
    const newValue = text.replace('Zenbook', 'Zenbook 14');
    localStorage.setItem(key, newValue);
    fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    await vi.waitFor(() => expect(screen.getByDisplayValue('Zenbook 14')).toBeTruthy());
    await allSettled();
    await see('zenbook.jpg');
  });

  it('[G-SESSION-1] holds up no deletion of texts when its person signs out and its file is never read', async () => {
    const { app } = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    const draft = viewModelsOf(app).draft('add-product', 'd1');
    draft.start();
    draft.begin({});
    draft.change(zenbook);
    draft.keepPicture(aSlowPhoto().slow, null);
    draft.flush();
    expect(Object.values(localStorage).join()).toContain('Zenbook');
    await press('Sign Out');
    await see('You’re logged out');
    await vi.waitUntil(() => !Object.values(localStorage).join().includes('Zenbook'));
    draft.stop();
  });

  it('[G-SESSION-1] is not stored late, by a form that was left, once its person has signed out', async () => {
    const { app } = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    const [first, second] = [aSlowPhoto(), aSlowPhoto()];
    const draft = viewModelsOf(app).draft('add-product', 'd1');
    draft.start();
    draft.keepPicture(first.slow, null);
    draft.keepPicture(second.slow, null);
    draft.stop();
    await vi.waitUntil(first.isAsked);
    await press('Sign Out');
    await see('You’re logged out');
    await allSettled();
    first.give();
    second.give();
    await allSettled();
    expect(await stored(seller.email, 'd1')).toBeNull();
  });

  it('[G-SESSION-1] of the next person is stored though the drafts of the one before are deleted late', async () => {
    const shop = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    const { draft } = viewModelsOf(shop.app);
    const { prepare } = shop.app;
    let deletes = (): void => {};
    const late = new Promise<void>((resolve) => (deletes = resolve));
    vi.spyOn(shop.app, 'prepare').mockImplementationOnce((group) => late.then(() => prepare(group)));
    await press('Sign Out');
    await see('You’re logged out');
    await logIn(shop, otherSeller);
    const next = draft('add-product', 'd2');
    next.start();
    deletes();
    await allSettled();
    next.keepPicture(photo, null);
    next.stop();
    await vi.waitUntil(async () => (await stored(otherSeller.email, 'd2')) !== null);
  });

  it('[G-SELL-1] is listed and restored where an earlier release saved it without a text', async () => {
    const first = await aProductionShop({ who: seller, at: '/nowhere' });
    await see(seller.email);
    await new IndexedPictureStore().write(draftOf(seller.email), { file: photo, url: null, savedAt: Date.now() });
    const shop = await first.reload('/dashboard/addproducts');
    await see('1 other draft');
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Product without a name');
    await shop.go(link?.getAttribute('href') ?? '');
    await see('zenbook.jpg');
    await see('We restored your draft');
  });
});
