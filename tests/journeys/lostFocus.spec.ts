import { expect, type Page, test } from '@playwright/test';
import { bookingOf, productOf } from './dealWorld.ts';
import { dealWindow } from './dealScreens.ts';
import { openTwice, windowOf } from './everyPage.ts';
import { withoutExtensions } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const cards = (page: Page) => main(page).locator('article .product-card__name a');

async function someProducts(page: Page): Promise<readonly string[]> {
  await page.goto('/allproducts');
  await expect(cards(page).nth(1)).toBeVisible();
  const links = await cards(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.slice(0, 2);
}

test.describe('[G-A11Y-1] the focus goes to a heading', () => {
  for (const name of ['Remove filter', 'Save search'])
    test(`when Back takes “${name}”`, async ({ page }) => {
      await page.goto('/allproducts');
      await page.getByRole('group', { name: 'Category' }).getByRole('checkbox').first().click();
      const button = main(page).getByRole('button', { name });
      await button.focus();
      await page.evaluate(() => window.history.back());
      await expect(button).toHaveCount(0);
      await expect(heading(page, 'All Products')).toBeFocused();
    });

  test('when the page is scrolled up from a phone’s buying bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await withoutExtensions(page);
    const [product = ''] = await someProducts(page);
    await page.goto(product);
    const book = main(page).getByRole('button', { name: 'Book this product' });
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // Its code loads with the first focus, and may come after the next key.
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/onFirstUse\.\w+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.buy-bar').getByRole('button').focus();
    await page.keyboard.press('Home');
    await expect(page.locator('.buy-bar')).toHaveCount(0);
    letGo();
    await expect(title(page)).toBeFocused();
  });
});

test('[G-OFFLINE-1] [G-A11Y-1] the focus of “Book” goes to the reason when the device goes offline, and back', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  await page.goto('/categories/HP');
  await main(page)
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const book = dialog.getByRole('button', { name: 'Book this product' });
  await book.focus();
  await context.setOffline(true);
  await expect(dialog.locator(':focus')).toContainText('Booking needs a connection.');
  await expect(dialog.locator('.visually-hidden[role=status]', { hasText: 'Booking needs' })).toBeAttached();
  await context.setOffline(false);
  await expect(book).toBeFocused();
  await context.close();
});

test.describe('[G-A11Y-1] another tab takes a control that has the focus, which goes to a heading:', () => {
  test('of a saved search', async ({ context, page }) => {
    await page.goto('/allproducts?q=lenovo');
    await main(page).getByRole('button', { name: 'Save search' }).click();
    await main(page).getByRole('link', { name: 'See saved searches' }).focus();
    const [desk, other] = await openTwice(context, '/wishlist');
    await main(desk)
      .getByRole('button', { name: /^Rename/ })
      .focus();
    await main(other)
      .getByRole('button', { name: /^Delete: / })
      .click();
    await desk.bringToFront();
    await expect(heading(desk, 'Saved searches')).toBeFocused();
    await page.bringToFront();
    await expect(heading(page, 'All Products')).toBeFocused();
    for (const one of [desk, other]) await one.close();
  });

  test('“Clear list” of the viewed products', async ({ context, page }) => {
    await withoutExtensions(context);
    const [product = ''] = await someProducts(page);
    await page.goto(product);
    await expect(main(page).getByRole('button', { name: 'Book this product' })).toBeVisible();
    const [first, other] = await openTwice(context, '/wishlist');
    await main(first).getByRole('button', { name: 'Clear list' }).focus();
    await main(other).getByRole('button', { name: 'Clear list' }).click();
    await first.bringToFront();
    await expect(title(first)).toBeFocused();
    for (const one of [first, other]) await one.close();
  });

  test('“Save as my comparison”, and “See the comparison” of a product', async ({ context, page }) => {
    await withoutExtensions(context);
    const products = await someProducts(page);
    const ids = products.map((path) => path.split('/').at(-1));
    const [first, other] = await openTwice(context, `/compare?product=${ids[0]}&product=${ids[1]}`);
    await main(first).getByRole('button', { name: 'Save as my comparison' }).focus();
    await main(other).getByRole('button', { name: 'Save as my comparison' }).click();
    await first.bringToFront();
    await expect(title(first)).toBeFocused();
    await first.goto(products[0] ?? '');
    await main(first)
      .getByRole('link', { name: /See the comparison/ })
      .focus();
    await other.goto('/compare');
    await main(other)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await first.bringToFront();
    await expect(title(first)).toBeFocused();
    for (const one of [first, other]) await one.close();
  });

  test('“Report this product”', async ({ browser }) => {
    const context = await windowOf(browser, 'buyer');
    const page = await context.newPage();
    const [product = ''] = await someProducts(page);
    const [first, other] = await openTwice(context, product);
    await main(first).getByRole('button', { name: 'Report this product' }).focus();
    await main(other).getByRole('button', { name: 'Report this product' }).click();
    await other.getByRole('radio', { name: 'Looks fake or stolen' }).check();
    await other.getByRole('button', { name: 'Send report' }).click();
    await expect(other.getByText('The shop has your report.')).toBeVisible();
    await first.bringToFront();
    await expect(main(first).getByText('You reported this product')).toBeVisible();
    await expect(heading(first, 'Seller')).toBeFocused();
    await context.close();
  });

  test('“Watch this product” of a product that is free again', async ({ browser }) => {
    const context = await dealWindow(browser, 'buyer', 'every deal');
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto(`/products/${productOf('accepted, paid')}`);
    await main(page).getByRole('button', { name: 'Watch this product' }).focus();
    await other.goto(`/dashboard/booking/${bookingOf('accepted, paid')}`);
    const cancel = main(other).getByRole('button', { name: 'Cancel this booking' });
    await cancel.first().click();
    await other.getByRole('textbox', { name: /^Reason/ }).fill('I found another one');
    await cancel.last().click();
    await expect(heading(other, 'This booking was cancelled')).toBeVisible();
    await page.bringToFront();
    await expect(main(page).getByRole('button', { name: 'Book this product' })).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Available again' })).toBeAttached();
    await context.close();
  });

  test('an answer to the question about Bangla', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'bn-BD' });
    const [page, other] = await openTwice(context, '/blog');
    const yes = page.getByRole('button', { name: 'বাংলায় দেখুন' });
    await yes.focus();
    await other.getByRole('button', { name: 'না, ইংরেজিতেই থাক' }).click();
    await page.bringToFront();
    await expect(yes).toHaveCount(0);
    await expect(heading(page, 'Blog')).toBeFocused();
    await context.close();
  });
});
