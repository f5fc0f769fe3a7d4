import { test } from '@playwright/test';
import { mainJob } from './mainJob.ts';

test('a seller posts, a buyer books and pays, an admin verifies and removes', async ({ page }) => {
  await mainJob(page, /^data:image\//);
});
