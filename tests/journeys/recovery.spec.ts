import { expect, test } from '@playwright/test';

test('[G-FAULT-1] a page whose code did not come is there after another try, once the connection is', async ({ page, context }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading).toHaveText('This page did not load');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(heading).toHaveText('This page did not load');
  await context.setOffline(false);
  await again.click();
  await expect(heading).toHaveText('Blog');
});
