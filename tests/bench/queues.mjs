// Measures an admin's reported products and a seller's requests, by their number: the time until the first are shown
// and until all are, and an answer to the first of them, in a browser with a CPU slowed four times. It prints times by
// the clock, which also grow when the machine is busy, and the longest task of the page's thread, times four. Asserts
// nothing about time. Needs `npm run build:fakes`. Usage: npm run bench:queues [-- size …]
import { availableParallelism, loadavg } from 'node:os';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { objectId } from '#fakes/seed/objectId.ts';
import { demoSeller } from '../journeys/people.ts';
import { numbersIn } from '../scriptWords.mjs';
import { installBench } from './inPage.mjs';
import { threadTimes } from './threadTime.mjs';
import { pause, printRatios, withShop } from './withShop.mjs';

const slowness = 4;
const sizes = numbersIn('Usage: npm run bench:queues [-- size …]');
const now = Date.now();

const report = ({ id, productName, sellerEmail }, place) => ({
  id: objectId('report', place + 1),
  productId: id,
  productName,
  sellerEmail,
  reason: 'already-sold',
  details: 'The seller told me on the phone.',
  reportedAt: now - place * 60_000,
});

const request = ({ id, productName, image, categoryName, categoryId, price }, place) => ({
  id: objectId('booking', place + 1),
  productId: id,
  productName,
  image,
  categoryName,
  categoryId,
  price,
  sellerEmail: demoSeller.email,
  buyerName: `Buyer ${place + 1}`,
  email: `buyer-${place + 1}@example.com`,
  phone: '01812 345678',
  meetingLocation: 'Banani 11, Dhaka',
  bookedAt: now - place * 60_000,
  state: 'requested',
});

const queues = {
  'reported products': {
    person: /Lubna Haque/,
    path: '/dashboard/reporteditem',
    item: '.report-group',
    answer: '.report-group .btn-soft',
    rows: (products) => ({ reports: products.map(report) }),
  },
  requests: {
    person: /Rahim Uddin/,
    path: '/dashboard/requests',
    item: '.request-group',
    answer: '.request-group [data-move=accept]',
    rows: (products) => ({ bookings: products.map(request) }),
  },
};

function worldOf(size, rows) {
  const world = createDemoWorld({ products: size, now });
  return { ...world, marketplace: { ...world.marketplace, ...rows(world.marketplace.products) }, name: 'demo-12' };
}

/** Opens the page from another one. */
const open = (page, { path, item }, size) =>
  page.evaluate(
    async ([to, selector, count]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const drawn = () => document.querySelectorAll(selector).length;
      performance.mark('act-begins');
      const began = performance.now();
      history.pushState(null, '', to);
      while (drawn() === 0) await frame();
      await frame();
      const first = performance.now() - began;
      while (drawn() < count) await frame();
      performance.mark('act-ends');
      return { first, whole: performance.now() - began };
    },
    [path, item, size],
  );

/** Answers the first in the queue. What follows the answer counts, too. */
async function answer(page, selector) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { time } = await page.evaluate((one) => window.bench.watched(() => window.bench.press(one)), selector);
  return time;
}

async function leave(page) {
  await page.evaluate(() => history.pushState(null, '', '/blog'));
  await pause(page, 1000);
}

async function measure(browser, address, size, queue) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => window.sessionStorage.setItem('demo-world-size', '12'));
  await page.addInitScript((world) => Object.assign(window, { shopSeed: world }), worldOf(size, queue.rows));
  await page.addInitScript(installBench);
  await page.goto(`${address}/login`);
  await page.getByRole('button', { name: queue.person }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await open(page, queue, size);
  await leave(page);

  await slow(slowness);
  const { first, whole } = await open(page, queue, size);
  const answered = await answer(page, queue.answer);
  await leave(page);
  await slow(1);
  const [opening] = await threadTimes(browser, page, () => open(page, queue, size - 1));
  const [answering] = await threadTimes(browser, page, () => answer(page, queue.answer));
  await context.close();
  return {
    'first shown, ms': first,
    'all shown, ms': whole,
    'opening, longest task ×4': opening.longest * slowness,
    'an answer, ms': answered,
    'an answer, longest task ×4': answering.longest * slowness,
    'load of the machine': loadavg()[0],
  };
}

await withShop(async (browser, address) => {
  for (const [name, queue] of Object.entries(queues)) {
    const rows = {};
    for (const size of sizes.length > 0 ? sizes : [20, 100, 500])
      rows[size] = await measure(browser, address, size, queue);
    console.log(name);
    printRatios(rows);
  }
  console.log(`CPU slowed ${slowness}×; ${availableParallelism()} cores`);
});
