import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '#ui/app/routes.ts';
import { appTexts } from '#ui/texts/app.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { press, see, shown } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { holdLongWaits } from './longWaits.ts';

vi.setConfig({ testTimeout: 30_000 });

const words = appTexts.english;
let reloads = 0;

beforeEach(() => {
  reloads = 0;
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

/** A page whose code never arrives. */
async function openHung() {
  const { go } = await aProductionShop();
  for (const route of routes.filter(({ pattern }) => pattern === '/blog')) {
    vi.spyOn(route, 'page').mockReturnValue(new Promise(() => undefined));
  }
  // No reload has been tried yet.
  window.sessionStorage.setItem('re-sale-shop:reloaded-for-code', '/blog');
  const { pass } = holdLongWaits();
  await go('/blog');
  expect(shown()).not.toContain(words.unreachableTitle);
  return { go, pass };
}

it('[G-FAULT-1] a page whose code never arrives says so after 20 seconds, and what to do', async () => {
  const { go, pass } = await openHung();
  await pass(8);
  await see(commonTexts.english.longWait);
  await pass(11);
  expect(shown()).not.toContain(words.unreachableTitle);
  await pass(1);
  await see(words.unreachableTitle);
  await go('/allproducts');
  await see('Everything on offer');
});

it('[G-FAULT-1] [G-UPDATE-1] a page whose code never arrives loads again on request', async () => {
  const { pass } = await openHung();
  vi.stubGlobal('fetch', async () => new Response(''));
  await pass(20);
  await see(words.unreachableTitle);
  await press(words.retry);
  await pass(20);
  await vi.waitFor(() => expect(reloads).toBe(1));
  vi.unstubAllGlobals();
});

it('[G-FAULT-1] [G-A11Y-1] another try shows that it loads, and says so when it fails, too', async () => {
  const { pass } = await openHung();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await pass(20);
  await see(words.unreachableTitle);
  await press(words.retry);
  expect(document.querySelector('[role="status"]')?.getAttribute('aria-label')).toBe(words.loading);
  expect(shown()).not.toContain(words.unreachableTitle);
  await pass(20);
  await see(words.unreachableTitle);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(words.unreachableTitle));
  vi.unstubAllGlobals();
});

it('[G-FAULT-1] a failed try reloads no page that the person has gone on to', async () => {
  const { go, pass } = await openHung();
  vi.stubGlobal('fetch', async () => new Response(''));
  await pass(20);
  await press(words.retry);
  await go('/allproducts');
  await see('Everything on offer');
  await pass(20);
  await see('Everything on offer');
  expect(reloads).toBe(0);
  vi.unstubAllGlobals();
});

it('[G-FAULT-1] a wait for a page’s code can be stopped', async () => {
  const { pass } = await openHung();
  await pass(8);
  await press(commonTexts.english.stop);
  await see(words.unreachableTitle);
});
