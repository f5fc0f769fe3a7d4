import type { Locator, Page } from '@playwright/test';
import { expect, failNext, follow, main, people, picture, test, title, toast } from './shop.ts';

test.use({ who: 'seller' });

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const post = (page: Page) => main(page).getByRole('button', { name: 'Post this product' });

/** Fills in everything that the form does not fill in by itself. */
async function fillProduct(page: Page, name: string, category = 'Lenovo'): Promise<void> {
  await field(page, 'Product name').fill(name);
  await field(page, 'Description').fill('One owner, the battery holds six hours.');
  await field(page, 'Used duration').fill('14 months');
  await field(page, 'Original price').fill('98,000');
  await field(page, 'Resale price').fill('61,500');
  await field(page, 'Phone').fill('01712 345678');
  await field(page, 'Location').fill('Banani, Dhaka');
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption(category);
}

/** The product of a row, as its button names it. */
async function nameOf(row: Locator): Promise<string> {
  const words = await row.getByRole('button', { name: /^Delete/ }).textContent();
  return (words ?? '').replace(/^Delete\s*/, '');
}

test('[S-SELL-1] the form has a field for every fact of a product, and fills in the known ones', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-18T08:00:00Z');
  await page.goto('/dashboard/addproducts');
  for (const name of [
    'Product name',
    'Description',
    'Used duration',
    'Original price',
    'Resale price',
    'Phone',
    'Location',
  ]) {
    await expect(field(page, name)).toBeEditable();
    await expect(field(page, name)).toHaveValue('');
  }
  await expect(field(page, 'Seller name')).toHaveValue(people.seller.name);
  await expect(field(page, 'Email address')).toHaveValue(people.seller.email);
  await expect(main(page).getByLabel('Posted time')).toHaveValue('2026-11-18');
  const condition = main(page).getByRole('group', { name: 'Condition' }).getByRole('radio');
  await expect(condition).toHaveCount(3);
  for (const [place, name] of ['Excellent', 'Good', 'Fair'].entries())
    await expect(condition.nth(place)).toHaveAccessibleName(new RegExp(name));
  await expect(condition.nth(0)).toBeChecked();
  await expect(main(page).locator('input[type=file]').first()).toBeAttached();
  await expect(main(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test('[S-SELL-2] every field says in the original words what is wrong with it', async ({ page }) => {
  await page.goto('/dashboard/addproducts');
  await field(page, 'Seller name').fill('');
  await field(page, 'Email address').fill('');
  await main(page).getByLabel('Posted time').fill('');
  await post(page).click();
  const category = main(page).getByRole('combobox', { name: 'Category' });
  const wrong = [
    [field(page, 'Product name'), 'Namd field cannot be empty'],
    [field(page, 'Email address'), 'Please enter email address'],
    [field(page, 'Seller name'), 'This field is required'],
    [field(page, 'Description'), 'enter short description'],
    [field(page, 'Used duration'), 'enter used Duration'],
    [main(page).getByLabel('Posted time'), 'enter Posted Time'],
    [field(page, 'Original price'), 'Please enter a valid email address'],
    [field(page, 'Resale price'), 'Please enter a valid email address'],
    [category, 'Please select product Category'],
    [field(page, 'Phone'), 'Please enter a valid phone no'],
    [field(page, 'Location'), 'Please enter the location'],
  ] as const;
  for (const [one, message] of wrong) {
    await expect(one).toHaveAttribute('aria-invalid', 'true');
    const said = one.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " field ")][1]');
    await expect(said.getByText(message, { exact: true })).toBeVisible();
    await expect(one).toHaveAccessibleDescription(new RegExp(message));
  }
  for (const radio of await main(page).getByRole('group', { name: 'Condition' }).getByRole('radio').all()) {
    await expect(radio).toBeVisible();
  }
  await expect(page).toHaveURL('/dashboard/addproducts');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('[S-SELL-3] the picture goes to the host and the product with its URL, or nothing is posted', async ({ page }) => {
  const name = 'Lenovo Yoga Slim 7, slate grey';
  await page.goto('/dashboard/addproducts');
  await fillProduct(page, name);
  await main(page).locator('input[type=file]').first().setInputFiles(picture);
  await failNext(page, 'image.upload', { code: 'image/unavailable' });
  await post(page).click();
  await expect(
    main(page)
      .getByRole('alert')
      .filter({ hasText: /picture/i }),
  ).toBeVisible();
  await expect(page).toHaveURL('/dashboard/addproducts');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, `${name} Added Successful`)).toBeVisible();
  const row = main(page).getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row.locator('img')).toHaveAttribute('src', /^data:image\//);
});

test('[S-SELL-3] a product may be posted without a picture', async ({ page }) => {
  await page.goto('/dashboard/addproducts');
  await fillProduct(page, 'Dell Latitude without a photo', 'Dell');
  await post(page).click();
  await expect(toast(page, 'Dell Latitude without a photo Added Successful')).toBeVisible();
  await expect(main(page).getByRole('row').filter({ hasText: 'without a photo' })).toContainText('61,500 tk');
});

test('[S-SELL-4] the seller’s table has its columns, the badge, and deletes a product', async ({ page }) => {
  await page.goto('/dashboard/sellersproducts');
  const table = main(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
  const rows = table.getByRole('row');
  const before = await rows.count();
  expect(before).toBeGreaterThan(2);
  await expect(table.getByText('Available', { exact: true })).toHaveCount(before - 1);
  const row = rows.nth(1);
  await expect(row.getByRole('cell').locator('img')).toHaveAttribute('src', /\.webp$/);
  await expect(row).toContainText(people.seller.email);
  await expect(row).toContainText(/[\d,]+ tk/);
  await expect(row.getByRole('button', { name: /^Advertise/ })).toBeVisible();

  const product = await nameOf(row);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const modal = page.getByRole('alertdialog');
  await expect(modal).toContainText(product);
  await modal.getByRole('button', { name: /^Delete/ }).click();
  await page.locator('.toast').filter({ hasText: product }).getByRole('button', { name: 'Delete now' }).click();
  await expect(toast(page, 'Product Deteded successfully')).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.reload();
  await expect(rows).toHaveCount(before - 1);
});

test('[S-SELL-5] Advertise says so, becomes a disabled Advertised, and the product is among the advertised', async ({
  page,
}) => {
  await page.goto('/dashboard/sellersproducts');
  const row = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Advertise / }) })
    .first();
  const product = await nameOf(row);
  const same = main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Delete ${product}`, exact: true }) })
    .first();
  await row.getByRole('button', { name: /^Advertise / }).click();
  await expect(toast(page, 'advertised successfully')).toBeVisible();
  await expect(same.getByRole('button', { name: /^Advertised/ })).toBeDisabled();
  await expect(same.getByRole('button', { name: /^Advertise / })).toHaveCount(0);
  await expect(same.getByText('Available', { exact: true })).toBeVisible();
  await follow(page, '/allproducts/advertise');
  await expect(title(page)).toHaveText('Advertised products');
  await expect(main(page).getByRole('article').filter({ hasText: product })).not.toHaveCount(0);
});

test('[S-SELL-6] HP, Lenovo and Dell can be chosen, and are posted with the ids 1, 2 and 3', async ({ page }) => {
  await page.goto('/dashboard/addproducts');
  const category = main(page).getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option', { name: 'HP' })).toBeAttached();
  const names = await category.getByRole('option').allTextContents();
  expect(names.filter((name) => ['HP', 'Lenovo', 'Dell'].includes(name))).toEqual(['HP', 'Lenovo', 'Dell']);
  for (const [name, id] of [
    ['HP', '1'],
    ['Lenovo', '2'],
    ['Dell', '3'],
  ] as const) {
    await follow(page, '/dashboard/addproducts');
    await fillProduct(page, `A laptop by ${name}`, name);
    await post(page).click();
    await expect(toast(page, `A laptop by ${name} Added Successful`)).toBeVisible();
    // No screen shows the id, so read it from the marketplace's stored data.
    const stored = await page.evaluate(() => localStorage.getItem('fakes.marketplace') ?? '');
    const posted = /\{[^{}]*"productName":"A laptop by NAME"[^{}]*\}/.source.replace('NAME', name);
    expect(new RegExp(posted).exec(stored)?.[0]).toContain(`"categoryName":"${name}","categoryId":"${id}"`);
  }
});
