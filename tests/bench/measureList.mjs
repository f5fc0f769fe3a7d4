import { loadavg } from 'node:os';
import { installBench } from './inPage.mjs';
import { click, count, percentilesOf, type } from './listActs.mjs';
import { scrollRows } from './scrollRows.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, percentile } from './withShop.mjs';

const slowness = 4;
const firstCard = '.product-row article';
const firstFilter = '.facets input[type=checkbox]';

/** All figures of the list of all products, for one size and one search. */
export async function measureList({ browser, address, backend, backendPort }) {
  const load = [loadavg()[0]];
  const visit = await firstVisit(browser, address, backendPort);
  const { page, cdp, close } = await openPage(browser);
  const open = async () => {
    await page.goto(`${address}/allproducts`);
    await page.locator(firstFilter).first().waitFor({ timeout: 300_000 });
    await pause(page, 2000);
  };
  await open();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const keys = await type(page);
  const clicks = await click(page);
  const counts = await count(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // Answers that the page still has would cost the backend nothing.
  await open();
  const keyWork = await workOf(browser, page, backend, type);
  const clickWork = await workOf(browser, page, backend, click);
  const scrolled = await scrollRows(browser, page, cdp, 2000);
  load.push(loadavg()[0]);
  await close();
  return {
    ...visit,
    ...percentilesOf('key', keys),
    ...percentiles('key', keyWork),
    ...percentilesOf('facet', clicks),
    ...percentiles('facet', clickWork),
    'counts of a text p50, ms': percentile(counts, 0.5),
    'counts of a text p95, ms': percentile(counts, 0.95),
    'rows scrolled': scrolled.rows,
    'longest frame scrolling, ms, CPU not slowed': scrolled.frame,
    'longest task scrolling, work ×4': scrolled.longest * slowness,
    'p99 task of a frame scrolling, work ×4': scrolled.usual * slowness,
    'heap, MB': scrolled.heap,
    'load of the machine, most': Math.max(...load),
  };
}

async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // It would answer from the device.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(installBench);
  return { page, cdp: await context.newCDPSession(page), close: () => context.close() };
}

/** From an empty cache to the first list and its filters; the bytes of the marketplace's answers apart. */
async function firstVisit(browser, address, backendPort) {
  const { page, cdp, close } = await openPage(browser);
  const bytes = { all: 0, answers: 0 };
  const asked = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(asked.get(requestId) ?? address);
    bytes.all += encodedDataLength;
    if (url.port === String(backendPort) && !url.pathname.startsWith('/pictures')) bytes.answers += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const began = performance.now();
  await page.goto(`${address}/allproducts`, { waitUntil: 'commit' });
  await page.locator(firstCard).first().waitFor({ timeout: 300_000 });
  const first = performance.now() - began;
  await page.locator(firstFilter).first().waitFor({ timeout: 300_000 });
  const ready = performance.now() - began;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await pause(page, 1000);
  await close();
  return {
    'first list, ms': first,
    'filters ready, ms': ready,
    'answers until then, KB': bytes.answers / 1024,
    'everything until then, KB': bytes.all / 1024,
  };
}

/** The work of each act: on the page's thread, times four, and in the backend. */
async function workOf(browser, page, backend, act) {
  const ofBackend = [];
  const ofPage = await threadTimes(browser, page, () =>
    act(page, async (one) => {
      const before = await backend.work();
      const time = await one();
      ofBackend.push((await backend.work()) - before);
      return time;
    }),
  );
  return ofPage.map(({ sum }, place) => ({ page: sum * slowness, backend: ofBackend[place] ?? 0 }));
}

function percentiles(name, works) {
  const figures = {};
  for (const share of [0.5, 0.95]) {
    const at = (read) => percentile(works.map(read), share);
    figures[`${name} p${share * 100}, work ×4`] = at(({ page }) => page);
    figures[`${name} p${share * 100}, work in the backend`] = at(({ backend }) => backend);
  }
  return figures;
}
