import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { storedTicks } from '#domain/meeting/meetingTicks.ts';
import { storedReports } from '#domain/reporting/reportMemory.ts';
import { storedSavedSearches } from '#domain/saved/parseSearches.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { storedSearches } from '#domain/search/recentSearches.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { WishListPage } from '#ui/features/saved/WishListPage.tsx';
import { deviceFeature } from '#ui/parts/saved/deviceFeature.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aSavedSearch } from '../../builders/aSavedSearch.ts';
import { aShop } from '../search/aShop.tsx';

afterEach(() => vi.restoreAllMocks());

const thinkPad = aThinkPad();

/** The wish list's page on a device. */
function openLists(store: DeviceStore) {
  cleanup();
  const shop = aShop({ store, products: { all: async () => ok(listing([thinkPad])) } });
  shop.open('/wishlist', <WishListPage />);
  return shop;
}

const listsOf = (shop: ReturnType<typeof openLists>) => shop.app.make(deviceFeature).deviceLists();

/** A device with one of everything that people save on it. */
function aUsedDevice(): InMemoryDeviceStore {
  const store = aDevice();
  const { wishList, comparison } = aShop({ store }).app;
  wishList.save(thinkPad);
  comparison.save(thinkPad);
  store.write(savedLists.recentlyViewed.stored, [{ productId: 'p1', savedAt: 1, facts: null }]);
  store.write(storedSavedSearches, [aSavedSearch()]);
  store.write(storedSearches, ['thinkpad']);
  store.write(storedTicks, [{ bookingId: 'b1', checks: ['screen'] }]);
  store.write(storedReports, [{ productId: 'p1', owner: null }]);
  return store;
}

/** Chooses a file to add. */
async function addFile(text: string, size?: number): Promise<void> {
  const file = new File([text], 'saved.json', { type: 'application/json' });
  if (size !== undefined) vi.spyOn(file, 'size', 'get').mockReturnValue(size);
  await userEvent.upload(screen.getByLabelText('Add from a file'), file);
}

describe('[G-ALERT-1] what is saved on this device', () => {
  it('is downloaded as a file that another device adds, without twins', async () => {
    const downloads: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      downloads.push(blob as Blob);
      return 'blob:it';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    openLists(aUsedDevice());
    await userEvent.click(screen.getByRole('button', { name: 'Download as a file' }));
    const text = (await downloads[0]?.text()) ?? '';

    const elsewhere = aDevice();
    const shop = openLists(elsewhere);
    await addFile(text);
    await vi.waitFor(() => expect(shop.toasts()).toEqual(['Added 1 product and 1 search.']));
    expect(shop.app.wishList.productIds).toEqual(['p1']);
    expect(elsewhere.read(storedSavedSearches)).toEqual([aSavedSearch()]);
    expect(screen.getByRole('heading', { name: '“thinkpad”' })).toBeTruthy();

    await addFile(text);
    await vi.waitFor(() =>
      expect(shop.toasts().at(-1)).toBe('Nothing to add: everything in this file is here already.'),
    );
    expect(shop.app.wishList.size).toBe(1);
  });

  it.each([
    ['is not JSON', '{"no', 'This file isn’t a list saved from this shop. Choose the file that you downloaded here.'],
    [
      'is another list',
      '{"products":[]}',
      'This file isn’t a list saved from this shop. Choose the file that you downloaded here.',
    ],
    [
      'holds nonsense',
      '{"format":"re-sale-shop-saved","version":1,"products":[{"productId":{"__proto__":1}},7],"searches":[{"query":{"text":{}}}]}',
      '3 entries couldn’t be read.',
    ],
  ])('stays as it is when a chosen file %s', async (_what, text, said) => {
    const store = aUsedDevice();
    const shop = openLists(store);
    await addFile(text);
    await vi.waitFor(() => expect(shop.toasts()).toEqual([said]));
    expect([shop.app.wishList.size, store.read(storedSavedSearches)?.length]).toEqual([1, 1]);
  });

  it('accepts no file that is absurdly large', async () => {
    const shop = openLists(aDevice());
    await addFile('{}', 5_000_001);
    await vi.waitFor(() =>
      expect(shop.toasts()).toEqual(['This file is too large to be a list saved from this shop.']),
    );
  });

  it('says that added entries last as long as the page where the device has no room', async () => {
    const text = listsOf(openLists(aUsedDevice())).toFile();
    const full = aDevice();
    full.hasRoom = false;
    const shop = openLists(full);
    await addFile(text);
    await vi.waitFor(() =>
      expect(shop.toasts()).toEqual([
        'Added 1 product and 1 search. This device has no room, so they last until you close this page.',
      ]),
    );
  });

  it('is deleted at once after a question', async () => {
    const store = aUsedDevice();
    const shop = openLists(store);
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(shop.app.wishList.size).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete all' });
    if (confirm !== undefined) await userEvent.click(confirm);
    expect(shop.toasts()).toEqual(['Everything saved on this device is deleted']);
    expect(screen.getByRole('heading', { name: 'Your wish list is empty' })).toBeTruthy();
    expect([shop.app.comparison.size, store.read(storedSavedSearches), store.read(storedSearches)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });
});

describe('[G-ALERT-1] a shared device', () => {
  const keys = [
    'wish-list',
    'comparison',
    'recently-viewed',
    'saved-searches',
    'recent-searches',
    'meeting-ticks',
    'reports',
  ];
  const kept = (store: InMemoryDeviceStore) =>
    keys.filter((key) => {
      const value = store.read({ key, version: 1, parse: (content) => content as readonly unknown[] });
      return value !== undefined && value.length > 0;
    });

  it('forgets every list when somebody signs out', async () => {
    const store = aUsedDevice();
    expect(kept(store)).toEqual(keys);
    const shop = openLists(store);
    await userEvent.click(screen.getByRole('checkbox', { name: /This is a shared device/ }));
    expect(listsOf(openLists(store)).forgetIfShared()).toBe(true);
    expect(kept(store)).toEqual([]);
    expect(listsOf(shop).isShared).toBe(true);
  });

  it('is a choice: otherwise everything stays', () => {
    const store = aUsedDevice();
    expect(listsOf(openLists(store)).forgetIfShared()).toBe(false);
    expect(kept(store)).toEqual(keys);
  });

  it('is known to other tabs at once', async () => {
    const store = aUsedDevice();
    const here = listsOf(openLists(store));
    const there = aShop({ store: store.openTab() }).app.make(deviceFeature).deviceLists();
    there.setShared(true);
    expect(here.isShared).toBe(true);
  });

  it('says that a choice lasts as long as the page where it cannot be stored', async () => {
    const store = aDevice();
    store.hasRoom = false;
    const shop = openLists(store);
    await userEvent.click(screen.getByRole('checkbox', { name: /This is a shared device/ }));
    expect(shop.toasts()).toEqual(['This device can’t remember your choice. It counts until you close this page.']);
  });

  it.each(['{"no', '7', '{"version":1,"value":"yes"}', '{"version":9,"value":true}'])(
    'is not what %s in its storage says',
    (text) => {
      localStorage.setItem('re-sale-shop:shared-device', text);
      expect(listsOf(openLists(new BrowserDeviceStore())).isShared).toBe(false);
      localStorage.clear();
    },
  );
});
