import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { endWith } from '#src/build/oneLine.mjs';
import { browserPath, noBrowser } from '../browser.mjs';
import { needFakesBuild } from '../scriptWords.mjs';
import { serveFakes } from '../serveFakes.mjs';

/** Serves the shop on fakes, starts a browser, and ends both when the work is done. */
export async function withShop(work) {
  needFakesBuild();
  const port = Number(process.env['SHOP_PORT'] ?? 4178);
  const executablePath = browserPath();
  if (executablePath === null) endWith(noBrowser);
  // The browser comes first: if it does not start, no server is left running.
  const browser = await chromium.launch({ executablePath });
  const server = await serveFakes(port);
  try {
    await work(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}

export const percentile = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1];

export const pause = (page, milliseconds) =>
  page.evaluate((time) => new Promise((done) => setTimeout(done, time)), milliseconds);

/** Prints each figure by size, and how many times the smallest size's figure it is. */
export function printRatios(rows) {
  const round = (number) => Math.round(number * 10) / 10;
  const [smallest, ...others] = Object.keys(rows);
  const table = {};
  for (const name of Object.keys(rows[smallest])) {
    table[name] = { [smallest]: round(rows[smallest][name]) };
    for (const size of others) {
      table[name][size] = round(rows[size][name]);
      table[name][`${size} ÷ ${smallest}`] = round(rows[size][name] / rows[smallest][name]);
    }
  }
  console.table(table);
}
