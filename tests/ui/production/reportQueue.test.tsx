import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import type { Extension } from '#domain/extensions.ts';
import { ok } from '#domain/shared/Result.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { reportQueueTexts } from '#ui/texts/reportQueue.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, reset, text } from './FaultyServer.ts';
import { allSettled, logIn, signOut, toasts } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;
const { productName } = laptop;

async function reportElsewhere({ backend }: ProductionShop, productId: string): Promise<void> {
  const answer = await fetch(`${backend.backend.url}/reporteditems`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, reason: 'other', details: 'Two phones, one picture' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** An admin's queue with this many reports about one product. */
async function aQueue(count: number, more: readonly Extension[] = []): Promise<ProductionShop> {
  const { id: productId, sellerEmail } = laptop;
  const reports = Array.from({ length: count }, (_, place) =>
    aReport({ id: `0000000000000000000000${(160 + place).toString(16)}`, productId, productName, sellerEmail }),
  );
  const shop = await aProductionShop({
    who: people.admin,
    extensions: ['reports', ...more],
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } },
  });
  await shop.go('/dashboard/reporteditem');
  await see(productName);
  await nothingPending();
  return shop;
}

it('[G-TRUE-1] the queue does not call a newly reported product gone when its look-up fails', async () => {
  const shop = await aQueue(1, ['search']);
  await reportElsewhere(shop, phone.id);
  shop.server.script = ({ url }) => (url.startsWith('/product/') ? reset : null);
  tellFromAnotherTab('reports');
  await see(phone.productName);
  await allSettled();
  await nothingPending();
  expect(shown()).not.toContain('No longer offered');
});

it.each([
  ['without a session ends once the login is closed', text(401, 'expired'), accountTexts.english.logInAgainText],
  ['stops once there are too many requests', text(429, ''), 'Too many requests'],
])('[G-FAULT-1] dismissing twenty reports %s', async (_what, refusal, said) => {
  const shop = await aQueue(20);
  shop.server.script = ({ method, url }) => {
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return method === 'DELETE' ? refusal : null;
  };
  await press(`Dismiss 20 reports about ${productName}`);
  await press(`Dismiss now about ${productName}`);
  await see(said);
  const sent = () => shop.server.calls.filter(({ method }) => method === 'DELETE').length;
  await vi.waitFor(() => expect(sent()).toBe(6), 10_000);
  let closed = 0;
  await vi.waitFor(async () => {
    if (shop.app.logInAgain.isAsking) {
      closed += 1;
      await press('Close');
    }
    expect(shown()).toContain('weren’t dismissed');
  }, 10_000);
  // The calls of before ask together; one that is answered after the press may ask again.
  expect(closed).toBeLessThan(3);
  await nothingPending();
  expect(shop.app.logInAgain.isAsking).toBe(false);
  expect(sent()).toBe(6);
});

it('[G-REP-1] a report that the marketplace no longer has counts as dismissed', async () => {
  const shop = await aQueue(1);
  shop.server.script = ({ method, url }) => {
    if (method === 'DELETE') return json(404, { message: 'No such report' });
    return url === '/reporteditems' ? json(200, []) : null;
  };
  await press(`Dismiss report about ${productName}`);
  await press(`Dismiss now about ${productName}`);
  await see('No open reports');
  await allSettled();
  expect(toasts()).not.toContain('wasn’t dismissed');
});

describe('[G-TRUE-1] [G-REP-1] reports whose dismissal seemed to fail are said to be dismissed', () => {
  const { dismissed } = reportQueueTexts.english;
  const dismissTwo = async (): Promise<void> => {
    await press(`Dismiss 2 reports about ${productName}`);
    await press(`Dismiss now about ${productName}`);
  };

  it('once the list lacks them, though the answers were lost', async () => {
    const shop = await aQueue(2);
    shop.server.script = ({ method }) => (method === 'DELETE' ? { kind: 'answer-lost' } : null);
    await dismissTwo();
    await see('No open reports');
    await vi.waitFor(() => expect(toasts()).toBe(dismissed(2, '2', productName)));
  });

  it('once another admin has dismissed the last of them, and no earlier', async () => {
    const shop = await aQueue(2);
    shop.server.script = ({ method }) => (method === 'DELETE' ? json(500, {}) : null);
    await dismissTwo();
    const { notDismissed, tryAgain } = reportQueueTexts.english;
    await see(notDismissed);
    const { marketplace } = shop.backend.world;
    const token = marketplace.issueToken(people.admin.email);
    const dismissElsewhere = async (id: string): Promise<void> => {
      expect(marketplace.reports?.delete(token.ok ? token.value : '', id)).toEqual(ok(true));
      tellFromAnotherTab('reports');
      await allSettled();
    };
    await dismissElsewhere('0000000000000000000000a0');
    await see('1 report about 1 product');
    expect(toasts()).toContain(tryAgain);
    await dismissElsewhere('0000000000000000000000a1');
    expect(toasts()).toBe(dismissed(2, '2', productName));
  });

  it('only where each row of the list has its id', async () => {
    const shop = await aQueue(2);
    shop.server.script = ({ method, url }) => {
      if (method === 'DELETE') return json(500, {});
      return url === '/reporteditems' ? json(200, [{ reason: 'other' }]) : null;
    };
    await dismissTwo();
    await see('1 report couldn’t be read.');
    await allSettled();
    expect(toasts()).toContain(reportQueueTexts.english.tryAgain);
  });
});

it('[G-UNDO-1] signing out sends all dismissals that could still be kept, and asks no visitor to log in', async () => {
  const shop = await aQueue(8);
  await press(`Dismiss 8 reports about ${productName}`);
  await signOut();
  await allSettled();
  const { marketplace } = shop.backend.world;
  const token = marketplace.issueToken(people.admin.email);
  expect(marketplace.reports?.list(token.ok ? token.value : '')).toEqual(ok([]));
  expect(shop.app.logInAgain.isAsking).toBe(false);
});

it('[G-REP-1] the question before a seller is removed counts no reports once another admin has dismissed them', async () => {
  const shop = await aQueue(1);
  const { removeSeller, ofProduct, reportsStay } = reportQueueTexts.english;
  await press(removeSeller + ofProduct(laptop.sellerName));
  await see(reportsStay(1, '1'));
  shop.server.script = ({ method, url }) => (method === 'GET' && url === '/reporteditems' ? json(200, []) : null);
  tellFromAnotherTab('reports');
  await vi.waitFor(() => expect(shown()).not.toContain(reportsStay(1, '1')));
  await nothingPending();
  expect(document.querySelector('dialog')?.textContent).not.toContain(reportsStay(0, '0'));
});

it.each([
  ['before they sign out', true],
  ['as they sign out', false],
])(
  '[G-SESSION-1] a report that an admin could not dismiss %s has no mark for the next admin',
  async (_when, isSent) => {
    const shop = await aQueue(1);
    const { notDismissed } = reportQueueTexts.english;
    shop.server.script = ({ method }) => (method === 'DELETE' ? json(500, {}) : null);
    await press(`Dismiss report about ${productName}`);
    if (isSent) {
      await press(`Dismiss now about ${productName}`);
      await see(notDismissed);
    }
    await signOut();
    await allSettled();
    const { id: productId, sellerEmail } = laptop;
    const row = { _id: '0000000000000000000000a0', productId, productName, sellerEmail, reason: 'already-sold' };
    shop.server.script = ({ method, url }) => {
      if (url.startsWith('/users/admin/')) return json(200, { isAdmin: true });
      return method === 'GET' && url === '/reporteditems' ? json(200, [row]) : null;
    };
    await logIn(shop, people.otherBuyer);
    await shop.go('/dashboard/reporteditem');
    await see(productName);
    await nothingPending();
    expect(document.querySelector('.report-group')?.textContent).toContain(productName);
    expect(shown()).not.toContain(notDismissed);
  },
);

it('[G-TRUE-1] [G-REP-1] a seller who is removed from the queue is known to be gone though the answer is lost', async () => {
  const shop = await aQueue(1);
  shop.server.script = ({ method }) => (method === 'DELETE' ? { kind: 'answer-lost' } : null);
  const { removeSeller, ofProduct } = reportQueueTexts.english;
  await press(removeSeller + ofProduct(laptop.sellerName));
  await press('Confirm Delete');
  await see(outcomeTexts.english.sellerDeleted(laptop.sellerName));
  await nothingPending();
  expect(document.querySelector('dialog')).toBeNull();
});
