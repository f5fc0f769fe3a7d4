// Measures how quickly the suggestions of the bar's search follow a key, by the size of the catalogue, in a browser
// with a CPU slowed four times. It prints two figures, as browse.mjs does: by the clock, which also grows when the
// machine is busy, and by the work of the page's thread, times four. Asserts nothing about time.
// Needs `npm run build:fakes`. Usage: npm run bench:suggestions [-- size …]
import { availableParallelism, loadavg } from 'node:os';
import { numbersIn } from '../scriptWords.mjs';
import { installBench } from './inPage.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, percentile, printRatios, withShop } from './withShop.mjs';

const slowness = 4;
const texts = ['thinkpad', 'iphnoe', 'galxy s23', 'camera dhaka', 'lenvo', 'rahman', 'drone', 'macbok'];
const sizes = numbersIn('Usage: npm run bench:suggestions [-- size …]');

/** Without the first key of all, which loads the catalogue. */
async function type(page) {
  const times = [];
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1) {
      times.push(await page.evaluate((typed) => window.bench.suggest(typed), text.slice(0, end)));
      await pause(page, 120);
    }
  }
  return times;
}

async function measure(browser, address, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(installBench);
  const load = [loadavg()[0]];

  // The first visit creates the world.
  await page.goto(`${address}/blog?products=${size}`);
  await page.locator('h1').waitFor({ timeout: 300_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await pause(page, 1000);
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const first = await page.evaluate(async () => {
    const began = performance.now();
    document.querySelector('header input[type=search]').focus();
    await window.bench.suggest('t');
    while (document.querySelector('.suggest [role=option]') === null) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const keys = await type(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const work = (await threadTimes(browser, page, () => type(page))).map(({ sum }) => sum * slowness);
  await context.close();
  load.push(loadavg()[0]);
  return {
    'first suggestions, ms': first,
    'longest task until then, ms': longest,
    'key p50, ms': percentile(keys, 0.5),
    'key p95, ms': percentile(keys, 0.95),
    'key p50, work ×4': percentile(work, 0.5),
    'key p95, work ×4': percentile(work, 0.95),
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
