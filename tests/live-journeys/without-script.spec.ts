import { expect } from '@playwright/test';
import { sizes } from '../journeys/Inspection.ts';
import { test } from './livePage.ts';
import { renderedPages } from './renderedPage.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[G-SEO-1] public pages can be read, and lead on by links', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Used electronics you can trust · Re-sale Shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good tech deserves a second owner.');
    await page.getByRole('main').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle('Blog · Re-sale Shop');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
    await page.goto('/login');
    expect(await page.locator('main noscript').innerText()).toContain('need JavaScript');
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  });

  for (const size of sizes) {
    test(`[G-SEO-1] no rendered page shows a button that does nothing, or needs a sideways scroll: ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const path of renderedPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('button:visible:enabled'), path).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width);
      }
    });
  }
});

test('[G-SEO-1] robots.txt is a text of its own, and changes of page change what is said of them', async ({
  page,
  request,
  complaints,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-agent: \*\n/);
  const described = page.locator('head meta[name="description"]');
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(described).toHaveCount(1);
  await expect(described).toHaveAttribute('content', /^Four questions/);
  await page.getByRole('link', { name: 'All Products' }).first().click();
  await expect(described).toHaveAttribute('content', /^Every used phone/);
  await page
    .getByRole('link', { name: /^View details/ })
    .first()
    .click();
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'product');
  const data = await page.locator('head script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@graph': [{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }] });
  expect(complaints).toEqual([]);
});
