import { threadTimes } from './threadTime.mjs';
import { percentile } from './withShop.mjs';

const rowsPerTrace = 200;

/** Scrolls down the list, asks for more where a button does, and answers the longest frames and the heap at the end. */
export async function scrollRows(browser, page, cdp, wanted) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const frames = [];
  const tasks = [];
  const at = { rows: 0, isEnd: false };
  while (!at.isEnd && at.rows < wanted) {
    const times = await threadTimes(browser, page, async () => {
      const { frames: some, ...now } = await page.evaluate(scrollInPage, Math.min(wanted, at.rows + rowsPerTrace));
      Object.assign(at, now);
      frames.push(...some);
    });
    tasks.push(...times.flatMap(({ tasks: all }) => all));
  }
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    rows: at.rows,
    frame: longest(frames),
    longest: longest(tasks),
    usual: percentile(
      tasks.filter((task) => task > 1),
      0.99,
    ),
    heap: usedSize / 2 ** 20,
  };
}

/** There are too many for the arguments of one call. */
const longest = (times) => times.reduce((most, time) => Math.max(most, time), 0);

/** Runs inside the page: 480 pixels a frame, until this row or the end of the list. */
async function scrollInPage(wanted) {
  const frames = [];
  const rowHeight = document.querySelector('.product-row').offsetHeight;
  const grid = document.querySelector('.product-rows');
  const rowsAbove = () => Math.floor(-grid.getBoundingClientRect().top / rowHeight);
  const isDown = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  let stuck = 0;
  performance.mark('act-begins');
  for (let last = performance.now(); rowsAbove() < wanted && stuck < 600;) {
    window.scrollBy({ top: 480, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    frames.push(performance.now() - last);
    last = performance.now();
    const more = document.querySelector('.listing-more button');
    if (isDown() && more !== null && more.getAttribute('aria-busy') === null) more.click();
    stuck = isDown() && more === null ? stuck + 100 : isDown() ? stuck + 1 : 0;
  }
  performance.mark('act-ends');
  return { frames: frames.slice(1), rows: rowsAbove(), isEnd: stuck >= 600 };
}
