import { type BrowserContext, expect, type Page, test } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

async function openTwice(context: BrowserContext, path: string): Promise<readonly [Page, Page]> {
  const pages = [await context.newPage(), await context.newPage()] as const;
  for (const page of pages) await page.goto(path);
  return pages;
}

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
