import { expect, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';

test('[G-LOOK-1] the numbers of an admin’s table stay in one line at any width', async ({ browser }) => {
  const context = await windowOf(browser, 'admin');
  const page = await context.newPage();
  const found: string[] = [];
  for (const path of ['/dashboard/allseller', '/dashboard/allbuyer']) {
    await openPage(page, path);
    const numbers = page.getByRole('table').locator('tbody .cell-index');
    await expect(numbers.filter({ hasText: '12' })).toHaveCount(1);
    for (const width of [768, 900, 992, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await numbers.evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
          })
          .map(({ textContent }) => textContent),
      );
      if (broken.length > 0) found.push(`${path} at ${width} px: ${broken.join(', ')}`);
    }
  }
  expect(found.join('\n')).toBe('');
  await context.close();
});

test('[G-WISH-1] compared products have columns of one width', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor');
  const page = await context.newPage();
  for (const count of [2, 3, 4]) {
    const products = ['01', '04', '05', '09'].slice(0, count).map((end) => `product=63e0b4c95ad2907b3c0000${end}`);
    await openPage(page, `/compare?${products.join('&')}`);
    const heads = page
      .getByRole('table')
      .locator('thead th')
      .filter({ has: page.getByRole('link') });
    await expect(heads).toHaveCount(count);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().width));
      const isEven = Math.max(...widths) - Math.min(...widths) <= 1;
      expect(isEven, `${count} products at ${width} px: ${widths.map(Math.round).join(', ')} px`).toBe(true);
    }
  }
  await context.close();
});

test('[G-WISH-1] [G-LOOK-1] a control of the comparison that takes the focus on a phone is in sight as a whole', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'visitor');
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 800 });
  const products = ['01', '04', '05', '09'].map((end) => `product=63e0b4c95ad2907b3c0000${end}`);
  await openPage(page, `/compare?${products.join('&')}`);
  const region = page.getByRole('region', { name: /Compare/ });
  const controls = region.locator('thead :is(a, button)');
  await expect(controls).toHaveCount(8);
  await region.focus();
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(key);
      const [name, covered] = await region.evaluate((part) => {
        const control = document.activeElement;
        const [box, within] = [control, part].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
        const names = part.querySelector('thead th')?.getBoundingClientRect() ?? new DOMRect();
        const out = Math.max(names.right - (box?.left ?? 0), (box?.right ?? 0) - (within?.right ?? 0));
        return [control?.textContent ?? '', part === control ? 0 : Math.round(out)] as const;
      });
      if (covered > 0) hidden.push(`${key} to ${name}: ${covered} px`);
    }
  }
  expect(hidden.join('\n')).toBe('');
  await context.close();
});
