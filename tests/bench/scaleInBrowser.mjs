// Measures what people see of a shop of any size: the live build over the real wire, against the local backend on
// libSQL, in a browser with a CPU slowed four times; with the extension `search`, and the shop's own search without it.
// Figures by the clock also grow when the machine is busy. Those of work hardly do: the processor time of the page's
// thread, times four. Asserts nothing about time. Needs `npm run build:live-test` and a free port of its backend.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath, noBrowser } from '../browser.mjs';
import { StaticHost } from '../StaticHost.ts';
import { buildWith } from './buildWith.mjs';
import { measureList } from './measureList.mjs';
import { printRatios } from './withShop.mjs';

const backendPort = Number(process.env['SHOP_BACKEND_PORT'] ?? 4180);

/** A backend with this many products; `work` answers its processor time so far, in milliseconds. */
async function startBackend(folder, products) {
  const child = fork(new URL('./scaleBackend.mjs', import.meta.url), [folder, backendPort, products], {
    execArgv: ['--max-old-space-size=8000', '--import', './src/build/typescript.mjs'],
  });
  await once(child, 'message');
  return {
    work: async () => {
      child.send('work');
      return (await once(child, 'message'))[0];
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function measureSize(executablePath, folder, products, kinds) {
  const backend = await startBackend(folder, products);
  const rows = {};
  try {
    for (const kind of kinds) {
      const build = buildWith(kind === 'search' ? 'search' : '');
      const host = new StaticHost(build.folder);
      const browser = await chromium.launch({ executablePath });
      try {
        rows[kind] = await measureList({ browser, address: await host.listen(), backend, backendPort });
      } finally {
        await browser.close();
        await host.close();
        build.remove();
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
  if (executablePath === null) throw new Error(noBrowser);
  const own = folder ?? mkdtempSync(join(tmpdir(), 'shop-scale-'));
  const tables = { search: {}, own: {} };
  try {
    for (const size of sizes) {
      // Beyond, the whole list takes minutes.
      const asked = kinds.filter((kind) => kind === 'search' || size <= 10_000);
      const rows = await measureSize(executablePath, own, size, asked);
      for (const kind of asked) tables[kind][size] = rows[kind];
    }
  } finally {
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
