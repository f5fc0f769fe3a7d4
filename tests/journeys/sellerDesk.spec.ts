import { expect, type Page, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';
import { Keys } from './Keys.ts';

test.describe.configure({ timeout: 120_000 });

const drone = 'DJI Mini 2, two batteries';
const kept = /^HP 15s/;

const choice = (page: Page) => page.getByRole('region', { name: 'Chosen rows' });
const notice = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const chooseAll = (page: Page) => page.getByRole('table').getByRole('checkbox', { name: 'Choose all 9 shown' });
const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');
const failOnce = (page: Page) =>
  page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'products.delete'));

async function seeTheRest(page: Page): Promise<void> {
  await expect(notice(page, '9 products deleted')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: kept })).toHaveCount(1);
}

test('[G-SELL-1] a seller clears out ten listings: search, choose, delete, undo one; one fails and is tried again', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller', {}, 240);
  const page = await context.newPage();
  await openPage(page, '/dashboard/sellersproducts');
  const search = page.getByRole('searchbox', { name: 'Search your products' });
  await search.fill('gb');
  await expect(page.getByText('9 of 12 products')).toBeVisible();
  await chooseAll(page).check();
  await search.fill('');
  await page.getByRole('checkbox', { name: `Choose ${drone}` }).check();
  await expect(choice(page).getByText('10 chosen')).toBeVisible();
  await failOnce(page);
  await choice(page).getByRole('button', { name: 'Delete 10' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete products' }).click();
  await expect(notice(page, /^Deleting 10 products/)).toBeVisible();

  await page.getByRole('row').filter({ hasText: kept }).getByRole('button', { name: /^Undo/ }).click();
  await notice(page, /^Deleting 9 products/)
    .getByRole('button', { name: 'Delete now' })
    .click();
  await expect(notice(page, '8 products deleted')).toContainText('1 not confirmed');
  const failed = page.getByRole('row').filter({ hasText: 'Not confirmed.' });
  await expect(failed).toContainText('The shop isn’t working right now');
  await notice(page, '8 products deleted').getByRole('button', { name: 'Try again (1)' }).click();
  await seeTheRest(page);
  await context.close();
});

test('[G-SELL-1, G-A11Y-1] a seller clears out ten listings by keyboard alone', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', { reducedMotion: 'reduce' }, 240);
  const page = await context.newPage();
  const keys = new Keys(page);
  await openPage(page, '/dashboard/sellersproducts');
  const search = page.getByRole('searchbox', { name: 'Search your products' });
  await keys.type(search, 'gb');
  await expect(page.getByText('9 of 12 products')).toBeVisible();
  await keys.choose(chooseAll(page), 'Space');
  await keys.to(search, 'Shift+Tab');
  await keys.press('Escape');
  await expect(rows(page)).toHaveCount(12);
  await keys.choose(page.getByRole('checkbox', { name: `Choose ${drone}` }), 'Space');
  await failOnce(page);
  await keys.choose(choice(page).getByRole('button', { name: 'Delete 10' }));
  await keys.choose(page.getByRole('alertdialog').getByRole('button', { name: 'Delete products' }));
  await expect(page.getByRole('button', { name: 'Undo all' })).toBeFocused();

  await keys.to(page.getByRole('row').filter({ hasText: kept }).getByRole('button', { name: /^Undo/ }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo all' })).toBeFocused();
  await keys.choose(page.getByRole('button', { name: 'Delete now' }));
  await expect(notice(page, '8 products deleted').getByRole('button', { name: 'Try again (1)' })).toBeFocused();
  await keys.press('Enter');
  await seeTheRest(page);
  await context.close();
});

test('[G-SELL-1] a seller begins three products, resumes one after a reload and throws another away', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller', {}, 240);
  const page = await context.newPage();
  await openPage(page, '/dashboard/sellersproducts');
  await page.getByRole('button', { name: `Duplicate as new ${drone}` }).click();
  await expect(page.getByLabel('Product name')).toHaveValue(drone);
  await page.getByLabel('Product name').fill('DJI Mini 2, one battery');
  for (const name of ['Galaxy Watch 4', 'Pixel 4a']) {
    await page.goto('/dashboard/sellersproducts');
    await page.getByRole('main').getByRole('link', { name: 'Add product', exact: true }).click();
    await expect(page.getByLabel('Product name')).toHaveValue('');
    await page.getByLabel('Product name').fill(name);
  }
  await page.goto('/dashboard/sellersproducts');
  const drafts = page.getByRole('region', { name: '3 drafts' });
  await expect(drafts.getByRole('link')).toHaveText(['Pixel 4a', 'Galaxy Watch 4', 'DJI Mini 2, one battery']);
  await drafts.getByRole('button', { name: 'Delete draft: Pixel 4a' }).click();
  await page.getByRole('link', { name: 'DJI Mini 2, one battery' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('DJI Mini 2, one battery');
  await page.reload();
  await expect(page.getByLabel('Product name')).toHaveValue('DJI Mini 2, one battery');
  await expect(page.getByLabel('Resale price')).toHaveValue('29500');
  await context.close();
});
