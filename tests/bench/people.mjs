// Measures an admin's table of sellers, by its length, in a browser with a CPU slowed four times: sorting, filtering,
// searching and scrolling, in rows and in the tall cards of a phone. It prints, by the clock, the time until an act is
// shown and its longest frame; both also grow when the machine is busy. The third figure does not: the longest task of
// the page's thread, times four. Asserts nothing about time.
// Needs `npm run build:fakes`. Usage: npm run bench:people [-- size …]
import { availableParallelism, loadavg } from 'node:os';
import { worldWithSellers } from '../journeys/adminWorld.ts';
import { numbersIn } from '../scriptWords.mjs';
import { installBench } from './inPage.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, percentile, printRatios, withShop } from './withShop.mjs';

const slowness = 4;
const sizes = numbersIn('Usage: npm run bench:people [-- size …]');
/** On a phone each row is a card of about 200 px. A select sorts there instead of the headings. */
const screens = {
  table: { viewport: { width: 1440, height: 900 }, leavesOut: '' },
  cards: { viewport: { width: 360, height: 740 }, leavesOut: 'sort' },
};
const presses = {
  sort: ['[aria-sort] .th-sort', 'th:nth-of-type(3) .th-sort'],
  filter: ['.chips button:nth-child(2)', '.chips button:nth-child(3)', '.chips button:nth-child(1)'],
};
const texts = ['new seller 12', 'example', '0042'];

async function press(page, selectors) {
  const times = [];
  for (let round = 0; round < 4; round += 1) {
    for (const selector of selectors) {
      times.push(await page.evaluate((one) => window.bench.watched(() => window.bench.press(one)), selector));
    }
  }
  return times;
}

async function type(page) {
  const times = [];
  const typed = (one) => window.bench.watched(async () => (await window.bench.key(one)).first);
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1) {
      times.push(await page.evaluate(typed, text.slice(0, end)));
    }
    times.push(await page.evaluate(typed, ''));
  }
  return times;
}

async function scroll(page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await pause(page, 500);
  return page.evaluate(() => window.bench.scroll());
}

async function measure(browser, address, size, { viewport, leavesOut }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(() => window.sessionStorage.setItem('demo-world-size', '12'));
  await page.addInitScript((world) => Object.assign(window, { shopSeed: world }), worldWithSellers(size - 14));
  await page.addInitScript(installBench);
  const load = [loadavg()[0]];
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: /Lubna Haque/ }).click();
  await page.waitForURL(`${address}/`);
  await page.goto(`${address}/dashboard/allseller`);
  await page.getByRole('table').waitFor({ timeout: 120_000 });
  await pause(page, 1000);

  const row = {};
  const acts = {
    key: type,
    ...Object.fromEntries(Object.entries(presses).map(([name, list]) => [name, (one) => press(one, list)])),
  };
  for (const [name, act] of Object.entries(acts)) {
    if (name === leavesOut) continue;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const times = await act(page);
    const answers = times.map(({ time }) => time);
    row[`${name} p50, ms`] = percentile(answers, 0.5);
    row[`${name} p95, ms`] = percentile(answers, 0.95);
    const frames = times.map(({ longest }) => longest);
    row[`${name}, longest frame p95, ms`] = percentile(frames, 0.95);
    row[`${name}, longest frame, ms`] = Math.max(...frames);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const work = (await threadTimes(browser, page, () => act(page))).map(({ longest }) => longest * slowness);
    row[`${name} p95, longest task ×4`] = percentile(work, 0.95);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const { steady, leap, nodes, isEnd } = await scroll(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [work] = await threadTimes(browser, page, () => scroll(page));
  row['scroll, longest frame, ms'] = steady;
  row['jump, longest frame, ms'] = leap;
  row['scroll and jump, longest task ×4'] = work.longest * slowness;
  row['elements, most'] = nodes;
  row['reached the end'] = Number(isEnd);
  await context.close();
  load.push(loadavg()[0]);
  row['load of the machine, most'] = Math.max(...load);
  return row;
}

await withShop(async (browser, address) => {
  for (const [name, screen] of Object.entries(screens)) {
    const rows = {};
    for (const size of sizes.length > 0 ? sizes : [100, 1000, 5000])
      rows[size] = await measure(browser, address, size, screen);
    console.log(`As ${name}, ${screen.viewport.width} px wide`);
    printRatios(rows);
  }
  console.log(`CPU slowed ${slowness}×; ${availableParallelism()} cores`);
});
