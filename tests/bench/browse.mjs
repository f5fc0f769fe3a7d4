// How quickly the list of all products answers in a browser, by its size, on a CPU four times slower than this one.
// Prints a table; asserts nothing about time. Needs `npm run build:fakes`. Usage: npm run bench [-- size …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { browserPath, noBrowser } from '../browser.mjs';

const slowness = 4;
const port = 4178;
const address = `http://localhost:${port}/allproducts`;
const texts = ['thinkpad', 'iphnoe', 'samsung', 'camera dhaka', 'lenvo', 'rahman', 'drone', 'macbok'];
const sizes = process.argv.slice(2).map(Number);

/** Runs in the page: what is asked of its frames. */
function install() {
  const now = () => performance.now();
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done(now()), { once: true });
    port1.start();
    port2.postMessage(null);
  }));
  const count = () => document.querySelector('.listing-state__count')?.textContent ?? '';
  const bench = {
    async key(text) {
      const field = document.querySelector('input[type=search]');
      const before = now();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // A very long list answers some frames after its field; the field's own frame is no result.
      const seen = count();
      let end = await painted();
      for (let frame = 0; frame < 30 && count() === seen && document.body.dataset.size === 'long'; frame += 1) end = await painted();
      return end - before;
    },
    async click(place) {
      const box = document.querySelectorAll('.facets input[type=checkbox]')[place];
      const before = now();
      box.click();
      return (await painted()) - before;
    },
    async scroll() {
      const end = document.documentElement.scrollHeight - innerHeight;
      const frames = [];
      let nodes = 0;
      let last = now();
      // A hundred frames of a finger's speed, then leaps down to the end.
      const step = (frame) => (frame < 100 ? scrollY + 60 : scrollY + (end - scrollY) / Math.max(1, 140 - frame));
      for (let frame = 0; frame < 140; frame += 1) {
        window.scrollTo({ top: step(frame), behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        frames.push(now() - last);
        last = now();
        nodes = Math.max(nodes, document.getElementsByTagName('*').length);
      }
      const reached = Math.abs(document.documentElement.scrollHeight - innerHeight - scrollY) < 2;
      return { steady: Math.max(...frames.slice(1, 100)), leap: Math.max(...frames.slice(100)), nodes, reached };
    },
  };
  window.bench = bench;
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
}

const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1];
const pause = (page, milliseconds) => page.evaluate((time) => new Promise((done) => setTimeout(done, time)), milliseconds);

async function measure(browser, size) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(install);

  // The world is made on the first visit; the measured one finds the code and the pictures in the browser's cache.
  await page.goto(`${address}?products=${size}`);
  await page.locator('.product-row').first().waitFor({ timeout: 120_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(`http://localhost:${port}/blog`);
  await page.locator('h1').waitFor({ timeout: 120_000 });
  await pause(page, 1500);
  const first = await page.evaluate(async () => {
    const before = performance.now();
    document.querySelector('a[href="/allproducts"]').click();
    while (document.querySelector('.product-row article') === null) await new Promise(requestAnimationFrame);
    return performance.now() - before;
  });
  await page.locator('.facets input[type=checkbox]').first().waitFor({ timeout: 120_000 });
  const indexed = await page.evaluate(() => performance.now());
  await pause(page, 3000);

  await page.evaluate((long) => { document.body.dataset.size = long ? 'long' : ''; }, size >= 20_000);
  const keys = [];
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1) {
      keys.push(await page.evaluate((typed) => window.bench.key(typed), text.slice(0, end)));
      await pause(page, 120);
    }
    await page.evaluate(() => window.bench.key(''));
    await pause(page, 400);
  }
  const clicks = [];
  for (const place of [0, 1, 6, 7, 0, 1, 6, 7, 2, 8, 2, 8]) {
    clicks.push(await page.evaluate((which) => window.bench.click(which), place));
    await pause(page, 400);
  }
  await page.evaluate(() => { window.longTasks.length = 0; });
  const scrolled = await page.evaluate(() => window.bench.scroll());
  await pause(page, 500);
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  if (!scrolled.reached) console.warn(`${size}: the end of the list was not reached`);
  return {
    'first list, ms': first,
    'filters ready, ms': indexed,
    'key p50, ms': percentile(keys, 0.5),
    'key p95, ms': percentile(keys, 0.95),
    'facet p50, ms': percentile(clicks, 0.5),
    'facet p95, ms': percentile(clicks, 0.95),
    'longest frame scrolling, ms': scrolled.steady,
    'longest frame leaping, ms': scrolled.leap,
    'longest task scrolling, ms': longest,
    'DOM nodes, most': scrolled.nodes,
    'heap, MB': usedSize / 2 ** 20,
  };
}

const executablePath = browserPath();
if (executablePath === null) throw new Error(noBrowser);
const server = spawn('node_modules/.bin/sirv', ['dist/fakes', '--single', '--quiet', '--host', 'localhost', '--port', `${port}`], { stdio: 'ignore' });
const browser = await chromium.launch({ executablePath });
try {
  const rows = {};
  for (const size of sizes.length > 0 ? sizes : [240, 10_000, 100_000]) rows[size] = await measure(browser, size);
  const [smallest, ...others] = Object.keys(rows);
  const table = {};
  for (const name of Object.keys(rows[smallest])) {
    const round = (number) => Math.round(number * 10) / 10;
    table[name] = { [smallest]: round(rows[smallest][name]) };
    for (const size of others) {
      table[name][size] = round(rows[size][name]);
      table[name][`${size} ÷ ${smallest}`] = round(rows[size][name] / rows[smallest][name]);
    }
  }
  console.table(table);
  console.log(`CPU slowed ${slowness}×; ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}`);
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
}
