import { expect } from '@playwright/test';
import { backend, test } from './livePage.ts';

test('[G-PERF-1] a product’s page opens with the one answer that was read while the pointer was on its link', async ({
  page,
  complaints,
}) => {
  const list = `${backend}/allproducts`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const link = page.getByRole('main').locator('a[href^="/products/"]').first();
  await link.scrollIntoViewIfNeeded();
  expect(asked).not.toContain(list);
  const answered = page.waitForResponse((response) => response.url() === list && response.request().method() === 'GET');
  await link.hover();
  await answered;
  await link.click();
  await expect(page.getByRole('heading', { name: 'What the seller says' })).toBeVisible();
  expect(asked.filter((url) => url === list)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
