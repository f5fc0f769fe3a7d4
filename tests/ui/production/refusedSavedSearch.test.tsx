import { afterEach, it, vi } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { savedSearchesTexts } from '#ui/texts/savedSearches.ts';
import { press, see } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const look = { at: Date.now() - 86_400_000, ids: [], oldest: null };
const searches = [
  { query: { ...emptyQuery, text: 'refused' }, name: 'Refused one', savedAt: 2, look },
  { query: { ...emptyQuery, categories: ['HP'] }, name: 'Good one', savedAt: 1, look },
];

it('[G-ALERT-1] a saved search that the marketplace refuses leaves the news of the others', async () => {
  const first = await aProductionShop({ extensions: ['search'] });
  window.localStorage.setItem('re-sale-shop:saved-searches', JSON.stringify({ version: 1, value: searches }));
  first.server.script = ({ url, body }) =>
    url === '/search' && body.includes('refused') ? json(400, { message: 'Too many words' }) : null;
  const shop = await first.reload('/wishlist');
  await see('1 new since');
  await see(savedSearchesTexts.english.unknownNews);
  shop.server.script = () => null;
  await press(savedSearchesTexts.english.tryAgain);
  await see('Nothing new since');
});
