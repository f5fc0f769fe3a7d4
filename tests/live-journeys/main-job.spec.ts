import { expect } from '@playwright/test';
import { mainJob } from '../journeys/mainJob.ts';
import { backend, test } from './livePage.ts';

test('[G-SEC-1] the main job, with all four real adapters and a strict policy', async ({ page, complaints }) => {
  await mainJob(page, new RegExp(`^${backend}/images/`));
  expect(complaints).toEqual([]);
});
