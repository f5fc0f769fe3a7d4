import { expect, type Page, test } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function openBlog(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText('We couldn’t load this page');
}

test('[G-FAULT-1] a page whose code failed to load opens by itself once the connection is back, and not before', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await context.setOffline(true);
  await openBlog(page);
  await again(page).click();
  await expect(heading(page)).toHaveText('We couldn’t load this page');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Blog');
});

test('[G-FAULT-1] a page whose code failed to load opens on another try', async ({ page }) => {
  let isBlocked = true;
  await page.route(/\/BlogPage\.\w+\.js/, (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await openBlog(page);
  isBlocked = false;
  await again(page).click();
  await expect(heading(page)).toHaveText('Blog');
});
