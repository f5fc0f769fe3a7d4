import { expect, type Page } from '@playwright/test';
import { demoBuyer, logIn, signOut } from '../journeys/people.ts';
import { extend } from './dealShop.ts';
import { backend, test } from './livePage.ts';
import { registerAtOnce, untilInstalled, withoutNotices } from './untilInstalled.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.locator('.net-status');

type Kept = { readonly names: readonly string[]; readonly texts: string };

/** The addresses and texts of everything that this device keeps, without the shop's own files. */
function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('workbox-precache'));
    const opened = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const caught = opened.flat().flatMap(({ url }) => (url.startsWith(`${location.origin}/assets/`) ? [] : url));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('re-sale-shop-answers');
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const answers = database.transaction('answers').objectStore('answers');
    const all = <T>(reading: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        reading.addEventListener('success', () => resolve(reading.result));
      });
    const [keys, values] = await Promise.all([all(answers.getAllKeys()), all(answers.getAll())]);
    database.close();
    return { names: [...caught, ...keys.map(String)], texts: JSON.stringify([keys, values]) };
  });
}

test('[G-OFFLINE-1, G-HAND-1] a buyer opens what was seen without a network, and is refused before anything is sent', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await untilInstalled(page);
  const toMeeting = page.getByRole('link', { name: /^Meet the seller of / }).first();
  const name = ((await toMeeting.textContent()) ?? '').replace('Meet the seller of ', '');
  await page.goto('/allproducts');
  // Other journeys post products whose pictures no host has.
  const isPictured = { has: page.locator('img[src*="/pictures/"]') };
  const card = page.getByRole('article').filter(isPictured).first();
  const picture = card.locator('img').first();
  const isPictureHere = (): Promise<boolean> =>
    picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
  await expect.poll(isPictureHere).toBe(true);
  const sent: string[] = [];
  page.on('request', (request) => {
    // Firebase looks the account up by itself.
    if (request.method() !== 'GET' && !request.url().includes('identitytoolkit')) sent.push(request.url());
  });

  const network = await context.newCDPSession(page);
  await network.send('Network.clearBrowserCache');
  await network.detach();
  await context.setOffline(true);
  await test.step('the list, its pictures, the icons and the search come from the device', async () => {
    await page.reload();
    const widthOf = (icon: SVGUseElement) => icon.getBBox().width;
    await expect.poll(() => page.locator('header svg:visible use').first().evaluate(widthOf)).toBeGreaterThan(0);
    await expect(bar(page)).toContainText(/You’re offline\. Showing what you saw at \d\d:\d\d\./);
    await expect.poll(isPictureHere).toBe(true);
    await page.goto('/allproducts?q=lenovo');
    await expect(card).toContainText(/lenovo/i);
  });

  await test.step('the page of a meeting opens that was never opened before', async () => {
    await page.goto('/dashboard');
    await toMeeting.click();
    const meeting = page.getByRole('region', { name: 'The meeting' });
    await expect(meeting).toContainText(name);
    await expect(meeting.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(bar(page)).toContainText('Showing what you saw');
  });

  await test.step('a booking is refused, and what was typed is kept until the network is back', async () => {
    await page.goto('/allproducts?q=drone');
    // Its picture was perhaps never seen, and then it is missing.
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('main').getByRole('button', { name: /^Book/ }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Booking needs a connection.', { exact: true })).toBeVisible();
    await dialog.getByLabel('Phone').fill('01712 345678');
    await dialog.getByLabel('Meeting location').fill('Dhanmondi 27');
    await dialog.getByLabel('Phone').press('Enter');
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await expect(dialog.getByRole('button', { name: 'Book this product' })).toBeVisible();
    await expect(dialog.getByLabel('Phone')).toHaveValue('01712 345678');
    await expect(bar(page)).toContainText('You’re online again.');
  });
  expect(complaints).toEqual([]);
});

test('[G-OFFLINE-1] a buyer whose shop does not answer sees what the device keeps, and cannot book from it', async ({
  page,
  context,
  complaints,
}) => {
  await registerAtOnce(context);
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  const toMeeting = page.getByRole('link', { name: /^Meet the seller of / }).first();
  await expect(toMeeting).toBeVisible();
  const card = page.getByRole('article').first();
  await page.goto('/allproducts?q=drone');
  await expect(card).toContainText(/drone/i);
  await expect.poll(async () => (await kept(page)).names.join()).toContain('/allproducts');
  const sent: string[] = [];
  let isBroken = false;
  await context.route(`${backend}/**`, async (route) => {
    const { url, method } = { url: route.request().url(), method: route.request().method() };
    if (method !== 'GET' && !url.includes('identitytoolkit')) sent.push(url);
    // Nothing answers before that.
    if (isBroken) await route.abort();
  });

  await test.step('the list is offered and shown', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Show what you saw at \d\d:\d\d$/ }).click();
    await expect(bar(page)).toContainText(/The shop isn’t answering\. Showing what you saw at \d\d:\d\d\./);
    await expect(card).toContainText(/drone/i);
  });

  const dialog = page.getByRole('dialog');
  const book = page.getByRole('main').getByRole('button', { name: /^Book/ }).first();
  await test.step('a product is shown, too, and its booking is refused', async () => {
    isBroken = true;
    await card.getByRole('link').first().click();
    await book.click();
    await dialog.getByLabel('Phone').fill('01712 345678');
    await dialog.getByLabel('Meeting location').fill('Dhanmondi 27');
    await dialog.getByLabel('Phone').press('Enter');
    await expect(dialog.getByText(/^The shop can’t be reached right now\./).first()).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('what was typed is kept, and the bar says when the shop answers', async () => {
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await book.click();
    await expect(dialog.getByLabel('Phone')).toHaveValue('01712 345678');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(bar(page)).toContainText('The shop isn’t answering.');
    await context.unrouteAll();
    await page.getByRole('link', { name: 'All Products' }).first().click();
    await expect(bar(page)).toContainText('The shop answers again.');
  });
  expect(complaints).toEqual([]);
});

test('[G-OFFLINE-1, G-SCALE-1] a visitor opens without a network what they found in a catalogue in pages, and nothing else', async ({
  page,
  context,
}) => {
  await extend(context, 'search');
  await page.goto('/allproducts?q=lenovo');
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/lenovo/i);
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(card).toContainText(name);
  await untilInstalled(page);

  await context.setOffline(true);
  await page.reload();
  await expect(bar(page)).toContainText(/Showing what you saw at \d\d:\d\d\./);
  await expect(card).toContainText(name);
  await link.click();
  await expect(title).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('searchbox').fill('samsung');
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await context.setOffline(false);
  await expect(card).toContainText(/samsung/i);
});

/** A buyer whose bookings and pictures are kept. */
async function anOfflineBuyer(page: Page): Promise<void> {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await untilInstalled(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(async () => (await kept(page)).names.join(' ')).toContain('/pictures/');
  await expect
    .poll(async () => (await kept(page)).texts)
    .toContain(`buyersproducts?email=${encodeURIComponent(demoBuyer.email)}`);
}

test('[G-OFFLINE-1] signing out removes every page and picture that the device keeps', async ({ page, complaints }) => {
  await anOfflineBuyer(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  expect(token).not.toBeNull();
  expect((await kept(page)).texts).not.toContain(token);
  await signOut(page);
  await expect.poll(async () => (await kept(page)).names).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[G-OFFLINE-1] a person who signs out at once, on a page that no worker hears, leaves no page and no picture', async ({
  page,
  context,
}) => {
  await anOfflineBuyer(page);
  await withoutNotices(context);
  const past = await context.newCDPSession(page);
  await past.send('Page.reload', { ignoreCache: true });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await signOut(page);
  await expect.poll(async () => (await kept(page)).names).toEqual([]);
});

test('[G-FAULT-1] a shop whose worker gets no answer from the browser’s cache opens from its host', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  await context.serviceWorkers()[0]?.evaluate(() => {
    const never = (): Promise<never> => new Promise(() => {});
    Object.assign(Object.getPrototypeOf(caches), { open: never, match: never });
  });
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});
