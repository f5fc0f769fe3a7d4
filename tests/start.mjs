// Checks that `npm start` serves a working shop, because the development server bundles differently from a build.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserPath, noBrowser } from './browser.mjs';

const port = 4191;
const patience = 240_000;
const began = Date.now();
const executablePath = browserPath();
if (executablePath === null) {
  console.error(noBrowser);
  process.exit(1);
}

// The browser comes first: if it does not start, no server is left running.
const browser = await chromium.launch({ executablePath });
const server = spawn(
  process.execPath,
  [
    'node_modules/parcel/lib/bin.js',
    'serve',
    'fakes/index.html',
    '--port',
    String(port),
    '--dist-dir',
    '.parcel-dev/start-test',
    '--no-autoinstall',
    '--watch-ignore',
    'dist,reports,test-results',
    '--no-hmr',
  ],
  { stdio: 'inherit' },
);
const errors = [];
let isUsable = false;
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error));
  while (!isUsable && errors.length === 0 && server.exitCode === null && Date.now() - began < patience) {
    isUsable = await page
      .goto(`http://localhost:${port}/allproducts`, { timeout: 60_000 })
      .then(() => page.getByRole('article').first().waitFor({ timeout: 30_000 }))
      .then(
        () => true,
        () => false,
      );
    // Each try fails at once until the server listens, and tries without a pause would slow the build down.
    if (!isUsable) await pause(500);
  }
} finally {
  await browser.close();
  server.kill();
}
for (const error of errors) console.error(error);
console.log(
  isUsable ? `A page with products after ${((Date.now() - began) / 1000).toFixed(1)} s.` : 'No page that can be used.',
);
process.exitCode = isUsable && errors.length === 0 ? 0 : 1;
