import { expect } from '@playwright/test';
import { mainJob } from '../journeys/mainJob.ts';
import { oldBrowser } from '../journeys/oldBrowser.ts';
import { translate } from '../journeys/translate.ts';
import { backend, test } from './livePage.ts';

test('[G-SEC-1] the main job, with all four real adapters and a strict policy', async ({ page, complaints }) => {
  await mainJob(page, new RegExp(`^${backend}/images/`));
  expect(complaints).toEqual([]);
});

test('the main job can be done in an old browser, on pages that it translates', async ({ page, complaints }) => {
  await page.addInitScript(oldBrowser);
  await page.addInitScript(translate);
  await mainJob(page, new RegExp(`^${backend}/images/`), 'blue');
  expect(complaints).toEqual([]);
});
