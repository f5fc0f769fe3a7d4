// Measures how quickly the list of all products responds, by its size, in a browser with a CPU slowed four times.
// It prints two figures. Wall-clock time also grows when the machine is busy. The page thread's own work, times four,
// hardly does: it is the best case of the first. Asserts nothing about time.
// Needs `npm run build:fakes`. Usage: npm run bench [-- size …]
import { availableParallelism, loadavg } from 'node:os';
import { numbersIn } from '../scriptWords.mjs';
import { installBench } from './inPage.mjs';
import { click, percentilesOf, type } from './listActs.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, percentile, printRatios, withShop } from './withShop.mjs';

const slowness = 4;
const sizes = numbersIn('Usage: npm run bench [-- size …]');

/** Opens the list by its link from a loaded page, to measure the shop and not the network. */
async function openList(page) {
  const first = await page.evaluate(async () => {
    const before = performance.now();
    document.querySelector('a[href="/allproducts"]').click();
    while (document.querySelector('.product-row article') === null) await new Promise(requestAnimationFrame);
    window.openedAt = before;
    return performance.now() - before;
  });
  await page.locator('.facets input[type=checkbox]').first().waitFor({ timeout: 300_000 });
  return { first, ready: await page.evaluate(() => performance.now() - window.openedAt) };
}

async function measure(browser, address, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(installBench);
  const load = [loadavg()[0]];

  // The first visit creates the world. The measured visit has the code and pictures in the browser's cache.
  await page.goto(`${address}/allproducts?products=${size}`);
  await page.locator('.product-row').first().waitFor({ timeout: 300_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`${address}/blog`);
  await page.locator('h1').waitFor({ timeout: 300_000 });
  await pause(page, 3000);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const longest = () => page.evaluate(() => Math.max(0, ...window.longTasks.splice(0)));
  const { first, ready } = await openList(page);
  await pause(page, 3000);
  const longestOpening = await longest();

  const keys = await type(page);
  const clicks = await click(page);
  await longest();
  const scrolled = await page.evaluate(() => window.bench.scroll());
  await pause(page, 500);
  const longestScrolling = await longest();
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await pause(page, 1000);
  const work = async (act) =>
    (await threadTimes(browser, page, act)).map(({ sum, longest }) => ({
      sum: sum * slowness,
      longest: longest * slowness,
    }));
  const sums = (times) => times.map(({ sum }) => sum);
  const keyWork = sums(await work(() => type(page)));
  const clickWork = sums(await work(() => click(page)));
  const [scrollWork] = await work(() => page.evaluate(() => window.bench.scroll()));
  await context.close();
  load.push(loadavg()[0]);

  if (!scrolled.isEnd) console.warn(`${size}: the end of the list was not reached`);
  return {
    'first list, ms': first,
    'filters ready, ms': ready,
    'longest task opening, ms': longestOpening,
    ...percentilesOf('key', keys),
    'key p50, work ×4': percentile(keyWork, 0.5),
    'key p95, work ×4': percentile(keyWork, 0.95),
    ...percentilesOf('facet', clicks),
    'facet p50, work ×4': percentile(clickWork, 0.5),
    'facet p95, work ×4': percentile(clickWork, 0.95),
    'longest frame scrolling, ms': scrolled.steady,
    'longest frame leaping, ms': scrolled.leap,
    'longest task scrolling, ms': longestScrolling,
    'longest task scrolling, work ×4': scrollWork?.longest ?? Number.NaN,
    'DOM nodes, most': scrolled.nodes,
    'heap, MB': usedSize / 2 ** 20,
    'load of the machine, most': Math.max(...load),
  };
}

await withShop(async (browser, address) => {
  const rows = {};
  for (const size of sizes.length > 0 ? sizes : [240, 10_000, 100_000])
    rows[size] = await measure(browser, address, size);
  printRatios(rows);
  console.log(`CPU slowed ${slowness}×; ${availableParallelism()} cores`);
});
