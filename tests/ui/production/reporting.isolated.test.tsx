import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestBookingsApi } from '#adapters/marketplace-rest/RestBookingsApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/RestProductsApi.ts';
import type { Report } from '#domain/shared/problems/ErrorReporter.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see } from '../faults/screen.ts';
import { booking, products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang } from './FaultyServer.ts';

const { buyer } = people;
const bug = new TypeError(`no rows of ${buyer.email}`);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A page's clock starts with the page; this process started long before.
  const now = performance.now.bind(performance);
  const opened = now();
  vi.spyOn(performance, 'now').mockImplementation(() => now() - opened);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await stopProductionShops();
});

async function reports({ server }: ProductionShop, count = 1): Promise<readonly Report[]> {
  const posted = () => server.calls.filter(({ method, url }) => method === 'POST' && url === '/reports');
  await vi.waitUntil(() => posted().length >= count, { timeout: 4000 });
  return posted().map(({ body }) => JSON.parse(body) as Report);
}

/** The event that browsers fire for it. */
function dispatch(type: string, more: object): void {
  window.dispatchEvent(Object.assign(new Event(type), more));
}

describe('[G-OBS-1] the shop’s operator', () => {
  it('receives a defect in a read once, with the pattern of the route and without the address', async () => {
    vi.spyOn(RestBookingsApi.prototype, 'byId').mockRejectedValue(bug);
    const shop = await aProductionShop({ reports: true, who: buyer, at: `/dashboard/booking/${booking.id}` });
    await see('Something went wrong');
    const [report, ...others] = await reports(shop);
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      kind: 'defect',
      message: 'TypeError: no rows of [e-mail]',
      route: '/dashboard/booking/:id',
    });
    expect(JSON.stringify(report)).not.toContain(booking.id);
    expect(JSON.stringify(report)).not.toContain(buyer.email);
  });

  it('receives a defect in an action', async () => {
    const shop = await aProductionShop({ reports: true, who: buyer, at: '/dashboard' });
    vi.spyOn(RestBookingsApi.prototype, 'delete').mockRejectedValue(bug);
    await press(`Delete booking of ${booking.productName}`);
    await press('Delete booking');
    expect(await reports(shop)).toMatchObject([{ kind: 'defect', route: '/dashboard' }]);
  });

  it('receives a defect in drawing a page', async () => {
    vi.spyOn(RestProductsApi.prototype, 'all').mockResolvedValue({ ok: true, value: null as never });
    const shop = await aProductionShop({ reports: true, at: `/products/${products.laptop.id}` });
    expect(await reports(shop)).toMatchObject([{ kind: 'defect', route: '/products/:id' }]);
  });

  it('receives uncaught errors, unhandled rejections and policy violations', async () => {
    const shop = await aProductionShop({ reports: true, at: '/blog' });
    dispatch('error', { error: bug });
    dispatch('unhandledrejection', { reason: new Error('late') });
    dispatch('unhandledrejection', { reason: 'a word' });
    dispatch('securitypolicyviolation', {
      effectiveDirective: 'img-src',
      blockedURI: 'https://tracker.example/p.gif?who=me',
      sourceFile: '',
      lineNumber: 0,
    });
    dispatch('error', { error: Object.assign(new Error('Theirs'), { stack: 'at chrome-extension://abc/x.js:1:2' }) });
    const told = await reports(shop, 4);
    expect(told.map(({ kind, message }) => `${kind}: ${message}`).toSorted()).toEqual([
      'defect: TypeError: no rows of [e-mail]',
      'policy-violation: img-src blocked https://tracker.example/p.gif',
      'unhandled-rejection: Error: late',
      'unhandled-rejection: a word',
    ]);
  });

  it('receives a page that is still loading after four seconds, and no faster one', async () => {
    const shop = await aProductionShop({ reports: true, at: '/compare' });
    await vi.waitUntil(() => document.querySelector('.loading-page') === null, { timeout: 4000 });
    await shop.go('/nowhere');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await shop.go('/compare');
    await vi.advanceTimersByTimeAsync(4000);
    shop.server.script = ({ url }) => (url === '/categories' ? hang : null);
    await shop.go('/categories');
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect(await reports(shop)).toMatchObject([
      { kind: 'slow-page', message: 'Still loading after 4 s', route: '/categories' },
    ]);
  });

  it('receives nothing while nothing breaks', async () => {
    const shop = await aProductionShop({ reports: true, who: buyer, at: '/dashboard' });
    await see(booking.productName);
    expect(shop.server.asked).not.toContain('POST /reports');
  });
});
