import { expect, type Page } from '@playwright/test';
import { secondRelease, test } from './aDeployedShop.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const release = (page: Page): Promise<string> =>
  page.evaluate(() => /main\.([0-9a-f]{8})\.js/.exec(document.documentElement.innerHTML)?.[1] ?? '');

/** How many times the browser has loaded a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('[G-UPDATE-1] a tab of the old release loads the new release once when a page’s code is gone', async ({
  page,
  shop,
}) => {
  const loads = countLoads(page);
  await page.goto(shop.url);
  // The heading is in the HTML. Home's own code is here once the HTML is no longer a first screen.
  await expect(page.locator('.first-screen')).toHaveCount(0);
  shop.deploy();
  await link(page, 'Blog').click();
  await expect(heading(page)).toHaveText('Blog');
  expect(await release(page)).toBe(secondRelease);
  expect(loads()).toBe(2);
});

test('[G-UPDATE-1] a page cached for a year under a script’s name is passed, without a loop of reloads', async ({
  page,
  shop,
}) => {
  const blog = shop.script('BlogPage');
  shop.host.misplaced.set(blog, Infinity);
  const loads = countLoads(page);
  await page.goto(`${shop.url}/blog`);
  await expect(heading(page)).toHaveText('We couldn’t load this page');
  expect(loads()).toBe(2);
  // The host is repaired, but this browser's cache is not.
  shop.host.misplaced.clear();
  await page.goto(`${shop.url}/blog`);
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await expect(heading(page)).toHaveText('Blog');
  expect(loads()).toBe(3);
});

test('[G-UPDATE-1] a main script cached as something else is replaced before the shop starts', async ({
  page,
  shop,
}) => {
  shop.host.misplaced.set(shop.script('main'), 1);
  const loads = countLoads(page);
  await page.goto(shop.url);
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test('[G-UPDATE-1] a main script that stays missing reloads the page only once', async ({ page, shop }) => {
  const main = shop.script('main');
  shop.host.misplaced.set(main, Infinity);
  const loads = countLoads(page);
  const asked = (): number => shop.host.asked.filter((path) => path === main).length;
  await page.goto(shop.url);
  // Each of two loads asks past the cache after the first answer was wrong; the first load also asks the usual way.
  await expect.poll(asked).toBe(3);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(2);
});

test('[G-UPDATE-1] a new release waits while a form holds text, and is otherwise taken at the next change of page', async ({
  page,
  shop,
}) => {
  const loads = countLoads(page);
  await page.goto(shop.url);
  const first = await release(page);
  shop.deploy({ keepsOldAssets: true });
  const looks = (): number => shop.host.asked.filter((path) => path === '/').length;
  const before = looks();
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 6 * 60_000;
  });
  // Nobody sees when React begins to listen. Several changes within a minute ask once.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return looks();
    })
    .toBe(before + 1);

  const email = page.getByRole('contentinfo').getByRole('textbox');
  await email.fill('nusrat@');
  await link(page, 'Blog').click();
  await expect(heading(page)).toHaveText('Blog');
  await expect(email).toHaveValue('nusrat@');
  expect(await release(page)).toBe(first);

  await email.fill('');
  await link(page, 'Login').click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  await expect.poll(() => release(page)).toBe(secondRelease);
  await expect(heading(page)).toBeVisible();
  expect(loads()).toBe(2);
});
