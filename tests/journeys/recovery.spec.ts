import { expect, test } from '@playwright/test';

test('[G-FAULT-1] a page whose code failed to load opens on another try, once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading).toHaveText('We couldn’t load this page');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(heading).toHaveText('We couldn’t load this page');
  await context.setOffline(false);
  await again.click();
  await expect(heading).toHaveText('Blog');
});
