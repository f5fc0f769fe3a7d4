import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { anIndexedDb } from '../../builders/anIndexedDb.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { reset } from './FaultyServer.ts';
import { allSettled } from './people.ts';

vi.setConfig({ testTimeout: 15_000 });

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
  vi.unstubAllGlobals();
});

const { offline, unreachable } = failureTexts.english;

describe('[G-TRUE-1] A shop whose backend breaks every connection', () => {
  it('says that the shop can’t be reached, and shows the list on the next try', async () => {
    const { server, go } = await aProductionShop();
    server.script = () => reset;
    await go('/allproducts');
    await see(unreachable);
    expect(shown()).not.toContain('You’re offline');
    server.script = () => null;
    await press('Try again');
    await see(products.laptop.productName);
  });

  it('says so after a change, too', async () => {
    const { server, go } = await aProductionShop({ who: people.seller });
    await go('/dashboard/sellersproducts');
    server.script = ({ method }) => (method === 'PUT' ? reset : null);
    await press(`Advertise ${products.laptop.productName}`);
    await see(unreachable);
    expect(shown()).not.toContain('You’re offline');
  });

  it('says that you are offline when the device has no network', async () => {
    const { server, go } = await aProductionShop();
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    server.script = () => reset;
    await go('/allproducts');
    await see(offline);
  });
});

it('[G-OFFLINE-1] a search that loses its network meanwhile shows what the device keeps', async () => {
  anIndexedDb();
  let isOnline = true;
  vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const shop = await aProductionShop({ keeps: true, extensions: ['search'] });
  await shop.go('/allproducts');
  await see(products.laptop.productName);
  await allSettled();
  shop.server.script = ({ url }) => {
    if (url !== '/search') return null;
    isOnline = false;
    return reset;
  };
  await shop.reload();
  await see(products.laptop.productName);
  expect(shown()).not.toContain(unreachable);
});
