import { expect, type Page, test } from '@playwright/test';
import { windowOf } from './everyPage.ts';

test.use({ viewport: { width: 360, height: 640 } });

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls once the page is tall enough, as somebody does with a finger on a page that they have touched. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.locator('main h1').dispatchEvent('touchstart');
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        window.scrollTo({ top: wanted, behavior: 'instant' });
        return window.scrollY;
      }, place),
    )
    .toBe(place);
}

for (const [who, path] of [
  ['visitor', '/products/63e0b4c95ad2907b3c000005'],
  ['buyer', '/dashboard/booking/63e0c7d13bf64e925d000001'],
  ['seller', '/dashboard/sellersproducts'],
] as const) {
  test(`[G-LOOK-1] a reload keeps the place on a page whose lists come late: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, { viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    const ahead = page.waitForResponse(/onFirstUse\.\w+\.js$/);
    await page.goto(path);
    await scrollTo(page, 900);
    await ahead;
    await page.reload();
    await expect.poll(async () => Math.abs((await top(page)) - 900)).toBeLessThan(50);
    await context.close();
  });
}

test('[G-LOOK-1] a visit to the same page by its address begins at the top', async ({ page }) => {
  const path = '/products/63e0b4c95ad2907b3c000005';
  const ahead = page.waitForResponse(/onFirstUse\.\w+\.js$/);
  await page.goto(path);
  await scrollTo(page, 900);
  await ahead;
  await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await top(page)).toBe(0);
});
