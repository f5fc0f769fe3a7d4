import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** SHOP_LIVE_PORT and SHOP_BACKEND_PORT: for a second working copy that tests at the same time; they hold for its builds, too. The backend with extensions has the next port. */
const port = Number(process.env['SHOP_LIVE_PORT'] ?? 4174);
const backendPort = Number(process.env['SHOP_BACKEND_PORT'] ?? 4180);

/** The live build with its four real adapters, against the local backend; what it fetches from Google and Stripe is played. */
export default defineConfig({
  ...base,
  testDir: 'tests/live-journeys',
  outputDir: 'test-results/live-journeys',
  testMatch: '**/*.spec.ts',
  reporter: [['line'], ['json', { outputFile: 'reports/live-journeys.json' }]],
  // A journey's routes never see the answers of a service worker. offline.spec.ts and installed-release.spec.ts allow it.
  use: { ...base.use, baseURL: `http://localhost:${port}`, serviceWorkers: 'block', reuseContext: false },
  // One world for all: the journeys do not run beside each other.
  workers: 1,
  timeout: 60_000,
  webServer: [
    {
      command: `node fakes/server/runBackend.mjs --memory --specified --port ${backendPort}`,
      url: `http://localhost:${backendPort}/categories`,
      reuseExistingServer: false,
    },
    {
      command: `node fakes/server/runBackend.mjs --memory --products 24 --port ${backendPort + 1}`,
      url: `http://localhost:${backendPort + 1}/categories`,
      reuseExistingServer: false,
    },
    {
      command: `node --import ./src/build/typescript.mjs tests/serveLive.ts ${port}`,
      url: `http://localhost:${port}`,
      reuseExistingServer: false,
    },
  ],
});
