import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedLists } from '#domain/saved/SavedList.ts';
import { factsOf } from '#domain/saved/SavedProduct.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';
import { savedSearchesTexts } from '#ui/texts/savedSearches.ts';
import { press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, json, text } from './FaultyServer.ts';
import { allSettled } from './people.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop } = products;
const priceChanged = savedSearchesTexts.english.priceChanges(1, '1');

const wishesOf = (price: number): string => {
  const seen = { price, at: Date.now() - 86_400_000 };
  return JSON.stringify({ version: 1, value: [{ productId: laptop.id, savedAt: 1, facts: factsOf(laptop), seen }] });
};

const wishesKey = `re-sale-shop:${savedLists.wishList.stored.key}`;

/** Home, where the wish list's laptop was dearer at the last look. A search keeps the news open without a wish. */
async function homeWithNews(): Promise<ProductionShop> {
  const first = await aProductionShop();
  window.localStorage.setItem(wishesKey, wishesOf(laptop.price + 1_500));
  const search = { query: { ...emptyQuery, text: 'laptop' }, name: null, savedAt: 1, look: null };
  const { key, version } = savedSearchesKey;
  window.localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version, value: [search] }));
  const shop = await first.reload('/');
  act(() => void fireEvent.pointerDown(window));
  act(() => void fireEvent.scroll(window));
  await see(priceChanged);
  return shop;
}

it('[G-ALERT-1] Home counts no changed price that was seen in another tab', async () => {
  await homeWithNews();
  const newValue = wishesOf(laptop.price);
  window.localStorage.setItem(wishesKey, newValue);
  const told = { key: wishesKey, newValue, storageArea: window.localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  await allSettled();
  expect(shown()).not.toContain(priceChanged);
});

it('[G-ALERT-1] Home counts no changed price of a product that was removed from the wish list', async () => {
  const { app } = await homeWithNews();
  act(() => app.wishList.remove(laptop.id));
  await allSettled();
  expect(shown()).not.toContain(priceChanged);
});

describe('[G-TRUE-1] a saved search for verified sellers', () => {
  const words = savedSearchesTexts.english;

  /** The wish list's page, where nobody has seen a product of the search yet. */
  async function openSearch(answer: Fault): Promise<ProductionShop> {
    const first = await aProductionShop();
    const look = { at: Date.now() - 86_400_000, ids: [], oldest: null };
    const search = { query: { ...emptyQuery, verified: true }, name: null, savedAt: 1, look };
    const { key, version } = savedSearchesKey;
    window.localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version, value: [search] }));
    first.server.script = ({ url }) => (url.startsWith('/users/verified/') ? answer : null);
    return first.reload('/wishlist');
  }

  it('is still being checked while the shop does not answer about its sellers', async () => {
    const { server } = await openSearch(hang);
    await vi.waitFor(() => expect(server.asked.join()).toContain('/users/verified/'));
    await allSettled();
    expect(shown()).toContain(words.checking);
    expect(shown()).not.toContain('Nothing new');
  });

  it('could not be checked when a page comes in place of that answer, and is on the next try', async () => {
    const { server } = await openSearch(text(200, '<!doctype html><title>Shop</title>'));
    await see(words.unknownNews);
    expect(shown()).not.toContain('Nothing new');
    server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
    await press(words.tryAgain);
    await see('3 new since');
  });
});
