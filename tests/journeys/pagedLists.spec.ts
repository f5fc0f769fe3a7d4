import { expect, type Locator, type Page, test as base } from '@playwright/test';

/** The shop on a marketplace that answers in pages. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('demo-extensions', 'search'));
    await use(page);
  },
});

const filters = '/allproducts?condition=Good&condition=Fair&condition=Excellent';
const card = (page: Page, position: number): Locator => page.locator(`[aria-posinset="${position}"]`);
/** A card that is drawn at the end of the list, however little of it the footer leaves in the window. */
const lastRow = 119;
const more = (page: Page): Locator => page.getByRole('button', { name: 'Show more products' });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const toEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** Scrolls to the end until the list loads no more by itself. */
async function scrollToButton(page: Page): Promise<void> {
  await expect(async () => {
    await toEnd(page);
    await expect(page.getByText(/^Showing 120 of/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await toEnd(page);
}

test('[G-SCALE-1] Back returns to the same place and card of a list in pages, with its filters; so does a reload', async ({
  page,
}) => {
  await page.goto(filters);
  await expect(card(page, 1)).toBeVisible();
  await scrollToButton(page);
  const link = card(page, lastRow).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(5000);
  const isBack = async (): Promise<void> => {
    await expect(card(page, lastRow).getByRole('heading')).toHaveText(name);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveText(['Excellent', 'Good', 'Fair']);
  };
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await isBack();
  await expect(link).toBeFocused();
  await page.reload();
  await isBack();
});

test('[G-SCALE-1] keyboards go through a list in pages, know where they are, and reach the footer', async ({
  page,
}) => {
  await page.goto('/allproducts');
  await expect(page.getByRole('feed', { name: 'Products' })).toBeVisible();
  await expect(card(page, 1)).toHaveAttribute('aria-setsize', '240');
  await scrollToButton(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 121).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(card(page, 121)).toBeInViewport();
  await expect(async () => {
    await toEnd(page);
    if ((await more(page).count()) > 0) await more(page).click({ timeout: 1000 });
    await expect(more(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await toEnd(page);
  await expect(card(page, 240)).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('[G-SCALE-1] a list in pages prints what is loaded, and says how much of the whole that is', async ({ page }) => {
  await page.goto('/allproducts');
  await expect(card(page, 1)).toBeVisible();
  await scrollToButton(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[aria-posinset]')).toHaveCount(120);
  await expect(page.getByText('Showing 120 of 240 products.')).toBeVisible();
  await expect(more(page)).toBeHidden();
});

test('[G-GRID-1] a list takes the same sheets of paper from a phone as from a wide window', async ({ page }) => {
  const sheets = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/allproducts?category=camera');
    await expect(card(page, 1)).toBeVisible();
    const printed = await page.pdf({ format: 'A4' });
    return printed.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  };
  const fromPhone = await sheets(360);
  expect(fromPhone).toBeGreaterThan(1);
  expect(await sheets(1280)).toBe(fromPhone);
});

/** As many frames as the shop waits for a card that it wants to focus. */
const manyFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
  });

test('[G-A11Y-1] a next page that comes late takes the focus from no field', async ({ page }) => {
  await page.goto('/allproducts');
  await scrollToButton(page);
  await page.evaluate(() => window.shopControl.setLatency(1500));
  await more(page).press('Enter');
  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('abc');
  await expect(page.getByText(/^Showing 144 of/)).toBeVisible();
  await manyFrames(page);
  await page.keyboard.type('def');
  await expect(email).toHaveValue('abcdef');
});

test('[G-A11Y-1] a retry below the list before takes the focus of nobody in another order', async ({ page }) => {
  await page.goto('/allproducts');
  await expect(card(page, 1)).toBeVisible();
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'search.find', 'always'));
  await toEnd(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await page.evaluate(() => window.shopControl.setLatency(300));
  await retry.press('Enter');
  await expect(page.getByRole('button', { name: 'Loading more products…' })).toBeFocused();
  await expect(retry).toBeFocused();
  await page.evaluate(() => {
    window.shopControl.forgetFailures();
    window.shopControl.setLatency(0);
  });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption({ label: 'Price, low to high' });
  await expect(retry).toHaveCount(0);
  await sort.focus();
  await expect(async () => {
    await toEnd(page);
    await expect(page.getByText(/^Showing (72|96|120) of/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await manyFrames(page);
  await expect(sort).toBeFocused();
});
