import { afterEach, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { reset } from './FaultyServer.ts';
import { allSettled } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;

async function reportElsewhere({ backend }: ProductionShop, productId: string): Promise<void> {
  const answer = await fetch(`${backend.backend.url}/reporteditems`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, reason: 'other', details: 'Two phones, one picture' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

it('[G-TRUE-1] the queue does not call a newly reported product gone when its look-up fails', async () => {
  const { id: productId, productName, sellerEmail } = laptop;
  const reports = [aReport({ productId, productName, sellerEmail })];
  const shop = await aProductionShop({
    who: people.admin,
    extensions: ['reports', 'search'],
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } },
  });
  await shop.go('/dashboard/reporteditem');
  await see(laptop.productName);
  await nothingPending();
  await reportElsewhere(shop, phone.id);
  shop.server.script = ({ url }) => (url.startsWith('/product/') ? reset : null);
  tellFromAnotherTab('reports');
  await see(phone.productName);
  await allSettled();
  await nothingPending();
  expect(shown()).not.toContain('No longer offered');
});
