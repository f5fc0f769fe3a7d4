// Measures warm changes of page and single interactions on a phone, from the click to the painted answer. Each link is
// hovered before, so that its code is there. It prints the time by the clock at full speed and with a CPU slowed
// four times, which also grow when the machine is busy, and the longest task of the page's thread, times four. For an
// interaction it prints the Event Timing of a real press, too: from the input to the next paint, in steps of 8 ms.
// Asserts nothing about time. Needs `npm run build:fakes`. Usage: npm run bench:pages [-- rounds]
import { availableParallelism, loadavg } from 'node:os';
import { numberIn } from '../scriptWords.mjs';
import { installBench } from './inPage.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, percentile, withShop } from './withShop.mjs';

const slowness = 4;
/** Milliseconds that a finger rests on what it presses, at least. */
const pressed = 80;
const rounds = numberIn('Usage: npm run bench:pages [-- rounds]', 3);
const phone = { viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' };
const dialog = 'dialog[open], [role=dialog]';
const card = (page) => page.locator('main article').first();

/** `at`: where the act begins. `click`: what is clicked. `shows`: a selector of what must be painted. */
const acts = {
  'page: all products': {
    at: '/blog',
    click: (page) => page.locator('header a[href="/allproducts"]'),
    shows: 'main[data-route="/allproducts"] article',
  },
  'page: a product': {
    at: '/allproducts',
    click: (page) => card(page).locator('a[href^="/products/"]').first(),
    shows: 'main[data-route="/products/:id"] h1',
  },
  'page: Blog': {
    at: '/allproducts',
    click: (page) => page.locator('header a[href="/blog"]'),
    shows: 'main[data-route="/blog"] h2',
  },
  'page: login': {
    at: '/blog',
    click: (page) => page.locator('header a[href="/login"]'),
    shows: 'main[data-route="/login"] form',
  },
  'the menu': { at: '/blog', click: (page) => page.getByRole('button', { name: 'Menu' }), shows: dialog },
  'the filters': {
    at: '/allproducts',
    click: (page) => page.locator('.phone-bar > button[aria-haspopup]'),
    shows: dialog,
  },
  'one filter': {
    at: '/allproducts',
    before: async (page) => {
      await page.locator('.phone-bar > button[aria-haspopup]').click();
      await page.locator(dialog).waitFor();
    },
    click: (page) => page.locator('dialog input[type=checkbox]').first(),
    shows: 'dialog input[type=checkbox]:checked',
  },
  'wish list on a card': {
    at: '/allproducts',
    click: (page) => card(page).locator('button[aria-pressed]').first(),
    shows: 'main article button[aria-pressed=true]',
  },
  'the booking dialog': {
    at: '/categories/HP',
    person: /Nusrat Jahan/,
    click: (page) => page.getByRole('button', { name: /^Book Now/ }).first(),
    shows: dialog,
  },
};

/** Goes to the act's beginning and lets code and data arrive. Answers how to act. */
async function prepare(page, address, { at, before, click, shows }) {
  await page.goto(address + at);
  await before?.(page);
  const target = click(page);
  await target.waitFor({ state: 'attached' });
  await target.evaluate((element) => {
    element.dataset.bench = '';
    element.scrollIntoView({ block: 'center' });
    for (const type of ['pointerover', 'pointerenter', 'mouseover'])
      element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await pause(page, 1500);
  return () => page.evaluate((wanted) => window.bench.open('[data-bench]', wanted), shows);
}

/** Milliseconds of the longest event of a real press; null where the target is not in the window. */
async function press(page, cdp, shows) {
  const target = page.locator('[data-bench]');
  if (!(await target.isVisible())) return null;
  await target.hover();
  await pause(page, 500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => window.bench.forgetEvents());
  await page.mouse.down();
  await pause(page, pressed);
  await page.mouse.up();
  await page.locator(shows).first().waitFor();
  await pause(page, 500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.bench.longestEvent());
}

/** So that the next round can put the product on the wish list again. */
const forget = (page) => page.evaluate(() => localStorage.removeItem('re-sale-shop:wish-list'));

async function measure(browser, address, act) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(installBench);
  if (act.person !== undefined) {
    await page.goto(`${address}/login`);
    await page.getByRole('button', { name: act.person }).click();
    await page.waitForURL(`${address}/`);
  }
  const times = { 1: [], [slowness]: [] };
  const work = [];
  const events = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const rate of [1, slowness]) {
      const run = await prepare(page, address, act);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      times[rate].push(await run());
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await forget(page);
    }
    const run = await prepare(page, address, act);
    const [{ longest }] = await threadTimes(browser, page, run);
    work.push(longest * slowness);
    await forget(page);
    await prepare(page, address, act);
    events.push(await press(page, cdp, act.shows));
    await forget(page);
  }
  await context.close();
  const median = (list) => Math.round(percentile(list, 0.5));
  return {
    'ms, median': median(times[1]),
    [`ms at ${slowness}×, median`]: median(times[slowness]),
    'longest task ×4, median': median(work),
    [`event at ${slowness}×, median`]: events.includes(null) ? '' : median(events),
  };
}

await withShop(async (browser, address) => {
  const table = {};
  const load = [loadavg()[0]];
  for (const [name, act] of Object.entries(acts)) {
    table[name] = await measure(browser, address, act);
    load.push(loadavg()[0]);
  }
  console.table(table);
  console.log(
    `CPU slowed ${slowness}×; ${availableParallelism()} cores; load of the machine ${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)}`,
  );
});
