import { afterEach, expect, it, vi } from 'vitest';
import { productWire } from '#fakes/server/wire.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { allSettled, later, toasts } from './people.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop } = products;
const book = 'Book this product';

it('[G-ALERT-1] a wish that is cheaper stays news where its page was left before it was read again', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: `/products/${laptop.id}` });
  await see(laptop.productName);
  await nothingPending();
  await press('Wish list');
  const late = later();
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/booking' ? { ...json(404, {}), release: late.released } : null;
  await press(book);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press(book);
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
  await shop.go('/blog');
  const cheaper = { ...laptop, price: laptop.price - 1_500 };
  shop.server.script = ({ url }) => (url === '/allproducts' ? json(200, [productWire(cheaper)]) : null);
  late.release();
  await vi.waitFor(() => expect(toasts()).toContain(failureTexts.english.notFound));
  await allSettled();
  await shop.reload('/wishlist');
  await see(savedTexts.english.priceLess('1,500 tk'));
});
