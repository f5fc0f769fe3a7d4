import { expect, type Page, test } from '@playwright/test';
import { foundBrowser } from '../browser.mjs';
import { chromiumSwitches } from '../chromiumSwitches.ts';
import { cutOff } from './cutOff.ts';
import { visit, windowOf } from './everyPage.ts';
import { tooWide } from './tooWide.ts';

// The browser's own setting, twice the usual size. A font size in the page's styles would not change its media queries.
const executablePath = foundBrowser();
const viewport = { width: 360, height: 740 };
test.use({
  viewport,
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

test('[G-LOOK-1] a phone with twice the usual font reaches the bar, the lists, a product’s facts and the footer', async ({
  page,
}) => {
  expect(await lost(page, ['/', '/allproducts', '/categories', '/products/63e0b4c95ad2907b3c000005', '/login'])).toBe(
    '',
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeInViewport();
});

for (const [who, paths] of [
  ['buyer', ['/dashboard', '/dashboard/booking/63e0c7d13bf64e925d000001']],
  ['seller', ['/dashboard/sellersproducts', '/dashboard/requests']],
  ['admin', ['/dashboard/allseller', '/dashboard/reporteditem']],
] as const)
  test(`[G-LOOK-1] a phone with twice the usual font shows the ${who}’s desk`, async ({ browser }) => {
    const context = await windowOf(browser, who, { reducedMotion: 'reduce', viewport });
    const page = await context.newPage();
    expect(await lost(page, paths)).toBe('');
    for (const name of await page.locator('main :is(h2, .name, dd)').filter({ visible: true }).all())
      expect((await name.boundingBox())?.width).toBeGreaterThan(150);
    await context.close();
  });
