import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Person, signUp } from '../journeys/people.ts';

export type Listed = { readonly name: string; readonly path: string };

/** A product of the seller who is signed in here. The world outlives the journeys, so each deals in its own. */
export async function listProduct(
  page: Page,
  { name: sellerName, email }: Person,
  marketplace: string,
): Promise<Listed> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const productName = `Google Pixel 8, ${randomUUID().slice(0, 8)}`;
  const answer = await page.request.post(`${marketplace}/allproducts`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      productName,
      description: 'One owner, no scratches.',
      sellerName,
      email,
      useDuration: '11 months',
      price: 41_000,
      originalPrice: 68_000,
      image: '',
      condition: 'Good',
      postTime: new Date().toISOString(),
      categoryName: 'Smart Phone',
      categoryId: '',
      location: 'Banani, Dhaka',
      phone: '01712 345678',
    },
  });
  const { insertedId } = (await answer.json()) as { readonly insertedId: string };
  return { name: productName, path: `/products/${insertedId}` };
}

/** Somebody whom the shop has not seen before. */
export async function newBuyer(page: Page, name: string): Promise<Person> {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const person = { name, email, password: 'Phones!2026' };
  await signUp(page, person, 'buyer');
  return person;
}

/** Books the product on its page; the buyer lands on their bookings. */
export async function ask(page: Page, { path }: Listed): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Book this product' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('01812 345678');
  await dialog.getByLabel('Meeting location').fill('North End Coffee, Banani');
  await dialog.getByRole('button', { name: 'Book this product' }).click();
  await expect(page).toHaveURL('/dashboard/myproducts');
}

/** From the buyer's bookings to the deal's page. */
export async function openDeal(page: Page, { name }: Listed): Promise<void> {
  await page.getByRole('link', { name: `See the deal of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
}

/** The requests of one product, as the seller reads them. */
export function requestsFor(page: Page, { name }: Listed): Locator {
  return page.getByRole('region', { name });
}

export async function refresh(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
}

/** A stop of the deal's timeline, with where it stands: 'Done: Requested'. */
export function stop(page: Page, text: string): Locator {
  return page.getByRole('listitem').filter({ hasText: text });
}

export async function writeReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Reason/ }).fill(reason);
}
