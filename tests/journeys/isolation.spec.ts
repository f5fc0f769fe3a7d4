import { expect, type Page, test } from '@playwright/test';

// The second test follows the first in the same worker.
test.describe.configure({ mode: 'serial' });

function whatIsStored(page: Page) {
  return page.evaluate(async () => ({
    local: Object.entries(localStorage).filter(([, value]) => value === 'left behind'),
    session: Object.entries(sessionStorage).filter(([, value]) => value === 'left behind'),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left behind').length,
    clockIsSet: new Date().getUTCFullYear() === 2001,
    initScriptRan: 'leftBehind' in window,
    language: navigator.language,
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
  }));
}

const nothing = {
  local: [],
  session: [],
  cookies: '',
  databases: 0,
  clockIsSet: false,
  initScriptRan: false,
  language: 'en-GB',
  width: 1280,
  isDark: false,
  isPrinted: false,
};

test('a test leaves something in every store of its window', async ({ page, context }) => {
  await context.addInitScript(() => Object.assign(window, { leftBehind: true }));
  await context.route('**/blog', (route) => route.fulfill({ body: 'left behind' }));
  await page.clock.setFixedTime('2001-01-01T00:00:00Z');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.setViewportSize({ width: 400, height: 400 });
  await page.goto('/');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'left behind');
    sessionStorage.setItem('left', 'left behind');
    document.cookie = 'left=behind';
    await new Promise((resolve) => {
      indexedDB.open('left behind').addEventListener('success', resolve);
    });
  });
  await context.newPage();
  expect(await whatIsStored(page)).toEqual({
    ...nothing,
    local: [['left', 'left behind']],
    session: [['left', 'left behind']],
    cookies: 'left=behind',
    databases: 1,
    clockIsSet: true,
    initScriptRan: true,
    width: 400,
    isDark: true,
    isPrinted: true,
  });
});

test('the next test in the same window finds nothing of it', async ({ page, context }) => {
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/');
  expect(await whatIsStored(page)).toEqual(nothing);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
