import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { inWorld, worldWithSellers } from './adminWorld.ts';
import { openPage, windowOf } from './everyPage.ts';
import { Keys } from './Keys.ts';
import { demoAdmin, logIn, toast } from './people.ts';

// Fifty sellers are chosen and verified one by one.
test.describe.configure({ timeout: 120_000 });

const seed = worldWithSellers(50);

async function anAdmin(browser: Browser): Promise<Page> {
  const context = await windowOf(browser, 'admin', { acceptDownloads: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await inWorld(page, seed);
  await openPage(page, '/dashboard/allseller');
  return page;
}

/** Two calls fail, and each takes long enough to see the progress. */
const failTwo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.shopControl.setLatency(100);
    window.shopControl.failNext({ code: 'api/timeout' }, 'sellers.verify', 2);
  });

test('[G-ADM-1] an admin verifies fifty sellers, two fail and are tried again, and saves the list', async ({
  browser,
}) => {
  const page = await anAdmin(browser);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Search name or email' }).fill('new seller');
  await expect(main.getByText('50 of 64 sellers')).toBeVisible();
  await main.getByRole('table').getByRole('checkbox', { name: 'Choose all 50 shown' }).check();
  await failTwo(page);
  await main.getByRole('button', { name: 'Verify 50' }).click();
  await expect(main.getByRole('group', { name: 'Verifying 50 sellers' })).toBeVisible();

  const outcome = main.getByRole('group', { name: '48 sellers verified' });
  await expect(outcome).toContainText('2 not confirmed: New Seller', { timeout: 60_000 });
  await expect(main.getByRole('row', { name: /Not confirmed\. The shop took too long/ })).toHaveCount(2);
  await outcome.getByRole('button', { name: 'Try again (2)' }).click();
  await expect(main.getByRole('group', { name: '50 sellers verified' })).toBeVisible();

  await main.getByRole('button', { name: /^Not verified/ }).click();
  await main.getByRole('button', { name: 'Show everyone' }).click();
  await main.getByRole('searchbox').fill('new seller 000');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV (9)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sellers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFF"#","Name","Email Address","Verified"',
    '1,"New Seller 0001","new.seller.1@example.com","Yes"',
  ]);
  await page.context().close();
});

test('[G-ADM-1] [G-A11Y-1] an admin verifies fifty sellers and looks one up by keyboard alone', async ({ browser }) => {
  const page = await anAdmin(browser);
  const main = page.getByRole('main');
  const keys = new Keys(page);
  await keys.type(main.getByRole('searchbox'), 'new seller');
  await expect(main.getByText('50 of 64 sellers')).toBeVisible();
  await keys.choose(main.getByRole('table').getByRole('checkbox', { name: 'Choose all 50 shown' }), 'Space');
  await failTwo(page);
  // Fifty rows have two hundred stops; the last comes before the first, backwards.
  await page.getByRole('button', { name: 'Verify 50' }).focus();
  await keys.press('Enter');
  await expect(main.getByRole('button', { name: 'Stop' })).toBeFocused();
  const again = main.getByRole('button', { name: 'Try again (2)' });
  await expect(again).toBeFocused({ timeout: 60_000 });
  await keys.press('Enter');
  const close = main.getByRole('button', { name: 'Close this message' });
  await expect(main.getByRole('group', { name: '50 sellers verified' })).toBeVisible();
  await expect(close).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await keys.choose(main.getByRole('button', { name: 'New Seller 0001', exact: true }));
  const panel = main.getByRole('complementary', { name: 'New Seller 0001' }).or(page.getByRole('dialog'));
  await expect(panel.getByText('Nothing for sale.')).toBeVisible();
  await keys.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'New Seller 0001', exact: true })).toBeFocused();
  await page.context().close();
});

test('[G-ADM-1] [G-A11Y-1] an admin who verifies somebody in their panel, or gives a search up, goes on there by keyboard', async ({
  page,
}) => {
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Verify .+/, disabled: false }) })
    .first();
  await row.locator('.name-btn').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await panel.getByRole('button', { name: /^Verify/ }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.locator('h1, h2, h3').and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('main').getByRole('searchbox').fill('nobody of that name');
  await page.getByRole('button', { name: 'Show everyone' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':is(h1, h2, h3):focus')).toBeInViewport();
});

test('[G-ADM-1] 5,000 sellers are a table that is read by place, sorted, and reached by keyboard', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'admin', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await inWorld(page, worldWithSellers(4986));
  await openPage(page, '/dashboard/allseller');
  const table = page.getByRole('table', { name: 'Sellers' });
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Email Address', exact: true }).click();
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const placeInMiddle = (): Promise<number> =>
    table.evaluate(() => {
      const row = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('[aria-rowindex]');
      return Number(row?.getAttribute('aria-rowindex') ?? 0);
    });
  await expect.poll(placeInMiddle).toBeGreaterThan(2000);
  const place = await placeInMiddle();
  await table.locator(`tr[aria-rowindex="${place}"]`).getByRole('checkbox').focus();
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  const arrived = table.locator(`tr[aria-rowindex="${place + 30}"]`);
  await expect(arrived.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Chosen rows' })).toContainText('1 chosen');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(table.locator('tr[aria-rowindex="2"]')).toBeVisible();
  await expect(arrived.getByRole('checkbox')).toBeFocused();

  // The keyboard goes on where a seller was deleted.
  await arrived.getByRole('button', { name: /^Delete/ }).focus();
  const following = await table
    .locator(`tr[aria-rowindex="${place + 31}"]`)
    .getByText('@')
    .innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirm Delete' }).press('Enter');
  await expect(table).toHaveAttribute('aria-rowcount', '5000');
  await expect(table.getByRole('row').filter({ has: page.locator(':focus') })).toContainText(following);
  await context.close();
});

test('[G-LOOK-1] a toast leaves the bar for the chosen sellers readable', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  for (const row of [0, 1, 2]) {
    await page
      .getByRole('table')
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .nth(row)
      .check();
  }
  const bar = await page.getByRole('region', { name: 'Chosen rows' }).boundingBox();
  const shown = await toast(page, 'You’re logged in').boundingBox();
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
