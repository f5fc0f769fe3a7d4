import { expect, test } from '@playwright/test';
import { openPage } from './everyPage.ts';
import { Keys } from './Keys.ts';

test('[G-A11Y-1] the filters’ panel shows the whole focused filter, forwards and backwards', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/allproducts');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const boxes = panel.getByRole('checkbox');
  /** Pixels between the focused filter and the panel's ends: room for its ring, and for what fades below. */
  const room = (): Promise<readonly [number, number] | null> =>
    panel.evaluate((aside) => {
      const one = document.activeElement;
      if (one === null || !aside.contains(one)) return null;
      const [inner, outer] = [one.getBoundingClientRect(), aside.getBoundingClientRect()];
      return [inner.top - outer.top, outer.bottom - inner.bottom];
    });
  for (const [key, from, end] of [
    ['Tab', 'first', 1],
    ['Shift+Tab', 'last', 0],
  ] as const) {
    await boxes[from]().focus();
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press(key);
      const rooms = await room();
      if (rooms === null) break;
      expect(rooms[end]).toBeGreaterThanOrEqual(end === 1 ? 32 : 4);
    }
  }
});

test('[G-A11Y-1] the filter that was chosen stays in the window as the list goes back to its beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/allproducts');
  const last = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').last();
  await last.focus();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await last.press('Space');
  await expect(page).toHaveURL(/\?/);
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const language of ['english', 'bangla'])
  for (const [where, width] of [
    ['a phone’s sheet', 360],
    ['a wide window’s panel', 1280],
  ] as const)
    test(`[G-LOOK-1] [G-FACET-1] the price filter has room for the highest price that can be typed: ${language}, ${where}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 740 }, hasTouch: width === 360 });
      await context.addInitScript((chosen) => localStorage.setItem('re-sale-shop:language', chosen), language);
      const page = await context.newPage();
      await openPage(page, '/allproducts');
      if (width === 360) await page.locator('.listing__main button[aria-haspopup=dialog]').first().click();
      const fields = page.locator(':is(dialog, aside) input[inputmode=numeric]');
      const highest = language === 'bangla' ? '৯৯,৯৯,৯৯,৯৯৯' : '999,999,999';
      await fields.first().fill(highest);
      // The window of a text field scrolls where its text is wider.
      const [text, room] = await fields.first().evaluate((field) => [field.scrollWidth, field.clientWidth] as const);
      expect(text).toBe(room);
      await context.close();
    });

test('[G-A11Y-1] the foot of a phone’s filters covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/allproducts');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await new Keys(page).to(sheet.getByRole('button', { name: 'Clear all' }));
});
