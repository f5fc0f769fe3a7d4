import { expect, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';

const dear = '/products/63e0b4c95ad2907b3c000005';

for (const language of ['english', 'bangla'])
  test(`[G-LOOK-1] the saving stays beside the original price on a small phone: ${language}`, async ({ browser }) => {
    const context = await windowOf(browser, 'visitor', {}, 24);
    await context.addInitScript((chosen) => localStorage.setItem('re-sale-shop:language', chosen), language);
    const page = await context.newPage();
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, dear);
    const place = (part: string) =>
      page
        .locator(`.product__buy .price ${part}`)
        .first()
        .evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const before = await place('.price__was');
    expect(before, 'a line with room for all proves nothing').toBeGreaterThan((await place('.price__now')) + 8);
    expect(await place('.price__off')).toBeCloseTo(before, -1);
    await context.close();
  });

test('[G-LOOK-1] the question before everything saved is deleted is as large as other questions', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  const question = page.getByRole('alertdialog');
  const sizes = async (): Promise<readonly string[]> => [
    await question.getByRole('heading').evaluate((title) => getComputedStyle(title).font),
    await question.locator('p').evaluate((text) => getComputedStyle(text).font),
  ];
  await openPage(page, '/dashboard');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const usual = await sizes();
  await openPage(page, '/wishlist');
  await page.getByRole('main').getByRole('button', { name: 'Delete all' }).click();
  expect(await sizes()).toEqual(usual);
  await context.close();
});

test('[G-LOOK-1] saved searches stand in the columns of the products below them', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor');
  const page = await context.newPage();
  await openPage(page, '/allproducts?q=galaxy');
  await page.getByRole('button', { name: 'Save search' }).first().click();
  const heart = page.getByRole('main').getByRole('button', { name: /wish list/i });
  await heart.first().click();
  await openPage(page, '/wishlist');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const search = await page.locator('.saved-search').boundingBox();
    const product = await page.locator('main .product-card').boundingBox();
    expect([search?.x, search?.width], `${width} px`).toEqual([product?.x, product?.width]);
  }
  await context.close();
});

test('[G-SELL-1] a list without a match offers no box that chooses nothing', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/dashboard/sellersproducts');
  const box = page.getByRole('checkbox', { name: /^Choose all/ });
  await expect(box).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('nothing that anybody sells');
  await expect(page.getByText('No products match')).toBeVisible();
  await expect(box).toBeHidden();
  await context.close();
});
