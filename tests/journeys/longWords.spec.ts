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

test('[G-LOOK-1] a message about a long name stays small until somebody points at it, and says the whole name', async ({
  browser,
}) => {
  const context = await dealWindow(browser, 'seller', 'no deal');
  const productName = 'WWIDE '.repeat(34).trim();
  const products = marketplace.products.map((product) => ({ ...product, productName }));
  const seed = { ...rest, marketplace: { ...marketplace, products } };
  await context.addInitScript((world) => Object.assign(window, { shopSeed: world }), seed);
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/dashboard/sellersproducts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  const toast = page.locator('[data-toasts] > *').first();
  const height = async (): Promise<number> => (await toast.boundingBox())?.height ?? 0;
  await expect(toast).toContainText(`Deleting ${productName}. You can still undo this.`);
  await page.mouse.move(0, 0);
  expect(await height()).toBeLessThan(270);
  await toast.hover();
  await expect.poll(height).toBeGreaterThan(270);
  await context.close();
});
