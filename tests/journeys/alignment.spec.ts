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

test('[G-LOOK-1] the buttons that remove compared products are level, however many lines a name takes', async ({
  page,
}) => {
  const ids = ['63e0b4c95ad2907b3c000001', '63e0b4c95ad2907b3c000002', '63e0b4c95ad2907b3c000005'];
  await openPage(page, `/compare?${ids.map((id) => `product=${id}`).join('&')}`);
  const head = page.locator('.compare thead');
  await head
    .getByRole('link')
    .first()
    .evaluate((name) => name.replaceChildren('Canon'));
  const tops = await head
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(ids.length);
  expect(new Set(tops).size).toBe(1);
});

for (const language of ['english', 'bangla'])
  test(`[G-LOOK-1] the box of a card to choose is level with the first line of its words: ${language}`, async ({
    browser,
  }) => {
    const context = await windowOf(browser, 'seller', { viewport: { width: 360, height: 740 } });
    await context.addInitScript((chosen) => localStorage.setItem('re-sale-shop:language', chosen), language);
    const page = await context.newPage();
    await openPage(page, '/dashboard/addproducts');
    const off = await page.locator('label:has(> input[type=radio])').evaluateAll((cards) =>
      cards.map((card) => {
        const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
        const words = document.createRange();
        words.selectNodeContents(card.querySelector('b') ?? card);
        const [line] = words.getClientRects();
        const box = card.querySelector('input');
        return line === undefined || box === null ? Infinity : middle(box.getBoundingClientRect()) - middle(line);
      }),
    );
    expect(off).toHaveLength(3);
    for (const pixels of off) expect(Math.abs(pixels)).toBeLessThan(1);
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

test('[G-LOOK-1] the buttons beside the dashboard’s headings have one height', async ({ browser }) => {
  const heights = new Map<string, number>();
  for (const [who, paths] of [
    ['seller', ['/dashboard/requests', '/dashboard/sellersproducts']],
    ['admin', ['/dashboard/allseller', '/dashboard/allbuyer', '/dashboard/reporteditem']],
  ] as const) {
    const context = await windowOf(browser, who);
    const page = await context.newPage();
    for (const path of paths) {
      await openPage(page, path);
      const box = await page.locator('main .page-head .btn').boundingBox();
      heights.set(path, box?.height ?? 0);
    }
    await context.close();
  }
  expect([...new Set(heights.values())], JSON.stringify([...heights])).toEqual([48]);
});

test('[G-LOOK-1] the lines about a request stand at even distances', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', {}, 240);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/dashboard/requests');
  const distances = await page.locator('.request__facts').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const tops = [...list.children].map((line) => line.getBoundingClientRect().top);
      return tops.slice(1).map((top, place) => top - (tops[place] ?? 0));
    }),
  );
  expect(distances.length).toBeGreaterThan(3);
  expect([...new Set(distances)]).toEqual([24]);
  await context.close();
});

test('[G-LOOK-1] a question that deletes nothing has no red icon', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', {}, 240);
  const page = await context.newPage();
  await openPage(page, '/dashboard/requests');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^I handed it over/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'I handed it over' });
  const colour = await confirm.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(question.locator('.confirm-icon')).toHaveCSS('color', colour);
  await context.close();
});

test('[G-LOOK-1] the last button of the dialog for a forgotten password closes it, as in other dialogs', async ({
  page,
}) => {
  await openPage(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('nobody@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const buttons = dialog.locator('.modal-footer').getByRole('button');
  await expect(buttons).toHaveText(['Use another address', 'Close']);
  await expect(dialog.getByText('nobody@example.com')).toBeFocused();
  await buttons.first().click();
  await expect(dialog.getByLabel('Email address')).toBeFocused();
});

test('[G-LOOK-1] a box stands beside the first line of its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/login');
  const box = page.getByRole('checkbox', { name: /^This is a shared device/ });
  const distance = await box.evaluate((input: HTMLInputElement) => {
    const words = document.createRange();
    words.selectNodeContents(input.labels?.[0] ?? input);
    const [first, second] = [...words.getClientRects()];
    const square = input.getBoundingClientRect();
    if (first === undefined || second === undefined) return 'one line proves nothing';
    return Math.round(Math.abs((first.top + first.bottom) / 2 - (square.top + square.bottom) / 2));
  });
  expect(distance).toBeLessThanOrEqual(1);
});

test('[G-LOOK-1] the lines of a report that was not dismissed stand at even distances', async ({ browser }) => {
  const context = await windowOf(browser, 'admin', { viewport: { width: 360, height: 740 } }, 24);
  const page = await context.newPage();
  await openPage(page, '/dashboard/reporteditem');
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'reports.delete'));
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Dismiss \d+ reports/ })
    .first()
    .click();
  await main.getByRole('button', { name: /^Dismiss now/ }).click();
  const report = main.getByRole('listitem').filter({ hasText: 'Not dismissed' });
  const distances = await report.first().evaluate((row) => {
    const lines = [...row.children].map((line) => line.getBoundingClientRect());
    return lines.slice(1).map((line, place) => Math.round(line.top - (lines[place]?.bottom ?? 0)));
  });
  expect(distances).toHaveLength(3);
  expect(new Set(distances).size, distances.join(' ')).toBe(1);
  await context.close();
});

test('[G-A11Y-1] a category’s picture keeps its size under the pointer with reduced motion', async ({ page }) => {
  await openPage(page, '/categories');
  const tile = page.getByRole('main').getByRole('link', { name: 'Lenovo' });
  await tile.hover();
  await expect(tile.locator('img')).toHaveCSS('transform', 'none');
});
