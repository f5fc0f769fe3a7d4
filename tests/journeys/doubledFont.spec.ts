import { expect, test } from '@playwright/test';
import { foundBrowser } from '../browser.mjs';
import { chromiumSwitches } from '../chromiumSwitches.ts';
import { cutOff } from './cutOff.ts';
import { visit } from './everyPage.ts';
import { tooWide } from './tooWide.ts';

// The browser's own setting, twice the usual size. A font size in the page's styles would not change its media queries.
const executablePath = foundBrowser();
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumSwitches, '--blink-settings=defaultFontSize=32'],
  },
});

test('[G-LOOK-1] a phone with twice the usual font reaches the bar, the lists, a product’s facts and the footer', async ({
  page,
}) => {
  const found: string[] = [];
  for (const path of ['/', '/allproducts', '/categories', '/products/63e0b4c95ad2907b3c000005', '/login']) {
    await visit(page, path);
    for (const what of [...(await tooWide(page)), ...(await cutOff(page))]) found.push(`${path}: ${what}`);
  }
  expect(found.join('\n')).toBe('');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeInViewport();
});
