import { expect, type Page, test } from '@playwright/test';
import { foundBrowser } from '../browser.mjs';
import { chromiumSwitches } from '../chromiumSwitches.ts';
import { cutOff } from './cutOff.ts';
import { everybody, pagesFirstSeenBy, visit, windowOf } from './everyPage.ts';
import { tooWide } from './tooWide.ts';

// The browser's own setting, "Very large". A font size in the page's styles would not change its media queries.
const executablePath = foundBrowser();
test.use({
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumSwitches, '--blink-settings=defaultFontSize=24'],
  },
});
// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

async function lost(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const here = [...(await tooWide(page)), ...(await cutOff(page))];
    found.push(...here.map((what) => `${where} at ${size.width} px: ${what}`));
  }
  return found;
}

for (const who of everybody) {
  test(`[G-LOOK-1] everything can be reached with a very large font: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    for (const { path } of pagesFirstSeenBy(who)) {
      await visit(page, path);
      found.push(...(await lost(page, path)));
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    expect(found.join('\n')).toBe('');
    await context.close();
  });
}

test('[G-LOOK-1] the booking dialog can be filled in with a very large font', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await visit(page, '/products/63e0b4c95ad2907b3c000005');
  await page.getByRole('button', { name: /^Book/ }).first().click({ timeout: 10_000 });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await lost(page, 'The dialog')).join('\n')).toBe('');
  await context.close();
});
