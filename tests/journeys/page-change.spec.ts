import { expect, type Page, test } from '@playwright/test';
import { demoBuyer, logIn } from './people.ts';

declare global {
  interface Window {
    transitions: number;
  }
}

const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function countTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.transitions += 1;
      return start(change);
    };
  });
}

/** From All Products to the blog and back, by links whose pages are loaded. */
async function goThereAndBack(page: Page): Promise<void> {
  await countTransitions(page);
  await page.goto('/allproducts');
  await page.getByRole('article').first().waitFor();
  const code = page.waitForResponse(/BlogPage.*\.js$/);
  await link(page, 'Blog').hover();
  await (await code).finished();
  await link(page, 'Blog').click();
  await expect(heading(page, 'Blog')).toBeFocused();
  await page.mouse.wheel(0, 400);
  await link(page, 'All Products').click();
  await expect(heading(page, 'All Products')).toBeFocused();
  await expect(page).toHaveURL('/allproducts');
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test.describe('where there is motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[G-PERF-1] a link fades to its page, which begins at the top, with the focus on its heading', async ({
    page,
  }) => {
    await goThereAndBack(page);
    expect(await page.evaluate(() => window.transitions)).toBeGreaterThan(0);
  });
});

test('a link changes the page at once for people who want less motion', async ({ page }) => {
  await goThereAndBack(page);
  expect(await page.evaluate(() => window.transitions)).toBe(0);
});

test('[G-LOOK-1] Back closes what lies over a phone’s page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  const { main, banner } = { main: page.getByRole('main'), banner: page.getByRole('banner') };
  const overlays = [
    { open: banner.getByRole('button', { name: 'Search the shop' }), name: 'Search the shop' },
    { open: banner.getByRole('button', { name: 'Menu' }), name: 'Menu' },
    { open: main.getByRole('button', { name: 'Dashboard menu' }), name: 'Dashboard' },
  ];
  for (const { open, name } of overlays) {
    await page.goto('/dashboard/myproducts');
    await page.locator('a[href^="/dashboard/booking/"]:visible').first().click();
    await expect(page).toHaveURL(/\/dashboard\/booking\//);
    await open.click();
    const overlay = page.getByRole('dialog', { name, exact: true });
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/myproducts');
    await expect(overlay).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain('has-dialog');
  }
});
