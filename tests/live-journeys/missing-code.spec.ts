import { expect } from '@playwright/test';
import { test } from './livePage.ts';

const missing = 'We couldn’t load this page';

for (const { code, isHanging } of [
  { code: 'is refused', isHanging: false },
  { code: 'never comes', isHanging: true },
])
  test(`[G-PERF-1] a rendered page whose code ${code} stays readable until it says so, with a way on`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    let isAnswered = false;
    await page.route(/\/assets\/BlogPage\..*\.js$/, async (route) => {
      if (isAnswered) await route.continue();
      // The page asks past the cache before it reloads.
      else if (!isHanging || route.request().resourceType() === 'fetch') await route.abort();
    });
    // Every heading that the page has had, across a reload; nothing in place of one is an empty text.
    await page.addInitScript(() => {
      const look = (): void => {
        const now = document.querySelector('main h1')?.textContent ?? '';
        const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[];
        if (seen.at(-1) !== now) sessionStorage.setItem('seen', JSON.stringify([...seen, now]));
      };
      document.addEventListener('DOMContentLoaded', () => {
        look();
        new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
      });
    });
    await page.goto('/blog', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(heading).toHaveText(missing, { timeout: 100 });
    }).toPass();
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[])).toEqual([
      'Blog',
      missing,
    ]);
    await expect(page.locator('[aria-busy=true], .loading-page')).toHaveCount(0);
    isAnswered = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(heading).toHaveText('Blog', { timeout: 100 });
    }).toPass();
    expect(complaints).toEqual([]);
  });
