import type { Page } from '@playwright/test';
import { useOnce } from '../journeys/everyPage.ts';
import { boxOf, expect, people, test } from './shop.ts';

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test('[S-NAV-1] the bar stays on top and leads to Home, All Products and Blog', async ({ page }) => {
  await page.goto('/blog');
  for (const [name, href] of [
    ['Home', '/'],
    ['All Products', '/allproducts'],
    ['Blog', '/blog'],
  ] as const) {
    await expect(bar(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await page.goto('/');
  await bar(page).getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/allproducts');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect((await boxOf(bar(page))).top).toBe(0);
});

test('[S-NAV-2] a visitor finds the login in the bar, and no dashboard', async ({ page }) => {
  await page.goto('/blog');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
});

test.describe('a signed-in person', () => {
  test.use({ who: 'buyer' });

  test('[S-NAV-2] finds the dashboard, their email and a sign-out in the bar', async ({ page }) => {
    await page.goto('/blog');
    await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(bar(page).getByText(people.buyer.email)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar(page).getByText(people.buyer.email)).toHaveCount(0);
  });
});

test.describe('a signed-in person on a phone', () => {
  test.use({ who: 'seller', viewport: { width: 360, height: 740 } });

  test('[S-NAV-1] [S-NAV-2] finds the same links, their email and a sign-out in the bar’s menu', async ({ page }) => {
    await page.goto('/blog');
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const [name, href] of [
      ['Home', '/'],
      ['All Products', '/allproducts'],
      ['Blog', '/blog'],
      ['Dashboard', '/dashboard'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(menu.getByText(people.seller.email)).toBeVisible();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

for (const path of ['/', '/allproducts']) {
  test(`[S-NAV-3] on ${path} the bar changes its look past 392 px, and back`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const look = () =>
      bar(page).evaluate((element) => {
        const { backgroundColor, borderBottomColor, height } = getComputedStyle(element);
        return { backgroundColor, borderBottomColor, height };
      });
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    const onTop = await look();

    await scrollTo(393);
    await expect.poll(look).not.toEqual(onTop);
    await expect.poll(async () => (await look()).height).toBe('64px');
    const past = await look();
    await scrollTo(392);
    await expect.poll(look).toEqual(onTop);
    await scrollTo(393);
    await expect.poll(look).toEqual(past);
    expect(past.borderBottomColor).not.toBe(onTop.borderBottomColor);
  });
}

test('[S-FOOT-1] Subscribe takes an email, sends nothing and reloads nothing', async ({ page }) => {
  await page.goto('/blog');
  const strip = footer(page).getByRole('region', { name: 'Newsletter' });
  const email = strip.getByRole('textbox', { name: 'Email address' });
  await expect(email).toHaveAttribute('type', 'email');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await useOnce(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await email.fill('reader@example.com');
  await strip.getByRole('button', { name: 'Subscribe' }).click();
  await expect(strip.getByRole('status')).toHaveText(/Nothing was sent/);
  await expect(page.locator('body[data-same-page]')).toBeAttached();
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
});

test('[S-FOOT-2] the footer has its four groups, and all of its links lead Home', async ({ page }) => {
  await page.goto('/blog');
  const group = (name: string) => footer(page).getByRole('heading', { name, exact: true }).locator('..');
  await expect(group('Our Services').getByRole('link')).not.toHaveCount(0);
  await expect(group('About the company').getByRole('link')).not.toHaveCount(0);
  await expect(group('Stay Connected').getByRole('link')).toHaveCount(4);
  for (const icon of await group('Stay Connected').getByRole('link').all()) {
    await expect(icon).toHaveAccessibleName(/\w/);
    await expect(icon.locator('svg')).toBeVisible();
  }
  await expect(group('Our Address')).toContainText('Dhaka');
  await expect(group('Our Address')).toContainText(/\+880 \d/);
  await expect(group('Our Address')).toContainText('@');

  const targets = await footer(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(targets)).toEqual(new Set(['/']));
  await group('About the company').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
