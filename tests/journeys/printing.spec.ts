import { expect, type Locator, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage, windowOf } from './everyPage.ts';
import { demoAdmin, logIn } from './people.ts';

test('[G-LOOK-1] a printed desk has each heading over its column', async ({ page }) => {
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  const table = page.getByRole('table', { name: 'Sellers' });
  await expect(table.getByText('@').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const leftOf = (cell: Locator): Promise<number> => cell.evaluate((element) => element.getBoundingClientRect().left);
  const email = await leftOf(table.getByRole('row').nth(1).getByRole('cell').filter({ hasText: '@' }));
  expect(await leftOf(table.getByRole('columnheader', { name: 'Email Address' }))).toBe(email);
});

test('[G-LOOK-1] a desk’s headings that sort have no box of their own on paper, which Chromium would print once', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'admin');
  const page = await context.newPage();
  await openPage(page, '/dashboard/allseller');
  const heading = page.getByRole('columnheader', { name: 'Name' });
  const boxes = (): Promise<number> => heading.locator('button').evaluate((button) => button.getClientRects().length);
  expect(await boxes()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await boxes()).toBe(0);
  await expect(heading).toHaveText('Name');
  // The arrow of the heading that the table is sorted by says something, also on paper.
  await expect(heading.locator('svg')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Email Address' }).locator('svg')).toBeHidden();
  await context.close();
});

test('[G-LOOK-1] a printed desk has no columns, tools and buttons that are only there to be pressed', async ({
  page,
}) => {
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  const table = page.getByRole('table', { name: 'Sellers' });
  await expect(table.getByText('@').first()).toBeVisible();
  const pressed = page
    .locator('main')
    .getByRole('button', { name: /^(Verify|Delete|Download|Refresh|All|Not verified)/ });
  const headings = table.getByRole('columnheader');
  await expect(pressed.first()).toBeVisible();
  await expect(headings).toHaveText(['#', 'Name', 'Email Address', 'Verify seller', 'Delete seller']);
  await page.emulateMedia({ media: 'print' });
  await expect(pressed).toHaveCount(0);
  await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
  await expect(headings).toHaveText(['#', 'Name', 'Email Address']);
});

test('[G-LOOK-1] a buyer’s printed bookings have no heading over buttons that are not printed', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  await page.goto('/dashboard');
  const headings = page.getByRole('table').getByRole('columnheader');
  await expect(headings).toHaveText(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
  await page.emulateMedia({ media: 'print' });
  await expect(headings).toHaveText(['Image', 'Product Name', 'Email', 'Price']);
  await context.close();
});

const desks = [
  { who: 'buyer', path: '/dashboard', rows: '.data tbody tr' },
  { who: 'seller', path: '/dashboard/sellersproducts', rows: '.data tbody tr' },
  { who: 'seller', path: '/dashboard/requests', rows: '.request, .request-group__head, .ended-requests li' },
  { who: 'admin', path: '/dashboard/reporteditem', rows: '.report-group__head, .report-group__list li' },
] as const;

for (const { who, path, rows } of desks) {
  test(`[G-LOOK-1] a sheet of paper breaks no row of ${path}, and the last one ends with its list`, async ({
    browser,
  }) => {
    const context = await windowOf(browser, who, {}, 240);
    const page = await context.newPage();
    await openPage(page, path);
    const all = page.locator(rows);
    await expect(all.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await all.evaluateAll((each) => each.map((row) => getComputedStyle(row).breakInside))).toEqual(
      Array.from({ length: await all.count() }, () => 'avoid'),
    );
    const bottomOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await bottomOf(page.locator('.dash__main'))) - (await bottomOf(all.last()))).toBeLessThan(24);
    await context.close();
  });
}

for (const { who, path } of [
  { who: 'admin', path: '/dashboard/allseller' },
  { who: 'seller', path: '/dashboard/sellersproducts' },
  { who: 'buyer', path: '/dashboard' },
] as const) {
  test(`[G-LOOK-1] A4 paper with margins, or on its side, has the rows of a table: ${path}`, async ({ browser }) => {
    const context = await windowOf(browser, who);
    const page = await context.newPage();
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const width of [718, 1046]) {
      await page.setViewportSize({ width, height: 1000 });
      const displays = await page
        .locator('.data tr')
        .evaluateAll((each) => each.map((row) => getComputedStyle(row).display));
      expect(new Set(displays)).toEqual(new Set(['table-row']));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}

test('[G-LOOK-1] Home has no dark picture on paper, and its text keeps clear of the card below', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 718, height: 1000 } });
  const page = await context.newPage();
  await openPage(page, '/');
  const picture = page.locator('main picture').first();
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(picture).toBeHidden();
  const lead = await page.locator('main p').first().boundingBox();
  const card = await page
    .getByRole('heading', { name: /^Welcome to/ })
    .locator('..')
    .boundingBox();
  expect((lead?.y ?? 0) + (lead?.height ?? 0)).toBeLessThan(card?.y ?? 0);
  await context.close();
});

test('[G-LOOK-1] a printed report says that its seller is removed', async ({ browser }) => {
  const context = await windowOf(browser, 'admin');
  const page = await context.newPage();
  await openPage(page, '/dashboard/reporteditem');
  await page
    .getByRole('button', { name: /^Remove seller/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  const outcome = page.getByText('This seller is removed').first();
  await expect(outcome).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(outcome).toBeVisible();
  await context.close();
});

test('[G-HAND-1] a printed deal that has ended says what it was about, and why it ended', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await openPage(page, `/dashboard/booking/${bookingOf('declined, with a reason')}`);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Your request was declined' })).toBeVisible();
  await expect(main.getByText('My daughter wants to keep it')).toBeVisible();
  // The band is white on black on the screen.
  const payment = main.getByText('This deal has ended. There’s nothing to pay.');
  await expect(payment).toBeVisible();
  const paper = payment.locator('..');
  await expect(paper).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)');
  await context.close();
});

test('[G-LOOK-1] a printed list has its search field only if that holds a search', async ({ page }) => {
  await openPage(page, '/allproducts');
  const field = page.getByRole('main').getByRole('searchbox');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(field).toBeHidden();
  await page.goto('/allproducts?q=dell');
  await expect(field).toBeVisible();
});

test('[G-LOOK-1] paper has no boxes to tick and no links to press of saved products and bookings', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  const main = page.getByRole('main');
  for (const path of ['/wishlist', '/compare?product=63e0b4c95ad2907b3c000001&product=63e0b4c95ad2907b3c000004']) {
    await openPage(page, path);
    await expect(main.getByRole('checkbox')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  await openPage(page, '/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('table').getByRole('row')).not.toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  await context.close();
});

test('[G-LOOK-1] a printed blog has the answers to all its questions', async ({ page }) => {
  await openPage(page, '/blog');
  const answers = page.locator('.accordion-body').filter({ visible: true });
  await expect(answers).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toHaveCount(await page.locator('main summary').count());
});

test('[G-LOOK-1] a sheet of paper breaks no card of a wish list', async ({ page }) => {
  await openPage(page, '/products/63e0b4c95ad2907b3c000005');
  await openPage(page, '/wishlist');
  const card = page.getByRole('main').getByRole('article');
  await page.emulateMedia({ media: 'print' });
  await expect(card).toHaveCount(1);
  await expect(card).toHaveCSS('break-inside', 'avoid');
});
