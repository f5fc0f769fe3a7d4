import { expect, type Page } from '@playwright/test';
import { test } from './livePage.ts';

test.use({ colorScheme: 'light' });

/** The colour that the page gives the browser's own bars on this device. */
const barColour = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test('[G-LOOK-1] the browser’s own bars have the colour of the chosen theme', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.locator('.first-screen')).toHaveCount(0);
  expect(await barColour(page)).toBe('#fff');
  await page.getByRole('button', { name: /Switch to Dark$/ }).click();
  await expect.poll(() => barColour(page)).toBe('#0a141d');

  await page.reload();
  await page.getByRole('link', { name: 'All Products' }).first().hover();
  await expect.poll(() => barColour(page)).toBe('#0a141d');
  await page.getByRole('button', { name: /Switch to Light$/ }).click();
  await expect.poll(() => barColour(page)).toBe('#fff');
});
