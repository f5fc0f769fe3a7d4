import { expect, type Page } from '@playwright/test';
import { secondRelease, test } from './aDeployedShop.ts';
import { registerAtOnce, untilInstalled } from './untilInstalled.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const release = (page: Page): Promise<string> =>
  page.evaluate(() => /main\.([0-9a-f]{8})\.js/.exec(document.documentElement.innerHTML)?.[1] ?? '');
/** The hash of the main script that the device keeps for a visit without a network. */
const keptReleases = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /\/main\.([0-9a-f]{8})\.js/.exec(url)?.[1] ?? []);
  });

test('[G-UPDATE-1, G-OFFLINE-1] an old tab keeps its own files while a new one opens the new release, which is kept once the old tab is closed', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(shop.url);
  await untilInstalled(page);
  const first = await release(page);
  shop.deploy();

  const next = await context.newPage();
  await next.goto(shop.url);
  await expect.poll(() => release(next)).toBe(secondRelease);
  await expect.poll(() => next.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  // The host has no file of the first release any more.
  await link(page, 'Blog').click();
  await expect(heading(page)).toHaveText('Blog');
  expect(await release(page)).toBe(first);

  await page.close();
  await next.reload();
  await expect.poll(() => keptReleases(next)).toEqual([secondRelease]);
  await context.setOffline(true);
  await next.goto(`${shop.url}/blog`);
  await expect(heading(next)).toHaveText('Blog');
  expect(await release(next)).toBe(secondRelease);
});

test('[G-UPDATE-1, G-OFFLINE-1] a new release is kept as soon as somebody is back at its tab, the last one', async ({
  page,
  context,
  shop,
}) => {
  await registerAtOnce(context);
  await page.goto(shop.url);
  await untilInstalled(page);
  shop.deploy();
  const next = await context.newPage();
  await next.goto(shop.url);
  await expect.poll(() => next.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);

  await page.close();
  await next.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptReleases(next)).toEqual([secondRelease]);
});

test('[G-UPDATE-1] a release that is rolled back is gone at the next visit', async ({ page, context, shop }) => {
  await registerAtOnce(context);
  await page.goto(shop.url);
  await untilInstalled(page);
  const first = await release(page);
  shop.deploy();
  await page.reload();
  await expect.poll(() => keptReleases(page)).toEqual([secondRelease]);
  shop.rollBack();
  await page.goto(`${shop.url}/blog`);
  await expect(heading(page)).toHaveText('Blog');
  expect(await release(page)).toBe(first);
  await expect.poll(() => keptReleases(page)).toEqual([first]);
});

test('[G-UPDATE-1, G-OFFLINE-1] a missing file is missing under the service worker too, and a page in its place is never kept', async ({
  page,
  context,
  shop,
}) => {
  await registerAtOnce(context);
  const blog = shop.script('BlogPage');
  shop.host.misplaced.set(blog, Infinity);
  await page.goto(shop.url);
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.register('/serviceWorker.js'));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null))
    .toBeNull();
  shop.host.misplaced.clear();
  await page.reload();
  await untilInstalled(page);
  const answer = await page.evaluate(async () => {
    const missing = await fetch('/assets/PaymentPage.deadbeef.js');
    return [missing.status, (await caches.match('/assets/PaymentPage.deadbeef.js')) === undefined];
  });
  expect(answer).toEqual([404, true]);
});
