import { expect, type Page } from '@playwright/test';
import { demoBuyer, demoSeller, logIn, signOut, toast } from '../journeys/people.ts';
import { backend, hold, test } from './livePage.ts';

const facts = {
  Description: 'Bought in Dhaka, one owner, the battery holds six hours.',
  'Used duration': '14 months',
  'Original price': '98,000',
  'Resale price': '61,500',
  Phone: '01712 345678',
  Location: 'Banani, Dhaka',
};

/** Whether another tab waits until this one is done. */
const isAwaited = (page: Page) =>
  page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length === 1);

/** The posts of a call that either tab sends. */
function postsOf(pages: readonly Page[], path: string): string[] {
  const sent: string[] = [];
  for (const page of pages)
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === `${backend}${path}`) sent.push(request.url());
    });
  return sent;
}

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
    for (const [label, value] of Object.entries({ 'Product name': product, ...facts }))
      await page.getByLabel(label).fill(value);
    await page.getByLabel('Category').selectOption({ label: 'Lenovo' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('re-sale-shop:drafts'))).toContain('Lenovo');
    await other.goto(page.url());
    await expect(other.getByLabel('Category')).toHaveValue('Lenovo');
    const sent = postsOf(tabs, '/allproducts');
    const letGo = await hold(page, `${backend}/allproducts`);
    for (const tab of tabs) await tab.getByRole('button', { name: 'Post this product' }).click();
    await expect.poll(() => isAwaited(other)).toBe(true);
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
      await tab
        .getByRole('button', { name: /^Book Now/ })
        .first()
        .click();
      await tab.getByLabel('Phone').fill('01712 345678');
      await tab.getByLabel('Meeting location').fill('Dhanmondi 27');
      await tab.getByRole('dialog').getByRole('button', { name: 'Book this product' }).click();
    }
    await expect.poll(() => isAwaited(other)).toBe(true);
    letGo();
    await expect(toast(page, 'Booking confirmed')).toBeVisible();
    await expect(toast(other, /already booked/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
