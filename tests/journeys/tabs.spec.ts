import { expect, type Page, test } from '@playwright/test';
import { windowOf } from './everyPage.ts';
import { bookingOf, productOf } from './dealWorld.ts';
import { dealWindow } from './dealScreens.ts';
import { demoAdmin, logIn } from './people.ts';

// Each journey changes in one tab what somebody is using in another.
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

async function cancelBooking(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Cancel this booking' }).first().click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('I found another one');
}

const sendCancellation = (page: Page): Promise<void> =>
  main(page).locator('form').getByRole('button', { name: 'Cancel this booking' }).click();

test('[G-PRODUCT-1] [G-LOOK-1] the bar with the booking button comes for a product that became free while its page was open', async ({
  browser,
}) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/products/${productOf('accepted, paid')}`);
  await expect(main(page).getByText('Reserved for a buyer')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/dashboard/booking/${bookingOf('accepted, paid')}`);
  await cancelBooking(other);
  await sendCancellation(other);
  await expect(main(other).getByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
  await page.bringToFront();
  const book = main(page).getByRole('button', { name: 'Book this product' });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(book).not.toBeInViewport();
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeVisible();
  // It reaches both edges of a tablet's window, too.
  await page.setViewportSize({ width: 768, height: 700 });
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 768 });
  await context.close();
});

test('[G-BOOK-1] [G-A11Y-1] the focus stays in the booking form when its product was booked in another tab', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer');
  const pages = [await context.newPage(), await context.newPage()] as const;
  for (const page of pages) {
    await page.goto('/categories/HP');
    await main(page)
      .getByRole('button', { name: /^Book Now/ })
      .first()
      .click();
    await page.getByLabel('Phone').fill('01712 345678');
    await page.getByLabel('Meeting location').fill('Banani 11');
  }
  const [page, other] = pages;
  const book = (one: Page) => one.getByRole('dialog').getByRole('button', { name: 'Book this product' });
  await book(other).press('Enter');
  await expect(heading(other)).toHaveText('Booked Products');
  await page.bringToFront();
  await book(page).press('Enter');
  const refused = page.getByRole('dialog').getByText('You’ve already booked this product').last();
  await expect(refused).toBeVisible();
  await expect(page.locator('.modal-footer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See my bookings' }).last()).toBeFocused();
  await context.close();
});

test('[G-A11Y-1] the focus stays on the page when a booking is cancelled while its reason is typed', async ({
  browser,
}) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const one of [other, page]) {
    await one.goto(`/dashboard/booking/${bookingOf('accepted')}`);
    await cancelBooking(one);
  }
  await other.bringToFront();
  await sendCancellation(other);
  await expect(main(other).getByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
  await page.bringToFront();
  await expect(main(page).getByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await context.close();
});

test('[G-ADM-1] [G-A11Y-1] the focus goes to the heading when the open person is removed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  const other = await context.newPage();
  await other.goto('/dashboard/allseller');
  await page.bringToFront();
  const person = main(page).locator('[data-person]').nth(2);
  const name = (await person.innerText()).trim();
  await person.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await other.bringToFront();
  await main(other)
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: /Delete/ })
    .click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await other.close();
});

test('[G-ALERT-1] [G-A11Y-1] the focus stays on the page when a search is deleted while it is renamed', async ({
  page,
  context,
}) => {
  await page.goto('/allproducts?q=lenovo');
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await page.goto('/wishlist');
  await main(page)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('My laptops');
  const other = await context.newPage();
  await other.goto('/wishlist');
  await main(other)
    .getByRole('button', { name: /^Delete: / })
    .first()
    .click();
  await page.bringToFront();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await other.close();
});

test('[G-FORM-1] [G-PHOTO-1] a photo that another tab chooses or removes for the same draft is chosen and removed here', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  const other = await context.newPage();
  const choose = async (name: string): Promise<void> => {
    const drawn = await other.evaluate(() => document.createElement('canvas').toDataURL('image/png'));
    const buffer = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
    await other.getByLabel('Choose a photo').setInputFiles({ name, mimeType: 'image/png', buffer });
  };
  await page.goto('/dashboard/addproducts');
  await page.getByLabel('Product name').fill('Zenbook 14');
  await other.goto('/dashboard/sellersproducts');
  await other
    .getByRole('link', { name: /Zenbook 14/ })
    .first()
    .click();
  await expect(other.getByLabel('Product name')).toHaveValue('Zenbook 14');
  for (const name of ['front', 'back']) {
    await choose(`${name}.png`);
    await expect(main(page).getByText(name)).toBeVisible();
  }
  await other.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(main(page).getByText('back')).toHaveCount(0);
  await expect(page.getByLabel('Product name')).toHaveValue('Zenbook 14');
  await context.close();
});
