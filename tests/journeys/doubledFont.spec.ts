import { expect, type Page, test } from '@playwright/test';
import { foundBrowser } from '../browser.mjs';
import { chromiumSwitches } from '../chromiumSwitches.ts';
import { cutOff } from './cutOff.ts';
import { visit, windowOf } from './everyPage.ts';
import { tooWide } from './tooWide.ts';

// The browser's own setting, twice the usual size. A font size in the page's styles would not change its media queries.
const executablePath = foundBrowser();
test.use({
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumSwitches, '--blink-settings=defaultFontSize=32'],
  },
});

async function lost(page: Page, paths: readonly string[]): Promise<string> {
  const found: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    for (const what of [...(await tooWide(page)), ...(await cutOff(page))]) found.push(`${path}: ${what}`);
  }
  return found.join('\n');
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 430, height: 800 },
]) {
  const phone = `a phone of ${viewport.width} px with twice the usual font`;

  test(`[G-LOOK-1] ${phone} reaches the bar, the lists, a product’s facts and the footer`, async ({ page }) => {
    await page.setViewportSize(viewport);
    expect(await lost(page, ['/', '/allproducts', '/categories', '/products/63e0b4c95ad2907b3c000005', '/login'])).toBe(
      '',
    );
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeInViewport();
  });

  test(`[G-LOOK-1] ${phone} has room for the filters’ buttons and for the names of suggestions`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/allproducts');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect([...(await tooWide(page)), ...(await cutOff(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search the shop' }).click();
    await page.getByRole('dialog').getByPlaceholder('Search the shop').pressSequentially('sam');
    const names = page.getByRole('listbox').getByRole('option').locator(':nth-child(2)');
    await expect(names.first()).toBeVisible();
    for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  });

  for (const [who, paths] of [
    ['buyer', ['/dashboard', '/dashboard/booking/63e0c7d13bf64e925d000001']],
    ['seller', ['/dashboard/sellersproducts', '/dashboard/requests']],
    ['admin', ['/dashboard/allseller', '/dashboard/reporteditem']],
  ] as const)
    test(`[G-LOOK-1] ${phone} shows the ${who}’s desk`, async ({ browser }) => {
      const context = await windowOf(browser, who, { reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      expect(await lost(page, paths)).toBe('');
      for (const name of await page.locator('main :is(h2, .name, dd)').filter({ visible: true }).all())
        expect((await name.boundingBox())?.width).toBeGreaterThan(150);
      await context.close();
    });
}

test('[G-LOOK-1] a phone of 320 px with twice the usual font keeps a product’s buttons beside its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/products/63e0b4c95ad2907b3c000005');
  const row = page.locator('.product__cta .btn-row');
  const rightOf = (all: readonly Element[]): number =>
    Math.max(...all.map((element) => element.getBoundingClientRect().right));
  expect(await row.locator('.btn').evaluateAll(rightOf)).toBeLessThanOrEqual(
    await row.evaluate((one) => one.getBoundingClientRect().right),
  );
});
