import { expect, type Page, test } from '@playwright/test';
import { openTwice, windowOf } from './everyPage.ts';
import { demoBuyer } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('banner');

test.describe('[G-A11Y-1] the focus goes on near a control of the account that another tab takes:', () => {
  const said = (page: Page, text: string) => page.locator('.visually-hidden[role=status]', { hasText: text });

  test('“Sign Out” of the bar and of a phone’s menu, which is announced', async ({ browser }) => {
    const context = await windowOf(browser, 'buyer');
    const [page, phone] = await openTwice(context, '/blog');
    await bar(page).getByRole('button', { name: 'Sign Out' }).focus();
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.getByRole('button', { name: 'Menu' }).click();
    const menu = phone.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Sign Out' }).focus();
    const other = await context.newPage();
    await other.goto('/blog');
    await bar(other).getByRole('button', { name: 'Sign Out' }).click();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await phone.bringToFront();
    await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused();
    await expect(menu.locator(said(phone, 'You’re logged out'))).toBeAttached();
    await page.bringToFront();
    await expect(said(page, 'You’re logged out')).toBeAttached();
    await expect(page.locator('.nav-side')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeFocused();
    await context.close();
  });

  test('“Login”, which is announced', async ({ browser }) => {
    const context = await browser.newContext();
    const [page, other] = await openTwice(context, '/blog');
    await bar(page).getByRole('link', { name: 'Login' }).focus();
    await other.goto('/login');
    await other.getByRole('button', { name: new RegExp(demoBuyer.name) }).click();
    await expect(bar(other).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.bringToFront();
    await expect(page.locator('.nav-side')).toBeFocused();
    await expect(said(page, `You’re logged in as ${demoBuyer.email}`)).toBeAttached();
    await context.close();
  });
});

test('[G-A11Y-1] a change of the language in another tab takes the focus from no link and no toast', async ({
  context,
  page,
}) => {
  const [first, other] = await openTwice(context, '/blog');
  const link = first.getByRole('contentinfo').getByRole('listitem').nth(1).getByRole('link');
  await link.focus();
  await page.goto('/allproducts?q=lenovo');
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await main(page).getByRole('button', { name: 'Search saved' }).click();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await other.getByRole('contentinfo').getByLabel('Language').selectOption('bangla');
  await page.bringToFront();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.locator('.toast .undo')).toBeFocused();
  await first.bringToFront();
  await expect(first.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(link).toBeFocused();
  for (const one of [first, other]) await one.close();
});
