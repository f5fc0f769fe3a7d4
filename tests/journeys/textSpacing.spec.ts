import { expect, type Page, test } from '@playwright/test';
import { cutOff } from './cutOff.ts';
import { everybody, openPage, pagesFirstSeenBy, visit, windowOf } from './everyPage.ts';
import { rowsOver } from './rowsOver.ts';
import { tooWide } from './tooWide.ts';

// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

/** The spacing of WCAG 2.2's criterion 1.4.12, which people set who read more easily with it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

async function space(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(rules);
    document.adoptedStyleSheets = [styles];
  }, spacing);
}

for (const who of everybody) {
  test(`[G-A11Y-1] everything can be reached with wide spacing in a narrow window: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, {
      reducedMotion: 'reduce',
      // 320 px less the width of a scrollbar.
      viewport: { width: 305, height: 740 },
    });
    const page = await context.newPage();
    const found: string[] = [];
    for (const { path } of pagesFirstSeenBy(who)) {
      await visit(page, path);
      await space(page);
      found.push(...[...(await tooWide(page)), ...(await cutOff(page))].map((what) => `${path}: ${what}`));
    }
    expect(found.join('\n')).toBe('');
    await context.close();
  });
}

test('[G-A11Y-1] a list’s rows make room for spacing that is set while the list is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/allproducts');
  const card = page.getByRole('article').first();
  const height = async (): Promise<number> => (await card.boundingBox())?.height ?? 0;
  const before = await height();
  // The list's first row is far from the window then.
  await page.evaluate(() => window.scrollBy({ top: 2_000, behavior: 'instant' }));
  await expect(page.getByRole('article').first()).not.toBeInViewport();
  await space(page);
  await expect.poll(() => rowsOver(page)).toBe(0);
  expect(await height()).toBeGreaterThan(before);
});
