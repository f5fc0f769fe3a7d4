import { expect, type Page, test } from '@playwright/test';
import { windowOf } from './everyPage.ts';
import { demoBuyer, logIn, toast } from './people.ts';
import { hasStoredPhoto, storedText } from './storedDraft.ts';

const facts = {
  'Product name': 'Lenovo Yoga Slim 7',
  Description: 'One owner.',
  'Used duration': '14 months',
  'Original price': '98,000',
  'Resale price': '61,500',
  Phone: '01712 345678',
  Location: 'Banani, Dhaka',
};

/** A small picture that every browser can decode. */
const picture = {
  name: 'yoga.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mNgT4nGihgGUgIA0cwlIRkDzz8AAAAASUVORK5CYII=',
    'base64',
  ),
};

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'We restored your draft' });
const photo = (page: Page) => page.getByRole('img', { name: 'Your photo' });
const isDrawn = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('[G-FORM-1] a reload keeps a new product’s text and picture, and posting it clears the form', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.goto('/dashboard/addproducts');
  for (const [label, value] of Object.entries(facts)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Category').selectOption('Lenovo');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(photo(page)).toBeVisible();
  await expect.poll(() => hasStoredPhoto(page)).toBe(true);
  await page.reload();

  await expect(notice(page)).toBeVisible();
  for (const [label, value] of Object.entries(facts)) await expect(page.getByLabel(label)).toHaveValue(value);
  await expect(page.getByLabel('Category')).toHaveValue('Lenovo');
  await expect.poll(() => isDrawn(page)).toBe(true);
  await page.getByRole('button', { name: 'Post this product' }).click();
  await expect(toast(page, 'Lenovo Yoga Slim 7 was added')).toBeVisible();

  await test.step('[G-UNDO-1] a reload does not send a pending deletion, and nobody is told that it did', async () => {
    const row = page.getByRole('row', { name: /Lenovo Yoga Slim 7/ });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(toast(page, 'Deleting Lenovo Yoga Slim 7. You can still undo this.')).toBeVisible();
    const rowActions = page.getByRole('cell').getByRole('button');
    const covered = await rowActions.evaluateAll((buttons) => {
      const [left, right] = [...document.querySelectorAll('.toast')].reduce(
        ([from, to], one) => {
          const box = one.getBoundingClientRect();
          return [Math.min(from, box.left), Math.max(to, box.right)] as const;
        },
        [Infinity, -Infinity] as readonly [number, number],
      );
      return buttons.filter(
        (button) => button.getBoundingClientRect().left < right && button.getBoundingClientRect().right > left,
      ).length;
    });
    expect(covered).toBe(0);
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(row).toBeVisible();
  });

  await page.goto('/dashboard/addproducts');
  await expect(page.getByLabel('Product name')).toHaveValue('');
  await expect(notice(page)).toHaveCount(0);
  await expect(photo(page)).toHaveCount(0);
  await context.close();
});

test('[G-FORM-1] a booking’s text survives its tab and its session until the person signs out', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer');
  const first = await context.newPage();
  await first.goto('/categories/Dell');
  await first
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  await expect(first).toHaveURL(/[?&]book=/);
  const address = first.url();
  await first.getByLabel('Phone').fill('01812 345678');
  await first.getByLabel('Meeting location').fill('Gulshan 1, the corner café');
  await first.close({ runBeforeUnload: true });

  const page = await context.newPage();
  await page.goto('/blog');
  await page.evaluate(() => {
    for (const key of ['access_token', 'fakes.session']) localStorage.removeItem(key);
  });
  await page.goto(address);
  await logIn(page, demoBuyer);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('01812 345678');
  await expect(page.getByLabel('Meeting location')).toHaveValue('Gulshan 1, the corner café');

  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(toast(page, 'You’re logged out')).toBeVisible();
  await expect.poll(() => storedText(page)).toBeNull();
  await context.close();
});

test('[G-FORM-1] two tabs list two products once one of them starts over', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const [one, other] = [await context.newPage(), await context.newPage()];
  const name = (page: Page) => page.getByLabel('Product name');
  await one.goto('/dashboard/addproducts');
  await name(one).fill('Apple iPhone 12');
  await one.getByLabel('Description').fill('One owner.');
  await expect.poll(() => storedText(one)).toContain('One owner.');
  await other.goto('/dashboard/addproducts');
  await expect(name(other)).toHaveValue('Apple iPhone 12');
  await other.getByRole('button', { name: 'Start over' }).click();
  await expect(name(other)).toHaveValue('');
  await expect(name(other)).toBeFocused();
  await name(other).fill('Samsung Galaxy S9');
  await other.getByLabel('Resale price').fill('9000');
  await one.getByLabel('Resale price').fill('30000');
  await one.reload();
  await expect(name(one)).toHaveValue('Apple iPhone 12');
  await expect(one.getByLabel('Resale price')).toHaveValue('30000');
  await expect(name(other)).toHaveValue('Samsung Galaxy S9');
  await other.reload();
  await expect(name(other)).toHaveValue('Samsung Galaxy S9');
  await expect(other.getByLabel('Description')).toHaveValue('');
  await context.close();
});
