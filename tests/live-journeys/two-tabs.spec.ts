import { expect, type Page } from '@playwright/test';
import { demoBuyer, demoSeller, logIn, signOut, toast } from '../journeys/people.ts';
import { fillInProduct } from '../journeys/postProduct.ts';
import { hasStoredPhoto, storedText } from '../journeys/storedDraft.ts';
import { backend, hold, test } from './livePage.ts';

/** The locks that tabs wait for until another tab is done. */
const awaited = (page: Page) =>
  page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).map(({ name }) => name));

const isUpload = /\/1\/upload/;

/** Opens the draft of the first tab in the second, once the device has all of it. */
async function openSameDraft(page: Page, other: Page): Promise<void> {
  await expect.poll(() => storedText(page)).toContain('Banani');
  await expect.poll(() => hasStoredPhoto(page)).toBe(true);
  await other.goto(page.url());
  await expect(other.getByLabel('Category')).toHaveValue('Lenovo');
  await expect(other.getByText('yoga.png')).toBeVisible();
}

/** The posts of a call that either tab sends. */
function postsOf(pages: readonly Page[], path: string): string[] {
  const sent: string[] = [];
  for (const page of pages)
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === `${backend}${path}`) sent.push(request.url());
    });
  return sent;
}

test('[G-TRUE-1] a draft that one tab posts while another one still uploads its photo becomes one product', async ({
  page,
  context,
}) => {
  const product = `Slim of ${Date.now()}`;
  const other = await context.newPage();
  const tabs = [page, other];
  const row = (tab: Page) => tab.getByRole('row').filter({ hasText: product });
  const post = (tab: Page) => tab.getByRole('button', { name: 'Post this product' }).click();
  await page.goto('/login?from=/dashboard/addproducts');
  await logIn(page, demoSeller);
  await fillInProduct(page, product);
  await openSameDraft(page, other);
  const sent = postsOf(tabs, '/allproducts');
  const uploading = page.waitForRequest(isUpload);
  const letGo = await hold(page, isUpload);
  await post(page);
  await uploading;
  await post(other);
  await expect(row(other)).toHaveCount(1);
  letGo();
  await expect(row(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test('[G-TRUE-1] a draft that is posted from two tabs at once becomes one product, which is booked from two tabs once', async ({
  page,
  context,
}) => {
  const product = `Yoga of ${Date.now()}`;
  const other = await context.newPage();
  const tabs = [page, other];

  await test.step('posted', async () => {
    await page.goto('/login?from=/dashboard/addproducts');
    await logIn(page, demoSeller);
    await fillInProduct(page, product);
    await openSameDraft(page, other);
    const sent = postsOf(tabs, '/allproducts');
    const letGo = await hold(page, `${backend}/allproducts`);
    for (const tab of tabs) await tab.getByRole('button', { name: 'Post this product' }).click();
    await expect.poll(() => awaited(other)).toEqual([expect.stringMatching(/^draft /)]);
    letGo();
    for (const tab of tabs) await expect(tab.getByRole('row').filter({ hasText: product })).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  await test.step('booked', async () => {
    const path = `/categories/Lenovo?q=${encodeURIComponent(product)}`;
    await signOut(page);
    await page.goto(`/login?from=${encodeURIComponent(path)}`);
    await logIn(page, demoBuyer);
    await other.goto(path);
    const sent = postsOf(tabs, '/booking');
    const letGo = await hold(page, `${backend}/booking`);
    for (const tab of tabs) {
      const card = tab.getByRole('article').filter({ hasText: product });
      await card.getByRole('button', { name: /^Book Now/ }).click();
      await tab.getByLabel('Phone').fill('01712 345678');
      await tab.getByLabel('Meeting location').fill('Dhanmondi 27');
      await tab.getByRole('dialog').getByRole('button', { name: 'Book this product' }).click();
    }
    await expect.poll(() => awaited(other)).toEqual([expect.stringMatching(/^booking /)]);
    letGo();
    await expect(toast(page, 'Booking confirmed')).toBeVisible();
    await expect(toast(other, /already booked/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
