import { expect, type Page } from '@playwright/test';
import { demoBuyer, logIn } from '../journeys/people.ts';
import { backend, test } from './livePage.ts';

/** The page's address in the address bar. */
function addressInBar(page: Page, email: string) {
  return page.getByRole('banner').getByText(email);
}

test('[G-PERF-1] a visitor’s Home loads neither Firebase nor Stripe nor Google', async ({
  baseURL,
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const texts = await Promise.all(
    asked
      .filter((url) => url.startsWith(String(baseURL)) && url.endsWith('.js'))
      .map(async (url) => (await fetch(url)).text()),
  );
  expect(texts.some((text) => text.includes('identitytoolkit.googleapis.com'))).toBe(false);
  expect(asked.filter((url) => /stripe|google/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[S-AUTH-1] [S-AUTH-2] [G-PROOF-1] a new person signs in through Google’s pop-up and is registered at the marketplace', async ({
  page,
  complaints,
}) => {
  await page.goto('/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /continue with google/i }).click(),
  ]);
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill('gita.google@example.com');
  await popup.locator('#display-name-input').fill('Gita Google');
  await popup.locator('#sign-in').click();
  await expect(addressInBar(page, 'gita.google@example.com')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toMatch(/^eyJ/);
  // The marketplace has the ID token. It gives nobody an access token without one.
  expect((await page.request.get(`${backend}/jwt?email=gita.google@example.com`)).status()).toBe(401);
  expect(complaints).toEqual([]);
});

test('[G-SESSION-1] signing out in one tab signs out the other, and removes the token', async ({
  context,
  page,
  complaints,
}) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  const other = await context.newPage();
  await other.goto('/');
  await expect(addressInBar(other, demoBuyer.email)).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('[G-SESSION-1] an expired token is renewed once, however many calls need it', async ({ page, complaints }) => {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('access_token', 'not.a.token'));
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(`${backend}/jwt`)) renewals += 1;
  });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(renewals).toBe(1);
  expect(complaints).toEqual([]);
});

test('[G-FAULT-1] a person signs in, and stays so, where IndexedDB never answers', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('access_token', 'not.a.token'));
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(complaints).toEqual([]);
});
