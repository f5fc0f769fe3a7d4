import { expect, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { worlds } from './dealWorld.ts';
import { openPage } from './everyPage.ts';

const { marketplace, ...rest } = worlds['no deal'];
const useDuration = '3 years and 2 months, with a new battery and a new screen since last summer';

test('[G-LOOK-1] a card says the place beside a long time of use', async ({ browser }) => {
  const context = await dealWindow(browser, 'visitor', 'no deal');
  const products = marketplace.products.map((product) => ({ ...product, useDuration }));
  const seed = { ...rest, marketplace: { ...marketplace, products } };
  await context.addInitScript((world) => Object.assign(window, { shopSeed: world }), seed);
  const page = await context.newPage();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/allproducts');
    const place = page.locator('.product-card__meta > span:first-child').first();
    expect((await place.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(64);
  }
  await context.close();
});
