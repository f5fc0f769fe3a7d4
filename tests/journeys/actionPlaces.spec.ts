import { expect, type Page, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';

/** The edges of the buttons in each row, in whole pixels. */
function edges(
  page: Page,
  rows: string,
): Promise<readonly (readonly { left: number; right: number; top: number }[])[]> {
  return page.locator(rows).evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('.acts .btn')].map((button) => {
        const { left, right, top } = button.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
      }),
    ),
  );
}

for (const [who, path] of [
  ['buyer', '/dashboard'],
  ['seller', '/dashboard/sellersproducts'],
] as const)
  for (const language of ['english', 'bangla'])
    test(`[G-LOOK-1] Delete keeps its place from row to row, whatever stands beside it: ${who}, ${language}`, async ({
      browser,
    }) => {
      const context = await windowOf(browser, who, {}, 24);
      await context.addInitScript((chosen) => localStorage.setItem('re-sale-shop:language', chosen), language);
      const page = await context.newPage();
      await openPage(page, path);
      for (const width of who === 'buyer' ? [768, 992, 1440] : [1440]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await edges(page, 'main tbody tr');
        expect(new Set(rows.map((buttons) => buttons.length)).size, 'rows of one kind prove nothing').toBe(
          who === 'buyer' ? 2 : 1,
        );
        expect([...new Set(rows.map(([first]) => first?.left))], `${width} px`).toHaveLength(1);
      }
      await context.close();
    });

test('[G-LOOK-1] the buttons of a deal under way fill their rows', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', {}, 240);
  const page = await context.newPage();
  await openPage(page, '/dashboard/requests');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = (await edges(page, '.request--accepted')).filter((buttons) => buttons.length > 1);
    expect(rows.length).toBeGreaterThan(0);
    for (const buttons of rows) {
      const last = buttons.at(-1);
      const before = buttons.at(-2);
      expect(before?.right, `${width} px`).toBe(last?.right);
      if (buttons.length === 2) expect(before?.left, `${width} px`).toBe(last?.left);
    }
  }
  await context.close();
});
