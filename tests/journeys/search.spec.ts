import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, settled, windowOf } from './everyPage.ts';
import { Keys } from './Keys.ts';

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the shop' });
const button = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Search the shop' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const products = (page: Page): Locator => list(page).getByRole('group', { name: 'Products' }).getByRole('option');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

test('[G-FIND-1] somebody finds a phone from the Blog page with a typo, by mouse', async ({ page }) => {
  await page.setViewportSize(wide);
  await openPage(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search the shop' }).click();
  await page.keyboard.type('galxy s23');
  const phones = products(page);
  await expect(phones.first()).toContainText(/(?:Galaxy|গ্যালাক্সি) S23.*\d tk$/);
  await expect(phones.first().locator('img')).toBeVisible();
  const name = await phones.first().locator('.suggest__text').innerText();
  await phones.first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(list(page)).toHaveCount(0);
});

test('[G-FIND-1] somebody finds a phone from the Blog page with a typo, by keyboard alone', async ({ page }) => {
  const keys = new Keys(page);
  await page.setViewportSize(wide);
  await openPage(page, '/blog');
  await keys.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('iphnoe');
  await expect(products(page).first()).toContainText('iPhone');
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  const chosen = list(page).getByRole('option', { selected: true });
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  const name = await chosen.locator('.suggest__text').innerText();
  await keys.press('Enter');
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();

  await keys.press('/');
  await page.keyboard.type('iphnoe');
  await keys.press('Enter');
  await expect(page).toHaveURL('/allproducts?q=iphnoe');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('iphnoe');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('iPhone');

  await keys.press('/');
  await expect(list(page).getByRole('option', { name: 'iphnoe' })).toBeVisible();
  await keys.to(page.getByRole('button', { name: 'Clear recent searches' }));
  await keys.press('Enter');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('[G-FIND-1] somebody finds a phone from the Blog page with a typo, on a phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await openPage(page, '/blog');
  await button(page).tap();
  const screen = page.getByRole('dialog', { name: 'Search the shop' });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('galxy s23');
  const first = products(page).first();
  await expect(first).toContainText(/(?:Galaxy|গ্যালাক্সি) S23.*\d tk$/);
  const name = await first.locator('.suggest__text').innerText();
  await first.tap();
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
  await expect(screen).toHaveCount(0);
  await context.close();
});

test('[G-LOOK-1] a touch screen’s fields have letters that no phone zooms into', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/allproducts');
  await page.getByRole('button', { name: /^Filter/ }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  const sizes = await page
    .locator('select, input:not([type=checkbox], [type=range])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await context.close();
});

test('[G-FIND-1] the phone’s search keeps the focus inside and gives it back', async ({ page }) => {
  const keys = new Keys(page);
  await page.setViewportSize(phone);
  await openPage(page, '/blog');
  await keys.choose(button(page));
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('drone');
  await expect(products(page).first()).toBeVisible();
  await keys.staysIn(page.getByRole('dialog', { name: 'Search the shop' }));
  await keys.press('Escape');
  await expect(button(page)).toBeFocused();
  await keys.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('drone');
  await keys.press('Enter');
  await expect(page).toHaveURL('/allproducts?q=drone');
  await expect(heading(page)).toBeFocused();
});

test('[G-FIND-1] [G-LOOK-1] the phone’s search goes on in the bar, with its words, once the bar has room for it', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto('/blog');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Search the shop' }).click();
  const screen = page.getByRole('dialog');
  await screen.getByRole('combobox').fill('thinkpad');
  await expect(screen.getByRole('option').first()).toBeVisible();
  await page.setViewportSize({ width: 800, height: 390 });
  await expect(screen).toHaveCount(0);
  const field = bar.getByRole('combobox', { name: 'Search the shop' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('thinkpad');
  await expect(bar.getByRole('option').first()).toBeVisible();
  await context.close();
});

test('[G-FIND-1] [G-LOOK-1] Home’s hero leads to the search, wide and on a phone, also without its picture', async ({
  page,
}) => {
  await page.route(/hero/, (route) => route.abort());
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await openPage(page, '/');
    // The picture's words are for screen readers alone.
    const picture = page.getByRole('main').getByRole('img', { name: /laptop/ });
    await expect(picture).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await page.getByRole('main').getByRole('button', { name: 'Search the shop' }).click();
    await expect(field(page)).toBeFocused();
  }
});

test('[G-FIND-1] the search works without its suggestions’ code, and without the catalogue', async ({ page }) => {
  await page.route(/searchParts\.\w+\.(js|css)/, (route) => route.abort());
  await page.setViewportSize(wide);
  await openPage(page, '/blog');
  await page.keyboard.press('/');
  await page.keyboard.type('galaxy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/allproducts?q=galaxy');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Galaxy|গ্যালাক্সি/);

  await page.unrouteAll();
  await openPage(page, '/blog');
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/not-found' }, 'products.all', 'always'));
  await page.keyboard.press('/');
  await page.keyboard.type('drone');
  await expect(page.locator('.suggest__line')).toHaveText('We couldn’t load suggestions. You can still search.');
  await expect(field(page)).toHaveValue('drone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/allproducts?q=drone');
});

type Box = { readonly name: string; readonly left: number; readonly right: number; readonly height: number };

/** The visible parts of the bar, from left to right. */
function partsOfBar(page: Page): Promise<readonly Box[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header .brand, header .nav-a, header .site-search, header .nav-side :is(a, button, .nav-email)',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.getAttribute('aria-label') ?? element.textContent,
        left: element.getBoundingClientRect().left,
        right: element.getBoundingClientRect().right,
        height: element.getBoundingClientRect().height,
      })),
  );
}

/** Whether the bar's search shows all of its words, or its icon alone. */
function isSearchWhole(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('header .site-search input');
    const context = document.createElement('canvas').getContext('2d');
    if (input === null || context === null) return false;
    if (!input.checkVisibility() || getComputedStyle(input, '::placeholder').color === 'rgba(0, 0, 0, 0)') return true;
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    context.font = font;
    const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return context.measureText(input.placeholder).width <= room;
  });
}

for (const who of ['visitor', 'buyer'] as const) {
  test(`[G-FIND-1] the bar’s parts stand beside each other in one line at every width: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who);
    const page = await context.newPage();
    // The comparison's link appears with its first product.
    await openPage(page, '/products/63e0b4c95ad2907b3c000005');
    await page.getByRole('main').getByRole('button', { name: 'Compare' }).first().click();
    for (const width of [320, 360, 767, 768, 991, 992, 1055, 1056, 1199, 1200, 1327, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog');
      await settled(page);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(
        who === 'visitor' ? 1 : 0,
      );
      const parts = await partsOfBar(page);
      for (const [place, part] of parts.entries()) {
        const next = parts[place + 1]?.left ?? width;
        expect(part.right, `${part.name} at ${width} px`).toBeLessThanOrEqual(next + 0.5);
        expect(part.height, `${part.name} at ${width} px`).toBeLessThanOrEqual(48);
      }
      const search = parts.filter(({ name }) => name === 'Search the shop');
      expect(search, `${width} px`).toHaveLength(1);
      const [{ left, right } = { left: 0, right: 0 }] = search;
      expect(right - left, `${width} px`).toBeGreaterThanOrEqual(
        width < 768 || (width >= 992 && width < 1056) ? 40 : 112,
      );
      expect(await isSearchWhole(page), `${width} px`).toBe(true);
    }
    await context.close();
  });
}
