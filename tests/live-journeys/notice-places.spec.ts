import { expect, type Locator, type Page } from '@playwright/test';
import { isInReach } from '../journeys/isInReach.ts';
import { demoAdmin, logIn } from '../journeys/people.ts';
import { secondRelease, test } from './aDeployedShop.ts';
import { registerAtOnce } from './untilInstalled.ts';

test.use({ viewport: { width: 360, height: 640 } });
test.beforeEach(({ context }) => registerAtOnce(context));

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const topOf = (what: Locator): Promise<number> => what.evaluate((element) => element.getBoundingClientRect().top);

/** Whether the code of the notices is here, which the frame loads once it hears of people who come back to the tab. */
const hasNotices = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/openNotices.'));

/** Comes back to the tab after six minutes. */
async function noticeRelease(page: Page): Promise<void> {
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await page.waitForFunction(hasNotices);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 6 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('A new version is ready').last()).toBeVisible();
}

test('[G-OFFLINE-1] the offer to install stays above the bar of a product’s page on a phone', async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(() => {
    const store = (key: string, value: unknown): void =>
      localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version: 1, value }));
    store('install-offer', { since: 0, isOffered: false });
    store('wish-list', [
      { productId: '63e0b4c95ad2907b3c000001', savedAt: 0 },
      { productId: '63e0b4c95ad2907b3c000002', savedAt: 0 },
    ]);
  });
  await page.goto(`${shop.url}/products/63e0b4c95ad2907b3c000002`);
  const book = button(page, 'Book this product');
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const bar = page.locator('.buy-bar');
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect(button(page, 'Not now')).toBeVisible();
  expect(await isInReach(button(page, 'Not now'))).toBe(true);
  expect(await isInReach(bar.getByRole('button'))).toBe(true);
});

test('[G-UPDATE-1] the notice about a release stays above the bar of a list on a phone', async ({ page, shop }) => {
  await page.goto(`${shop.url}/allproducts`);
  await expect(page.getByRole('article').first()).toBeVisible();
  shop.deploy({ keepsOldAssets: true });
  await noticeRelease(page);
  expect(await isInReach(button(page, 'Later'))).toBe(true);
  expect(await isInReach(button(page, 'Filter'))).toBe(true);
});

test('[G-UPDATE-1] the notice about a release stays above a message on a phone', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`${shop.url}/products/63e0b4c95ad2907b3c000002`);
  const share = button(page, 'Share');
  await expect(share).toBeVisible();
  shop.deploy({ keepsOldAssets: true });
  await noticeRelease(page);
  await share.click();
  const close = page.locator('.toast').getByRole('button');
  await expect(close).toBeVisible();
  for (const one of [button(page, 'Later'), button(page, 'Update now'), close]) expect(await isInReach(one)).toBe(true);
});

test('[G-UPDATE-1] the notice about a release stays above the bar of chosen rows in a wide window', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${shop.url}/login?from=/dashboard/allseller`);
  await logIn(page, demoAdmin);
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  const clear = page.getByRole('region', { name: 'Chosen rows' }).getByRole('button').last();
  await expect(clear).toBeVisible();
  shop.deploy({ keepsOldAssets: true });
  await noticeRelease(page);
  expect(await isInReach(button(page, 'Later'))).toBe(true);
  expect(await isInReach(clear)).toBe(true);
});

test('[G-OFFLINE-1] the notice about the network moves the page by its own height beside another notice', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.url}/blog`);
  shop.deploy({ keepsOldAssets: true });
  await noticeRelease(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await topOf(heading);
  await context.setOffline(true);
  const bar = page.locator('.net-bar');
  await expect(bar).toBeVisible();
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
  expect((await topOf(heading)) - before).toBeCloseTo(height, 0);
});

for (const [path, top] of [
  ['/', 1500],
  ['/allproducts', 2500],
] as const)
  test(`[G-UPDATE-1] a release that is taken at once leaves people where they are: ${path}`, async ({ page, shop }) => {
    await page.goto(shop.url + path);
    shop.deploy({ keepsOldAssets: true });
    await noticeRelease(page);
    const code = page.waitForResponse(/\/onFirstUse\./);
    await page.mouse.move(100, 300);
    await code;
    await expect
      .poll(() =>
        page.evaluate((to) => {
          window.scrollTo({ top: to, behavior: 'instant' });
          return Math.round(window.scrollY);
        }, top),
      )
      .toBe(top);
    await button(page, 'Update now').click();
    await expect.poll(() => page.evaluate(() => document.documentElement.innerHTML)).toContain(`main.${secondRelease}`);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  });
