import { expect, type Page, test } from '@playwright/test';

/** The nodes that the browser holds, in the document or not. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
}

async function typeAndLeave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email address', { exact: true }).first().fill('nobody@example.com');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
}

test('[G-PERF-1] forms that were typed into and left do not stay in memory', async ({ page }) => {
  await page.goto('/blog');
  await typeAndLeave(page);
  await typeAndLeave(page);
  const before = await nodesOf(page);
  for (let visits = 0; visits < 4; visits += 1) await typeAndLeave(page);
  // The form of the login has about 80. Those of the last visit may go late.
  await expect.poll(async () => (await nodesOf(page)) - before).toBeLessThan(150);
});
