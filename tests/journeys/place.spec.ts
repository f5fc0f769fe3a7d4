import { expect, type Page, test } from '@playwright/test';
import { app } from '#ui/texts/bangla/app.ts';
import { kit } from '#ui/texts/bangla/kit.ts';
import { product as words } from '#ui/texts/bangla/product.ts';
import { openPage, settled, useOnce, windowOf } from './everyPage.ts';

test.use({ viewport: { width: 360, height: 640 } });

const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls once the page is tall enough, as somebody does with a finger on a page that they have touched. */
async function scrollTo(page: Page, place: number): Promise<void> {
  await page.locator('main h1').dispatchEvent('touchstart');
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        window.scrollTo({ top: wanted, behavior: 'instant' });
        return window.scrollY;
      }, place),
    )
    .toBe(place);
  // Lists note their place when they hear of it, which is in the next frame. Nobody is quick enough to leave before.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until the code that keeps the place has come: it gives the entry of the history its name. */
async function named(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.history.state as unknown)).not.toBeNull();
}

const product = '/products/63e0b4c95ad2907b3c000005';

for (const [who, path] of [
  ['visitor', product],
  ['buyer', '/dashboard/booking/63e0c7d13bf64e925d000001'],
  ['seller', '/dashboard/sellersproducts'],
] as const) {
  test(`[G-LOOK-1] a reload keeps the place on a page whose lists come late: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, { viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await page.goto(path);
    await scrollTo(page, 900);
    await named(page);
    // The placeholders are tall enough for the place, and stand for longer than the page takes between two heights.
    await page.evaluate(() => window.shopControl.setLatency(1500));
    await page.reload();
    await settled(page);
    await expect.poll(async () => Math.abs((await top(page)) - 900)).toBeLessThan(50);
    await context.close();
  });
}

test('[G-LOOK-1] a reload finds a place that is lower than the end of the placeholders', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', { viewport: { width: 360, height: 640 } }, 240);
  const page = await context.newPage();
  await page.goto('/dashboard/sellersproducts');
  await scrollTo(page, 2500);
  await named(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await top(page)) - 2500)).toBeLessThan(50);
  await context.close();
});

test('[G-LOOK-1] a reload keeps the place below products that were seen recently, which come late', async ({
  page,
}) => {
  await page.goto(product);
  await settled(page);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await scrollTo(page, 1450);
  await named(page);
  await page.evaluate(() => window.shopControl.setLatency(1500));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect.poll(async () => Math.abs((await top(page)) - 1450)).toBeLessThan(50);
});

test('[G-LOOK-1] a visit to the same page by its address begins at the top', async ({ page }) => {
  await page.goto(product);
  await scrollTo(page, 900);
  await named(page);
  await page.goto('about:blank');
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await top(page)).toBe(0);
});

test('[G-LOOK-1] a reload keeps a place that somebody had scrolled to before the code for it came', async ({
  page,
}) => {
  const letGo = await holdFirstUse(page);
  await page.goto(product);
  await scrollTo(page, 900);
  await settled(page);
  letGo();
  await named(page);
  await page.evaluate(() => window.shopControl.setLatency(1500));
  await page.reload();
  await settled(page);
  await expect.poll(async () => Math.abs((await top(page)) - 900)).toBeLessThan(50);
});

/** Holds the code of the first use. Answers how to let it go. */
async function holdFirstUse(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/onFirstUse\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens the page of a product, scrolls it, and reloads it while the code of the first use is held. Answers how to let it go. */
async function reloadSlowly(page: Page): Promise<() => void> {
  await page.goto(product);
  await scrollTo(page, 900);
  await named(page);
  const letGo = await holdFirstUse(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2000);
  return letGo;
}

test('[G-LOOK-1] somebody who reads on after a reload stays where they are', async ({ page }) => {
  const letGo = await reloadSlowly(page);
  const loaded = page.waitForResponse(/onFirstUse\.\w+\.js$/);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => top(page)).toBeGreaterThan(200);
  const place = await top(page);
  letGo();
  await loaded;
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<br>' })));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await top(page)).toBe(place);
});

test('[G-LOOK-1] the page before a reloaded one has its own place', async ({ page }) => {
  await page.goto('/allproducts');
  await page.locator('[data-row]').first().waitFor();
  await scrollTo(page, 2500);
  await page
    .locator('[data-row] h2 a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/products\//);
  await scrollTo(page, 900);
  await page.reload();
  await expect.poll(async () => Math.abs((await top(page)) - 900)).toBeLessThan(50);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top(page)) - 2500)).toBeLessThan(50);
});

/** Opens the page of a product at a card below it, and follows the card. Answers how far from the window's top it was, and is. */
async function followLowCard(page: Page) {
  await page.goto(product);
  await useOnce(page);
  const ofSeller = page.getByRole('region', { name: /^More from/ }).getByRole('article');
  const card = ofSeller.first().getByRole('link').last();
  const place = (): Promise<number> => card.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await place();
  await card.click();
  await expect(page).not.toHaveURL(product);
  await scrollTo(page, 300);
  return { before, place };
}

for (const [window, width] of [
  ['a phone', 360],
  ['a wide window', 1280],
] as const) {
  test(`[G-LOOK-1] Back and Forward find the place on a product’s page, whose rows come late: ${window}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const { before, place } = await followLowCard(page);
    await page.goBack();
    await expect.poll(place).toBe(before);
    await page.goForward();
    await expect(page).not.toHaveURL(product);
    await expect.poll(() => top(page)).toBe(300);
    await page.goBack();
    await expect.poll(place).toBe(before);
  });
}

for (const [what, go] of [
  ['a reload', (page: Page) => page.reload()],
  ['a return from another document', (page: Page) => page.goto('/blog').then(() => page.goBack())],
] as const) {
  test(`[G-LOOK-1] Back finds the place on a product’s page after ${what}`, async ({ page }) => {
    const { before, place } = await followLowCard(page);
    await go(page);
    await useOnce(page);
    await page.goBack();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(50);
  });
}

for (const [where, path, row] of [
  ['Home', '/', 'Advertised products'],
  ['a product’s page', product, 'Similar products'],
] as const) {
  test(`[G-LOOK-1] Back shows a row as far as it was scrolled sideways: ${where}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, path);
    const track = (name: string) => page.getByRole('region', { name: `${name}, scrollable` });
    const left = (name = row): Promise<number> => track(name).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    await page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBeGreaterThan(500);
    const before = await left();
    await track(row).getByRole('article').nth(5).getByRole('heading').getByRole('link').click();
    await expect(page).not.toHaveURL(path);
    await expect.poll(() => left('Similar products')).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(left).toBe(before);
  });
}

test('[G-I18N-1] another language leaves a row where it was scrolled sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, product);
  const left = (): Promise<number> =>
    page
      .locator('main [role=region][tabindex="0"]')
      .first()
      .evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const press = (row: string, button: string): Promise<void> =>
    page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: button }).click();
  await press('Similar products', 'Next');
  await expect.poll(left).toBeGreaterThan(500);
  const before = await left();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bangla');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(await left()).toBe(before);
  await press(words.similar, kit.previous);
  await expect.poll(left).toBe(0);
  await page.getByRole('combobox', { name: app.language }).selectOption('english');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await left()).toBe(0);
});

test('[G-LOOK-1] Back from a booking dialog on another list finds the place in the list before', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer', { viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto('/allproducts/advertise');
  await settled(page);
  const card = page.getByRole('main').getByRole('article').nth(1);
  const book = card.getByRole('link', { name: /^Want to Buy/ });
  await book.focus();
  await scrollTo(page, 600);
  await book.press('Enter');
  await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Advertised products' })).toBeVisible();
  await settled(page);
  await expect.poll(() => top(page)).toBe(600);
  await expect(card.getByRole('heading').getByRole('link')).toBeFocused();
  await context.close();
});
