import { afterEach, expect, it, vi } from 'vitest';
import { nothingPending, see, settled, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, text } from './FaultyServer.ts';

vi.setConfig({ testTimeout: 20_000 });

afterEach(stopProductionShops);

it('[G-TRUE-1] a failed look-up of a seller’s verification is repeated', async () => {
  const { server, go } = await aProductionShop();
  server.script = ({ url }) => (url.startsWith('/users/verified/') ? text(500, 'down') : null);
  await go('/allproducts');
  await see(products.laptop.productName);
  await nothingPending();
  // Two sellers, each looked up three times.
  await vi.waitFor(
    () => expect(server.asked.filter((call) => call.includes('/users/verified/'))).toHaveLength(6),
    10_000,
  );
  await settled();
  expect(shown()).not.toContain('Verified');

  server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
  await go('/blog');
  await go('/allproducts');
  await see('Verified');
});
