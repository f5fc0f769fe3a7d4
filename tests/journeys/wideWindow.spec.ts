import { expect, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';

test('[G-LOOK-1] the hero’s picture is cut no more in a wider window than at 1920 px', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  await openPage(page, '/');
  const shape = async (): Promise<number> => {
    const box = await page.locator('.hero__picture').boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  const usual = await shape();
  await page.setViewportSize({ width: 2560, height: 1300 });
  expect(await shape()).toBeLessThanOrEqual(usual + 0.01);
  await context.close();
});
