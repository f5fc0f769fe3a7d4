import { defineConfig } from '@playwright/test';
import { foundBrowser } from './tests/browser.mjs';
import { chromiumSwitches } from './tests/chromiumSwitches.ts';

const executablePath = foundBrowser();

/** SHOP_PORT: for a second working copy that tests at the same time. */
const port = Number(process.env['SHOP_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'conformance/**/*.spec.ts'],
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  // By default an attempt that fails is repeated after a second at last.
  expect: { timeout: 7_000, toPass: { intervals: [100] } },
  reporter: [['line'], ['json', { outputFile: 'reports/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    contextOptions: { reducedMotion: 'reduce' },
    // A new window for each test starts a renderer and compiles the shop again, about a fifth of the work. Playwright
    // empties the kept window between tests (`isolation.spec.ts`) and starts a new browser after a failed one. It resets
    // neither the pointer's place nor permissions, the offline state or Cache Storage: a test puts these back, or opens
    // a window of its own.
    reuseContext: true,
    // `--trace on` asks for one; keeping them for all costs a tenth of the time.
    trace: 'off',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: chromiumSwitches,
    },
  },
  webServer: {
    command: `node_modules/.bin/sirv dist/fakes --single --quiet --host localhost --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
