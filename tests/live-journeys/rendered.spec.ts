import { expect } from '@playwright/test';
import { demoBuyer, logIn } from '../journeys/people.ts';
import { hold, scripts, test } from './livePage.ts';
import { drawAnew, drawnParts, openDrawn, renderedPages, watchHtml } from './renderedPage.ts';

for (const size of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`[G-PERF-1] React takes over each rendered page as it would draw it, and nothing moves: ${size.width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(size);
    await watchHtml(page);
    const hydrated: (readonly string[])[] = [];
    for (const path of renderedPages) {
      expect(await openDrawn(page, path), path).toBe(true);
      hydrated.push(await drawnParts(page));
    }
    await drawAnew(page);
    for (const [place, path] of renderedPages.entries()) {
      expect(await openDrawn(page, path), path).toBe(false);
      expect(hydrated[place], path).toEqual(await drawnParts(page));
    }
    expect(complaints).toEqual([]);
  });
}

test('[G-PERF-1] HTML that React would not draw is drawn anew, and reported', async ({ page, complaints }) => {
  await watchHtml(page);
  await page.route('/blog', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(?<=<h1[^>]*>)Blog/, 'Log') });
  });
  expect(await openDrawn(page, '/blog')).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(complaints).toEqual([expect.stringContaining('Minified React error #418')]);
});

const visits = [
  { who: 'a person in Bangla', stored: { language: 'bangla' }, isTakenOver: false },
  { who: 'a person who chose the dark theme', stored: { 'colour-scheme': 'dark' }, isTakenOver: false },
  { who: 'a person whose device is dark', stored: {}, isTakenOver: true, colorScheme: 'dark' as const },
];
for (const { who, stored, isTakenOver, colorScheme } of visits) {
  test(`[G-LOOK-1] ${who} gets each rendered page without a complaint or a move`, async ({ page, complaints }) => {
    if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
    await watchHtml(page);
    await page.addInitScript((choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(`re-sale-shop:${key}`, value);
    }, stored);
    for (const path of renderedPages) expect(await openDrawn(page, path), path).toBe(isTakenOver);
    expect(complaints).toEqual([]);
  });
}

test('[G-PERF-1] a visitor’s wish list appears in the bar once React has taken over the page', async ({
  page,
  complaints,
}) => {
  await watchHtml(page);
  await openDrawn(page, '/allproducts');
  await page
    .getByRole('button', { name: /wish list/i })
    .first()
    .click();
  for (const path of ['/', '/login']) {
    expect(await openDrawn(page, path), path).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: /Wish list.*1/ })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('[G-SEC-1] the login keeps what is typed before it works, and never sends it in an address', async ({
  page,
  complaints,
}) => {
  const letGo = await hold(page, scripts);
  await page.goto('/login?from=/blog', { waitUntil: 'commit' });
  const form = page.getByRole('main');
  await form.getByLabel('Email address').fill(demoBuyer.email);
  await form.getByLabel(/^Password/).fill(demoBuyer.password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  await expect(page).toHaveURL('/login?from=/blog');
  letGo();
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  expect(complaints).toEqual([]);
});

test('a signed-in person never sees a visitor’s login in the HTML', async ({ page, complaints }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  await watchHtml(page);
  const login = page.locator('.first-screen header a[href="/login"]');
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await expect(login).toBeAttached();
    await expect(login).toBeHidden();
    await route.continue();
  });
  for (const path of renderedPages.filter((one) => !['/login', '/signup'].includes(one))) {
    expect(await openDrawn(page, path), path).toBe(false);
    await expect(page.getByRole('banner').getByText(demoBuyer.email)).toBeVisible();
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

test('[G-FORM-1] a sign-up that was begun is there again after a reload', async ({ page, complaints }) => {
  await page.goto('/signup');
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await name.fill('Nadia Islam');
  await page.reload();
  await expect(name).toHaveValue('Nadia Islam');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(name).toHaveValue('Nadia Islam');
  expect(complaints).toEqual([]);
});
