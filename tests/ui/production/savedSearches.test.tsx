import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { savedSearchesKey } from '#domain/saved/savedSearchesKey.ts';
import { maxSavedSearches, type SavedSearch } from '#domain/saved/SavedSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { savedSearchesTexts } from '#ui/texts/savedSearches.ts';
import { filterWords } from '#ui/parts/search/searchName.ts';
import { searchWordsIn } from '#ui/parts/search/useSearchWords.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, reset } from './FaultyServer.ts';
import { allSettled, toasts } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;
const words = savedSearchesTexts.english;

function store(searches: readonly SavedSearch[]): void {
  const { key, version } = savedSearchesKey;
  window.localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version, value: searches }));
}

/** Somebody looked at the laptops a day ago. */
function storeLookedAt(): void {
  const look = { at: Date.now() - 86_400_000, ids: [laptop.id], oldest: null };
  store([{ query: { ...emptyQuery, categories: [laptop.categoryName] }, name: null, savedAt: 1, look }]);
}

/** The time at which somebody last looked at the stored search. */
function lookedAt(): number | undefined {
  const text = window.localStorage.getItem(`re-sale-shop:${savedSearchesKey.key}`) ?? '';
  return (JSON.parse(text) as { readonly value: readonly SavedSearch[] }).value[0]?.look?.at;
}

/** The list with one more laptop in it, as the marketplace answers it. */
async function offerOneMore({ backend, server }: ProductionShop): Promise<void> {
  const answer = await fetch(`${backend.backend.url}/allproducts`);
  const rows = (await answer.json()) as readonly { readonly _id: string }[];
  const one = rows.find(({ _id }) => _id === laptop.id);
  const more = [...rows, { ...one, _id: '0000000000000000000009aa' }];
  server.script = ({ url, method }) => (method === 'GET' && url === '/allproducts' ? json(200, more) : null);
}

it.each([
  { wishes: 'no products', wish: false },
  { wishes: 'a product', wish: true },
])(
  '[G-ALERT-1] a wish list with $wishes asks for the news of saved searches again after a change',
  async ({ wish }) => {
    const first = await aProductionShop();
    storeLookedAt();
    if (wish) act(() => first.app.wishList.save(phone));
    const shop = await first.reload('/wishlist');
    await see('Nothing new since');
    await nothingPending();
    await offerOneMore(shop);
    tellFromAnotherTab('products/');
    await see('1 new since');
  },
);

it('[G-ALERT-1] a saved search is marked as looked at once its results are there, and not before', async () => {
  const first = await aProductionShop({ extensions: ['search'] });
  storeLookedAt();
  const before = lookedAt();
  const shop = await first.reload(`/allproducts?q=${encodeURIComponent(phone.productName)}`);
  await see(phone.productName);
  await nothingPending();
  // The marketplace answers the look-up of news, but not the page's list.
  shop.server.script = ({ url, body }) =>
    url === '/search' && (JSON.parse(body) as { readonly size: number }).size < 100 ? json(503, {}) : null;
  await shop.go(`/allproducts?category=${encodeURIComponent(laptop.categoryName)}`);
  await see(failureTexts.english.unavailable);
  await allSettled();
  expect(shown()).not.toContain(laptop.productName);
  expect(lookedAt()).toBe(before);

  shop.server.script = () => null;
  await press('Try again');
  await see(laptop.productName);
  await vi.waitFor(() => expect(lookedAt()).toBeGreaterThan(before ?? Infinity));
});

it('[G-TRUE-1] the news of a saved search that could not be read are asked again after a change', async () => {
  const first = await aProductionShop();
  storeLookedAt();
  first.server.script = ({ url }) => (url === '/allproducts' ? reset : null);
  await first.reload('/wishlist');
  await see(words.unknownNews);
  first.server.script = () => null;
  tellFromAnotherTab('products/');
  await see('Nothing new since');
});

it('[G-ALERT-1] a search that is too long to be saved has no “Save search”', async () => {
  const shop = await aProductionShop({ at: `/allproducts?q=${'galaxy'.repeat(51)}` });
  await nothingPending();
  expect(shown()).not.toContain(words.save);
  await shop.go('/allproducts?q=galaxy');
  await see(words.save);
});

it('[G-ALERT-1] Undo of a removed search says that there is no room, and removes no other search', async () => {
  const first = await aProductionShop();
  const searchOf = (one: number): SavedSearch => {
    return { query: { ...emptyQuery, text: `search ${one}` }, name: `Search ${one}`, savedAt: 1_000 - one, look: null };
  };
  store(Array.from({ length: maxSavedSearches }, (_, one) => searchOf(one)));
  const shop = await first.reload('/wishlist');
  await press(words.of(words.delete, 'Search 3'));
  await shop.go('/allproducts?q=elitebook');
  await press(words.save);
  await press(words.undo);
  await see(words.tooMany(maxSavedSearches));
  await shop.go('/wishlist');
  await see('Search 29');
});

it('[G-I18N-1] the message about a removed search follows the language, with the words of its filters', async () => {
  const first = await aProductionShop();
  const query = { ...emptyQuery, price: { min: null, max: 45_000 } };
  store([{ query, name: null, savedAt: 1, look: null }]);
  const { app } = await first.reload('/wishlist');
  await press(words.of(words.delete, 'Up to 45,000 tk'));
  expect(toasts()).toContain(words.removedToast('Up to 45,000 tk'));
  act(() => app.preferences.chooseLanguage('bangla'));
  await see(filterWords({ query }, searchWordsIn('bangla')));
  expect(toasts()).not.toContain('Up to');
});
