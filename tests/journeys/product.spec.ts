import { expect, type Page, test } from '@playwright/test';
import { openPage, windowOf } from './everyPage.ts';
import { findings } from './Inspection.ts';
import { demoBuyer, logIn, withoutExtensions } from './people.ts';

const bar = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

async function openFromTheList(page: Page, card: number): Promise<string> {
  await page.goto('/allproducts');
  const link = main(page).getByRole('article').nth(card).getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/products\//);
  return name;
}

/** Moves to a control with the Tab key. */
async function tabTo(page: Page, name: RegExp, role: 'button' | 'link'): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

test('[G-WISH-1] products are compared by keyboard alone, and the link opens the same comparison elsewhere', async ({
  page,
  browser,
}) => {
  const first = await openFromTheList(page, 0);
  await tabTo(page, /^Compare$/, 'button');
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('link', { name: 'Compare, 1 product' })).toBeVisible();
  const second = await openFromTheList(page, 1);
  await tabTo(page, /^Compare$/, 'button');
  await page.keyboard.press('Space');
  await tabTo(page, /^See the comparison of 2/, 'link');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/compare\?product=[^&]+&product=[^&]+$/);
  const columns = (where: Page) => main(where).getByRole('columnheader').getByRole('link');
  await expect(columns(page)).toHaveText([first, second]);
  await expect(main(page).getByRole('rowheader', { name: 'Resale price' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(page.url());
  await expect(columns(elsewhere)).toHaveText([first, second]);
  await elsewhere.close();
});

test('[G-WISH-1] a visitor’s wish list survives a reload and signing in', async ({ page }) => {
  const name = await openFromTheList(page, 2);
  await main(page).getByRole('button', { name: 'Wish list', exact: true }).click();
  await page.reload();
  await bar(page).getByRole('link', { name: 'Wish list, 1 product' }).click();
  await expect(page).toHaveURL('/wishlist');
  const wish = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });
  await expect(wish.first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto('/login?from=/wishlist');
  await logIn(page, demoBuyer);
  await expect(page).toHaveURL('/wishlist');
  await expect(wish.first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Wish list, 1 product' })).toBeVisible();
});

test('[G-PRODUCT-1] a visitor who books on a product’s page logs in and finds the booking form open', async ({
  page,
}) => {
  // Nothing is reserved or sold there.
  await withoutExtensions(page);
  const name = await openFromTheList(page, 0);
  expect(await findings(page)).toEqual([]);
  await test.step('the page prints the product alone, without buttons', async () => {
    await expect(main(page).getByRole('heading', { name: 'Similar products' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expect(main(page).getByRole('article')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { name: 'What the seller says' })).toBeVisible();
    await page.emulateMedia({ media: null });
  });
  await main(page).getByRole('button', { name: 'Book this product' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, demoBuyer);
  await expect(page.getByRole('dialog', { name: 'Book this product' })).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
  // The product's page stands in the history once, so one step back leaves it.
  await page.goBack();
  await expect(page).toHaveURL(/\/allproducts/);
});

test('[G-PRODUCT-1] a product that is gone says so', async ({ page }) => {
  await page.goto('/products/000000000000000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is no longer offered');
  await expect(page).toHaveTitle(/This product is no longer offered/);
  expect(await findings(page)).toEqual([]);
});

test('[G-PRODUCT-1] a double click on a booking form’s close button only closes the form', async ({ page }) => {
  await page.goto('/login?from=/allproducts?q=canon');
  await logIn(page, demoBuyer);
  await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/\w+$/);
  const product = page.url();
  await main(page).getByRole('button', { name: 'Book this product' }).click();
  await expect(page).toHaveURL(/book=/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(product);
  // One step before the product is the list, so nothing has gone back further.
  await page.goBack();
  await expect(page).toHaveURL('/allproducts?q=canon');
});

test('[G-PRODUCT-1] [G-LOOK-1] the bar with the booking button follows jumps over the whole page of a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await openPage(page, '/products/63e0b4c95ad2907b3c000005');
  const book = main(page).getByRole('button', { name: 'Book this product' });
  await expect(book).not.toBeInViewport();
  for (const place of ['bottom', 'top']) {
    const top = place === 'top' ? 0 : 100_000;
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(page.locator('.buy-bar')).toHaveCount(place === 'top' ? 0 : 1);
    await expect(book).not.toBeInViewport();
  }
});

test('[G-BOOK-1] the first tap closes the booking form on a phone, although a field was left empty', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/login?from=/categories/Drone');
  await logIn(page, demoBuyer);
  await main(page)
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
});

for (const language of ['english', 'bangla']) {
  test(`[G-LOOK-1] a product’s buttons hold their words on the narrowest phone: ${language}`, async ({ browser }) => {
    const context = await windowOf(browser, 'visitor', { viewport: { width: 320, height: 640 } });
    await context.addInitScript((key) => localStorage.setItem('re-sale-shop:language', key), language);
    const page = await context.newPage();
    await openPage(page, '/products/63e0b4c95ad2907b3c000005');
    const rooms = await page.locator('.product__cta .btn-row .btn').evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return words.getBoundingClientRect().left - button.getBoundingClientRect().left;
      }),
    );
    expect(rooms).toHaveLength(2);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8);
    await context.close();
  });
}
