// Measures what people see of a shop of any size: the live build over the real wire, against the local backend on
// libSQL, in a browser with a CPU slowed four times; with the extension `search`, and the shop's own search without it.
// Figures by the clock also grow when the machine is busy. Those of work hardly do: the processor time of the page's
// thread, times four. Asserts nothing about time. Makes its
// own builds in dist/live; run `npm run build:live-test` before the journeys.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { endWith } from '#src/build/oneLine.mjs';
import { browserPath, noBrowser } from '../browser.mjs';
import { StaticHost } from '../StaticHost.ts';
import { buildWith } from './buildWith.mjs';
import { measureList } from './measureList.mjs';
import { backendPort, startBackend } from './scaleServer.mjs';
import { printRatios } from './withShop.mjs';

async function measureSize(executablePath, folder, products, builds) {
  const backend = await startBackend(folder, products);
  const rows = {};
  try {
    for (const [kind, build] of builds) {
      const host = new StaticHost(build.folder);
      const browser = await chromium.launch({ executablePath });
      try {
        rows[kind] = await measureList({ browser, address: await host.listen(), backend, backendPort });
      } finally {
        await browser.close();
        await host.close();
      }
    }
  } finally {
    await backend.stop();
  }
  return rows;
}

/** `folder`: keeps the databases, and uses those in it again. */
export async function benchInBrowser({ sizes, kinds, folder }) {
  const executablePath = browserPath();
  if (executablePath === null) endWith(noBrowser);
  const own = folder ?? mkdtempSync(join(tmpdir(), 'shop-scale-'));
  const tables = { search: {}, own: {} };
  const builds = kinds.map((kind) => [kind, buildWith(kind === 'search' ? 'search' : '')]);
  try {
    for (const size of sizes) {
      // Beyond, the whole list takes minutes.
      const asked = builds.filter(([kind]) => kind === 'search' || size <= 10_000);
      const rows = await measureSize(executablePath, own, size, asked);
      for (const [kind] of asked) tables[kind][size] = rows[kind];
    }
  } finally {
    for (const [, build] of builds) build.remove();
    if (folder === undefined) rmSync(own, { recursive: true });
  }
  for (const [kind, rows] of Object.entries(tables)) {
    if (Object.keys(rows).length === 0) continue;
    console.log(kind === 'search' ? 'With the extension `search`' : "With the shop's own search");
    printRatios(rows);
  }
  console.log(
    `CPU slowed 4×; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}
