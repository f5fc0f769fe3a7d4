import { expect, type Page, test } from '@playwright/test';

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
