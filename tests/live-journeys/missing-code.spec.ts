import { expect, type Page, type Route } from '@playwright/test';
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
    await page.route(/\/assets\/BlogPage\./, async (route) => {
      if (isAnswered) await route.continue();
      else if (!isHanging) await route.abort();
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

for (const { code, answer } of [
  { code: 'is dropped once', answer: (route: Route) => route.abort() },
  {
    code: 'is kept by the browser as a page of HTML',
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Not found</p>' }),
  },
])
  test(`[G-FAULT-1] code that ${code} comes all the same, without a reload and without losing what was typed`, async ({
    page,
  }) => {
    const missed = new Set<string>();
    await page.route(/\/assets\/(keptTransport|lateApis|openFirebase|searchParts)\.\w+\.js$/, async (route) => {
      missed.add(new URL(route.request().url()).pathname.replace(/.*\/(\w+)\..*/, '$1'));
      await answer(route);
    });
    await page.goto('/allproducts');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.getByRole('banner').getByRole('combobox').or(page.getByRole('searchbox')).first().click();
    await page.keyboard.type('pho');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goto('/signup');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
    await page.getByLabel(/^Name/).fill('Code Comes');
    await page.getByLabel('Email address').first().fill(`code-${Date.now()}@example.com`);
    await page.getByLabel(/^Password/).fill('Secret#1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect([...missed].toSorted()).toEqual(['keptTransport', 'lateApis', 'openFirebase', 'searchParts']);
  });

test.describe('the stylesheet of a page', () => {
  const sheet = /\/assets\/styles\.\w+\.css$/;
  const first = (page: Page) => page.locator('main article').first();
  const isStyled = (page: Page) =>
    page.locator('.product-rows').evaluate((rows) => getComputedStyle(rows).position === 'relative');

  test('[G-FAULT-1] comes all the same if it is refused once', async ({ page }) => {
    await page.route(sheet, (route) => route.abort(), { times: 1 });
    await page.goto('/allproducts');
    await expect(first(page)).toBeVisible();
    expect(await isStyled(page)).toBe(true);
  });

  test('[G-FAULT-1] is said to be missing if it is always refused, with a way on', async ({ page }) => {
    await page.route(sheet, (route) => route.abort());
    await page.goto('/allproducts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(first(page)).toBeVisible();
    expect(await isStyled(page)).toBe(true);
  });
});
