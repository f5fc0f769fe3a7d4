import { expect, type Page } from '@playwright/test';
import { toast } from './people.ts';

/** A small picture that every browser can decode. */
const picture = {
  name: 'yoga.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mNgT4nGihgGUgIA0cwlIRkDzz8AAAAASUVORK5CYII=',
    'base64',
  ),
};

/** A signed-in seller fills in the form of a new product, with a picture. */
export async function fillInProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Description').fill('Bought in Dhaka, one owner, the battery holds six hours.');
  await page.getByLabel('Used duration').fill('14 months');
  await page.getByLabel('Original price').fill('98,000');
  await page.getByLabel('Resale price').fill('61,500');
  await page.getByLabel('Category').selectOption({ label: 'Lenovo' });
  await page.getByLabel('Phone').fill('01712 345678');
  await page.getByLabel('Location').fill('Banani, Dhaka');
  await page.locator('input[type=file]').first().setInputFiles(picture);
}

/** A signed-in seller adds a laptop with a picture. */
export async function postProduct(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/addproducts');
  await fillInProduct(page, name);
  await page.getByRole('main').getByRole('button', { name: 'Post this product' }).click();
  await expect(toast(page, `${name} was added`)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/sellersproducts');
}
