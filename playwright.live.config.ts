import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const port = 4174;

/** The live build with its four real adapters, against the local backend; what it fetches from Google and Stripe is played. */
export default defineConfig({
  ...base,
  testDir: 'tests/live-journeys',
  testMatch: '**/*.spec.ts',
  reporter: [['line'], ['json', { outputFile: 'reports/live-journeys.json' }]],
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  // One world for all: the journeys do not run beside each other.
  workers: 1,
  timeout: 60_000,
  webServer: [
    {
      command: 'node fakes/server/runBackend.mjs --memory',
      url: 'http://localhost:4180/categories',
      reuseExistingServer: false,
    },
    { command: `node tests/serveLive.mjs ${port}`, url: `http://localhost:${port}`, reuseExistingServer: false },
  ],
});
