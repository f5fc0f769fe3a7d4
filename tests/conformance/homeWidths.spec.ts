import type { Locator } from '@playwright/test';
import { boxOf, expect, main, test } from './shop.ts';

/** How many items of a track are fully visible without scrolling. */
async function wholeItems(track: Locator): Promise<number> {
  return track.evaluate((element) => {
    const right = Math.min(element.getBoundingClientRect().right, document.documentElement.clientWidth);
    return [...element.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= -1 && box.right <= right + 1;
    }).length;
  });
}

test('[S-HOME-4] brands: four, three, one; arrows only on a desktop; none at all on a small screen', async ({
  page,
}) => {
  await page.goto('/');
  const brands = main(page).getByRole('region', { name: 'Popular brands' }).last();
  const track = brands.getByRole('group', { name: /scrollable$/ });
  const arrows = brands.getByRole('button', { name: /Previous|Next/ });
  for (const [width, items, steps] of [
    [1280, 4, 2],
    [1000, 3, 2],
    [800, 1, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(track).toBeVisible();
    await expect.poll(() => wholeItems(track), `at ${width} px`).toBe(items);
    await expect(arrows).toHaveCount(steps);
    await expect(brands.getByRole('button', { name: /Play|Pause/ })).toBeVisible();
  }
  for (const width of [767, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(main(page).getByRole('heading', { name: 'Popular brands' })).toBeHidden();
    await expect(track).toBeHidden();
  }
});

test('[S-HOME-7] product sliders: three columns, two below 990 px, one below 670 px', async ({ page }) => {
  await page.goto('/');
  const track = main(page).getByRole('tabpanel').getByRole('region');
  await expect(track.getByRole('article').first()).toBeVisible();
  for (const [width, columns] of [
    [1280, 3],
    [990, 3],
    [989, 2],
    [670, 2],
    [669, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => wholeItems(track), `at ${width} px`).toBe(columns);
  }
});

test('[S-HOME-7] the advertised slider: four columns, three below 1200 px, two below 990 px', async ({ page }) => {
  await page.goto('/');
  const track = main(page).getByRole('region', { name: 'Advertised products, scrollable' });
  await expect(track.getByRole('article').first()).toBeVisible();
  for (const [width, columns] of [
    [1280, 4],
    [1200, 4],
    [1199, 3],
    [990, 3],
    [989, 2],
    [670, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => wholeItems(track), `at ${width} px`).toBe(columns);
  }
});

test('[S-SHOP-1] all products in one column, in two from 768 px, in three from 992 px', async ({ page }) => {
  await page.goto('/allproducts?products=12');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const [width, columns] of [
    [360, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const { top } = await boxOf(cards.first());
        const tops = await Promise.all([0, 1, 2, 3].map(async (place) => (await boxOf(cards.nth(place))).top));
        return tops.filter((one) => one === top).length;
      }, `at ${width} px`)
      .toBe(columns);
  }
});
