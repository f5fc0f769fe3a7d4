import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Extension } from '#domain/extensions.ts';
import { administrationTexts } from '#ui/texts/administration.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { named, nothingPending, press, see, shown, tick } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, json } from './FaultyServer.ts';
import { heard } from './heard.ts';
import { allSettled, later } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

afterEach(stopProductionShops);

const row = (serial: number, name: string | undefined, email: string) => ({
  _id: `00000000000000000000050${serial}`,
  name,
  email,
});
const deleteButtons = (): readonly string[] => screen.getAllByRole('button', { name: /^Delete / }).map(named);

async function buyersPage(rows: readonly object[]) {
  const shop = await aProductionShop({ who: people.admin });
  shop.server.script = ({ method, url }) => {
    if (method === 'DELETE') return json(200, { acknowledged: true, deletedCount: 1 });
    return url.startsWith('/buyers') && !url.startsWith('/buyersproducts') ? json(200, rows) : null;
  };
  await shop.go('/dashboard/allbuyer');
  return shop;
}

describe('[G-TRUE-1] An admin’s list of people', () => {
  it('offers no Delete for the admin’s own account, and says why', async () => {
    await buyersPage([
      row(1, people.admin.name, people.admin.email.toUpperCase()),
      row(2, people.buyer.name, people.buyer.email),
    ]);
    await see('This is you');
    expect(deleteButtons()).toEqual([`Delete ${people.buyer.name}`]);
  });

  it('names a person without a name by the address, in the row, the question and the announcement', async () => {
    await buyersPage([row(1, undefined, 'x@shop.example')]);
    await see('No name given');
    await press('Delete x@shop.example');
    await see('x@shop.example will be removed.');
    expect(shown()).not.toContain('(x@shop.example)');
    await press('Confirm Delete');
    await see('Buyer x@shop.example deleted successfully');
  });

  it('says of two rows with one address that either may be deleted, and waits for the fresh list', async () => {
    const { server } = await buyersPage([row(1, 'Bela', 'two@shop.example'), row(2, 'Bela too', 'Two@shop.example')]);
    await press('Delete Bela too');
    await see('2 accounts use this address. The marketplace deletes by address, so any of them may go.');
    await press('Confirm Delete');
    await see('An account with the address Two@shop.example was deleted. The list shows what’s left.');
    await nothingPending();
    expect(server.asked.filter((call) => call === 'GET /buyers')).toHaveLength(2);
    expect(deleteButtons()).toEqual(['Delete Bela', 'Delete Bela too']);
  });

  it('says so of an unreadable row with the address of a readable one, too', async () => {
    await buyersPage([row(1, 'Bela', 'two@shop.example'), { ...row(2, 'Bela too', 'two@shop.example'), name: ['x'] }]);
    await press('Delete Bela');
    await see('2 accounts use this address. The marketplace deletes by address, so any of them may go.');
  });
});

it('[G-TRUE-1] A seller whose deletion’s answer was lost is told as deleted, and leaves the list', async () => {
  const { server, go } = await aProductionShop({ who: people.admin });
  await go('/dashboard/allseller');
  await press(`Delete ${people.seller.name}`);
  server.script = ({ method }) => (method === 'DELETE' ? { kind: 'answer-lost' } : null);
  await press('Confirm Delete');
  await see(`Seller ${people.seller.name} deleted successfully`);
  await nothingPending();
  expect(deleteButtons()).not.toContain(`Delete ${people.seller.name}`);
  expect(server.asked.filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
});

describe('[G-TRUE-1] The products of a deleted seller', () => {
  it('are announced in the question, and linked afterwards if they are still in the shop', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    server.script = ({ method }) => (method === 'DELETE' ? json(200, { acknowledged: true, deletedCount: 1 }) : null);
    await go('/dashboard/allseller');
    await press(`Delete ${people.seller.name}`);
    await see('They have 2 products for sale. They may stay listed.');
    await press('Confirm Delete');
    await see('2 products of the deleted seller are still for sale');
    const way = [...document.querySelectorAll('a')].find((one) => one.textContent === 'See them');
    expect(new URL(way?.href ?? '').searchParams.get('q')).toBe(people.seller.name);
  });

  it('[G-A11Y-1] are heard of afterwards', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    server.script = ({ method }) => (method === 'DELETE' ? json(200, { acknowledged: true, deletedCount: 1 }) : null);
    await go('/dashboard/allseller');
    await press(`Delete ${people.seller.name}`);
    const texts = heard();
    await press('Confirm Delete');
    await vi.waitFor(() => expect(texts).toContain('2 products of the deleted seller are still for sale'), 5000);
  });

  it('are not those of the seller asked about before', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    await go('/dashboard/allseller');
    await press(`Delete ${people.seller.name}`);
    await see('They have 2 products for sale.');
    await press('Cancel Process');
    server.script = ({ url }) => (url === '/allproducts' ? hang : null);
    await press(`Delete ${people.otherSeller.name}`);
    await see('Products they have for sale may stay listed.');
    expect(shown()).not.toContain('2 products for sale');
  });

  it('are not mentioned when the marketplace deletes them too', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    await go('/dashboard/allseller');
    await press(`Delete ${people.seller.name}`);
    await press('Confirm Delete');
    await see(`Seller ${people.seller.name} deleted successfully`);
    await nothingPending();
    expect(server.asked.filter((call) => call === 'GET /allproducts').length).toBeGreaterThan(1);
    expect(shown()).not.toContain('still for sale');
  });
});

describe('[G-FAULT-1] A person’s panel, in a marketplace that can search', () => {
  const { loadingFacts } = administrationTexts.english;
  const isRead = () => vi.waitFor(() => expect(shown()).not.toContain(loadingFacts), 10_000);

  /** The first seller's panel, and then the second's, whose search is late. */
  async function twoPanels() {
    const shop = await aProductionShop({ who: people.admin, at: '/dashboard/allseller', extensions: ['search'] });
    await press(people.seller.name);
    await see(products.laptop.productName);
    await nothingPending();
    const late = later();
    shop.server.script = ({ url }) => (url === '/search' ? late.fault : null);
    await press(people.otherSeller.name);
    await see(loadingFacts);
    shop.server.script = () => null;
    return late;
  }

  it('shows the person’s own products after a look at another whose search was late', async () => {
    const late = await twoPanels();
    await press(people.seller.name);
    late.release();
    await allSettled();
    await isRead();
    expect(shown()).toContain(products.laptop.productName);
  });

  it('shows the person’s products though the list is read again meanwhile', async () => {
    const late = await twoPanels();
    tellFromAnotherTab('bookings/');
    late.release();
    await see(products.phone.productName);
    await isRead();
  });
});

describe('[G-TRUE-1] A person’s reports, if a report does not name its seller', () => {
  const { noReports, maybeMoreReports, openReports } = administrationTexts.english;
  const { id: productId, productName, sellerEmail } = products.laptop;
  const { sellerEmail: _seller, ...report } = aReport({ productId, productName });

  /** The panel of the laptop's seller. `allProducts`: the list's answer. */
  async function open({
    listed = products.laptop,
    extensions = [] as Extension[],
    allProducts = null as Fault | null,
  }) {
    const marketplace = { ...shopWorld.marketplace, products: [listed], reports: [report] };
    const shop = await aProductionShop({
      who: people.admin,
      extensions: ['reports', ...extensions],
      seed: { ...shopWorld, marketplace },
    });
    shop.server.script = ({ url }) => (url === '/allproducts' ? allProducts : null);
    await shop.go('/dashboard/allseller');
    await press(people.seller.name);
    return shop;
  }

  it('are unknown while the person’s products are, and are read with them', async () => {
    const shop = await open({ allProducts: json(500, {}) });
    const { unavailable } = failureTexts.english;
    await vi.waitFor(() => expect(shown().split(unavailable)).toHaveLength(3), 10_000);
    expect(shown()).not.toContain(noReports);
    shop.server.script = () => null;
    await press('Try again');
    await see(productName);
    await vi.waitFor(() => expect(document.querySelectorAll('.person-report')).toHaveLength(1));
    expect(shown()).not.toContain(noReports);
  });

  it('are not said to be none while the person’s products are awaited', async () => {
    const { fault, release } = later();
    const shop = await open({ allProducts: fault });
    await vi.waitFor(() => expect(shop.server.asked).toContain('GET /reporteditems'), 10_000);
    await allSettled();
    expect(shown()).not.toContain(noReports);
    release();
    await vi.waitFor(() => expect(document.querySelectorAll('.person-report')).toHaveLength(1));
  });

  it.each([
    ['a product is unreadable', { allProducts: json(200, [{ _id: productId, email: sellerEmail }]) }],
    [
      'the search may not find all of their products',
      { extensions: ['search' as const], listed: { ...products.laptop, sellerName: 'Another name' } },
    ],
  ])('are not said to be none while %s', async (_what, given) => {
    await open(given);
    await see(maybeMoreReports);
    expect(shown()).not.toContain(noReports);
    expect(screen.getByRole('link', { name: openReports })).toBeTruthy();
    expect(screen.getByRole('heading', { name: administrationTexts.english.reports })).toBeTruthy();
  });
});

describe('An admin’s list of sellers', () => {
  it('[G-TRUE-1] no longer names a product of an open seller that another tab has deleted', async () => {
    const { backend, go } = await aProductionShop({ who: people.admin });
    await go('/dashboard/allseller');
    await press(people.otherSeller.name);
    await see(products.phone.productName);
    await nothingPending();
    backend.world.marketplace.products.delete(products.phone.id);
    tellFromAnotherTab('products/');
    await see('Nothing for sale');
    expect(shown()).not.toContain(products.phone.productName);
  });

  it('[G-TRUE-1] no longer counts a deleted seller among the chosen', async () => {
    const { go } = await aProductionShop({ who: people.admin });
    await go('/dashboard/allseller');
    await see(people.seller.name);
    await tick(`Choose ${people.seller.name}`);
    await see('1 chosen');
    await press(`Delete ${people.seller.name}`);
    await press('Confirm Delete');
    await see('deleted successfully');
    await nothingPending();
    expect(shown()).not.toContain('1 chosen');
  });
});
