import { expect, type Locator, type Page, test } from '@playwright/test';
import { rowsOver } from './rowsOver.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const names = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allTextContents();
/** How many products the list tells screen readers about. */
const told = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d.* products?$/ });

test('[G-FACET-1] a link opens the same list for its receiver, and Back undoes a choice', async ({ page, context }) => {
  await page.goto('/allproducts?q=galaxy');
  await expect(told(page)).toContainText(/ of 240 products/);
  const found = (await told(page).textContent()) ?? '';
  await page
    .getByRole('group', { name: /^Condition/ })
    .getByLabel(/^Good/)
    .check();
  await expect(page).toHaveURL('/allproducts?q=galaxy&condition=Good');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL('/allproducts?q=galaxy&condition=Good&sort=price-up');
  await expect(told(page)).not.toHaveText(found);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(told(friend)).toHaveText((await told(page).textContent()) ?? '');
  await expect(friend.getByRole('button', { name: /^Remove filter/ })).toHaveText(['“galaxy”', 'Good']);
  await expect(friend.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up');
  await expect.poll(() => names(friend)).toEqual(await names(page));
  await friend.close();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/allproducts?q=galaxy');
  await expect(told(page)).toHaveText(found);
});

test('[G-FACET-1] a filter is not ticked once its chip is pressed, however soon that is', async ({ page }) => {
  await page.goto('/allproducts');
  for (const [group, filter, chip] of [
    [/^Condition/, /^Good/, 'Good'],
    [/^Used for/, /^Up to 6 months/, 'Used: Up to 6 months'],
    [/^Seller/, /^Advertised only/, 'Advertised'],
  ] as const) {
    const box = page.getByRole('group', { name: group }).getByLabel(filter);
    await box.evaluate(async (input: HTMLInputElement, name) => {
      input.click();
      const chipOf = (): HTMLElement | null => document.querySelector(`button[aria-label="Remove filter: ${name}"]`);
      for (let turn = 0; chipOf() === null && turn < 1000; turn += 1) await Promise.resolve();
      chipOf()?.click();
    }, chip);
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
    await expect(box).not.toBeChecked();
  }
  await expect(page).toHaveURL('/allproducts');
});

test('[G-SCALE-1] a searched list fills the window with its own cards, in windows that cut a row', async ({ page }) => {
  await page.goto('/allproducts');
  const inView = () =>
    cards(page).evaluateAll((all) => {
      const seen = all.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return top < window.innerHeight && bottom > 0;
      });
      const lowest = Math.max(...seen.map((card) => card.getBoundingClientRect().bottom));
      return { sizes: [...new Set(seen.map((card) => card.ariaSetSize))], isFilled: lowest >= window.innerHeight };
    });
  for (const [words, height] of [
    ['samsung', 900],
    ['dell', 1100],
    ['camera', 700],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await page.getByRole('main').getByRole('searchbox').fill(words);
    await expect(page).toHaveURL(`/allproducts?q=${words}`);
    await expect(async () => {
      const [number] = /^\d+/.exec((await told(page).textContent()) ?? '') ?? [];
      expect(await inView()).toEqual({ sizes: [number], isFilled: true });
    }).toPass({ timeout: 7_000 });
  }
});

test('[G-FACET-1] Back from a product returns to the old place in the list', async ({ page }) => {
  await page.goto('/allproducts?condition=Good&condition=Fair');
  await expect(told(page)).toContainText(/ of 240 products/);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 4321);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(4000);
  const card = page.locator('[data-row="9"]').getByRole('article').first();
  await expect(card).toBeInViewport();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(50);
  await expect(link).toBeFocused();
});

test('[G-FACET-1] other results begin at the top, and Back finds the place in the ones before', async ({ page }) => {
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  const isAtPlace = () => expect.poll(async () => Math.abs((await top()) - 4800)).toBeLessThan(50);
  await page.goto('/allproducts');
  await expect(told(page)).toHaveText('240 products');
  await page.evaluate(() => window.scrollTo({ top: 4800, behavior: 'instant' }));
  // Its role changes once it can suggest.
  await page.getByRole('banner').locator('input[name="q"]').fill('galaxy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=galaxy/);
  await expect(told(page)).toContainText(/ of 240 products/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await isAtPlace();

  await page.getByRole('complementary').getByRole('checkbox', { name: /^Good/ }).click();
  await expect(page).toHaveURL(/condition=Good/);
  await expect.poll(top).toBeLessThan(1000);
  await page.goBack();
  await isAtPlace();
});

test('[G-FACET-1] a choice far down the list shows the results from their beginning, and one at the top moves nothing', async ({
  page,
}) => {
  await page.goto('/allproducts');
  const good = page.getByRole('complementary').getByRole('checkbox', { name: /^Good/ });
  await good.click();
  await expect(told(page)).toHaveText(/^\d+ of 240 products$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 5000, behavior: 'instant' }));
  await expect(page.locator('[data-row="1"]')).toHaveCount(0);
  await good.click();
  await expect(cards(page).first()).toBeInViewport();
});

test('[G-GRID-1] the focus stays with a card that scrolls far away, while others leave the document', async ({
  page,
}) => {
  await page.goto('/allproducts?products=1000');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  await link.focus();
  await page.evaluate(() => window.scrollTo({ top: 60_000, behavior: 'instant' }));
  await expect(page.locator('[data-row="1"]')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(cards(page).nth(24)).toBeAttached();
  expect(await cards(page).count()).toBeLessThan(40);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const rows = (page: Page): Locator => page.getByRole('feed').locator('> *');
  const hasStyle = (row: Locator): Promise<boolean> =>
    row.evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false);

  test('[G-GRID-1, G-PERF-1] only rows near the window have a style', async ({ page }) => {
    await page.goto('/allproducts?q=galaxy&condition=Good');
    const count = Number((await told(page).textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(12);
    await expect(rows(page)).toHaveCount(count);
    expect(await hasStyle(rows(page).first())).toBe(true);
    await expect.poll(() => hasStyle(rows(page).last())).toBe(false);
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => hasStyle(rows(page).last())).toBe(true);
    await expect.poll(() => hasStyle(rows(page).first())).toBe(false);
  });

  test('[G-LOOK-1] every button stays in the window where a long search finds nothing', async ({ page }) => {
    for (const words of ['apple iphone 13 pro max 256 gb', 'W'.repeat(60)]) {
      await page.goto(`/allproducts?q=${words}`);
      await expect(page.getByRole('button', { name: /^Without the words/ })).toBeVisible();
      const boxes = await page
        .getByRole('main')
        .locator('button:visible, select:visible')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
      expect(Math.min(...boxes.map(([left = 0]) => left))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes.map(([, right = 0]) => right))).toBeLessThanOrEqual(360);
    }
  });

  test('[G-PERF-1] the footer has a style only when it comes near', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto('/allproducts');
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => hasStyle(footer)).toBe(false);
    await page.keyboard.press('End');
    await expect.poll(() => hasStyle(footer)).toBe(true);
  });

  test('[G-GRID-1] rows keep clear of each other when the phone is turned at the end of a list', async ({ page }) => {
    await page.goto('/allproducts?q=galaxy&condition=Good');
    await expect(async () => {
      await page.getByRole('feed').getByRole('article').last().scrollIntoViewIfNeeded();
      await expect.poll(() => hasStyle(rows(page).first())).toBe(false);
    }).toPass();
    const height = (): Promise<number> => page.getByRole('feed').evaluate((feed) => feed.clientHeight);
    const upright = await height();
    await page.setViewportSize({ width: 640, height: 360 });
    // Pictures are as wide as the window.
    await expect.poll(height).toBeGreaterThan(upright);
    await expect.poll(() => rowsOver(page)).toBe(0);
  });
});

/** The filters on a phone. */
async function openSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/allproducts');
  await page.getByRole('button', { name: /^Filter/ }).click();
}

test('[G-FACET-1] a price typed in the phone’s sheet of filters counts however the sheet is closed', async ({
  page,
}) => {
  await openSheet(page);
  await page.getByRole('dialog').getByLabel('Highest price').fill('50000');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/price=/);
});

test('[G-FACET-1] a price that is being typed counts when the window becomes wider or narrower', async ({ page }) => {
  const highest = page.getByLabel('Highest price');
  await page.setViewportSize({ width: 1024, height: 1366 });
  await page.goto('/allproducts');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await highest.fill('50000');
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/price=/);
  await expect(highest).toHaveValue('50,000');
  await page.getByLabel('Lowest price').fill('20000');
  await page.setViewportSize({ width: 1024, height: 1366 });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByLabel('Lowest price')).toHaveValue('20,000');
  await expect(highest).toHaveValue('50,000');
});

test('[G-FACET-1] the sheet’s “Clear all” clears a price that could not be read, also where nothing is filtered', async ({
  page,
}) => {
  await openSheet(page);
  const price = page.getByRole('dialog').getByLabel('Highest price');
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(price).toHaveValue('');
});

test('[G-FACET-1] clearing all filters clears a price that could not be read', async ({ page }) => {
  await page.goto('/allproducts?condition=Good&status=available');
  const price = page.getByLabel('Highest price');
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/allproducts');
  await expect(price).toHaveValue('');
});
