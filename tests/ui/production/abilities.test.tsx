import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';
import type { SavedSearch } from '#domain/saved/SavedSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { availabilityTexts } from '#ui/texts/availability.ts';
import { savedSearchesTexts } from '#ui/texts/savedSearches.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { booking, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { many, open } from './searchingShop.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { cannotTell, neverLooked, save } = savedSearchesTexts.english;
const key = `re-sale-shop:${savedSearchesKey.key}`;
const ofAvailable: SavedSearch['query'] = { ...emptyQuery, categories: ['HP'], statuses: ['available'] };
const stored = (): readonly SavedSearch[] =>
  (JSON.parse(window.localStorage.getItem(key) ?? '') as { readonly value: readonly SavedSearch[] }).value;

describe('[G-TRUE-1] a marketplace whose search does not know what is available', () => {
  it.each([
    ['asks for no availability', ['search', 'sales', 'paid'], '/allproducts?category=HP'],
    [
      'asks for available products where the shop searches',
      ['sales', 'paid'],
      '/allproducts?category=HP&status=available',
    ],
  ] as const)('has a link from a sold product to similar ones that %s', async (_what, extensions, href) => {
    const [sold] = many;
    const deal = { ...booking, productId: sold?.id ?? '', productName: sold?.productName ?? '', state: 'completed' };
    const marketplace = { ...shopWorld.marketplace, products: many.slice(0, 4), bookings: [deal] };
    await aProductionShop({
      seed: { ...shopWorld, marketplace } as typeof shopWorld,
      at: '/categories/HP',
      extensions,
      who: people.buyer,
    });
    await see(availabilityTexts.english.seeSimilar);
    const link = [...document.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === availabilityTexts.english.seeSimilar,
    );
    expect(link?.getAttribute('href')).toBe(href);
  });

  it('[G-ALERT-1] saves the search that its page shows, whatever a link asks for', async () => {
    const { go } = await open('/allproducts?category=HP&status=available');
    await see('30 products');
    await nothingPending();
    await press(save);
    expect(stored().map(({ query }) => query.statuses)).toEqual([[]]);
    await vi.waitFor(() => expect(stored()[0]?.look).not.toBeNull(), 5000);
    await go('/wishlist');
    await see('Nothing new since');
  });

  it('[G-ALERT-1] cannot tell what is new in an earlier search for available products', async () => {
    const shop = await open('/blog');
    const search: SavedSearch = { query: ofAvailable, name: null, savedAt: 1, look: null };
    window.localStorage.setItem(key, JSON.stringify({ version: savedSearchesKey.version, value: [search] }));
    await shop.reload('/wishlist');
    await see(cannotTell);
    expect(shown()).not.toContain(neverLooked);
  });
});
