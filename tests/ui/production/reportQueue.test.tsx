import { afterEach, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { ok } from '#domain/shared/Result.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { reset } from './FaultyServer.ts';
import { allSettled, signOut } from './people.ts';
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

it('[G-UNDO-1] signing out sends all dismissals that could still be kept, and asks no visitor to log in', async () => {
  const { id: productId, productName, sellerEmail } = laptop;
  const reports = Array.from({ length: 8 }, (_, place) =>
    aReport({ id: `0000000000000000000000${(160 + place).toString(16)}`, productId, productName, sellerEmail }),
  );
  const shop = await aProductionShop({
    who: people.admin,
    extensions: ['reports'],
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } },
  });
  await shop.go('/dashboard/reporteditem');
  await see(productName);
  await nothingPending();
  await press(`Dismiss 8 reports about ${productName}`);
  await signOut();
  await allSettled();
  const { marketplace } = shop.backend.world;
  const token = marketplace.issueToken(people.admin.email);
  expect(marketplace.reports?.list(token.ok ? token.value : '')).toEqual(ok([]));
  expect(shop.app.logInAgain.isAsking).toBe(false);
});
