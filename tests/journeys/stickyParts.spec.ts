import { expect, type Locator, type Page, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage, windowOf } from './everyPage.ts';

/** A small laptop's window. */
const viewport = { width: 1280, height: 600 };
const options = { reducedMotion: 'reduce', viewport } as const;

/** Scrolls until the part sticks; then it ends in the window, and so does its last control, whose place is inside. */
async function staysInWindow(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy(0, top - parseFloat(getComputedStyle(element).top) + 50);
  });
  const before = await page.evaluate(() => window.scrollY);
  const box = await part.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  const last = part.locator('a, button').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
}

test('[G-LOOK-1] a person’s panel beside the table can be read to its end where the table is', async ({ browser }) => {
  const context = await windowOf(browser, 'admin', options, 240);
  const page = await context.newPage();
  await openPage(page, '/dashboard/allseller');
  await page.getByRole('table').getByRole('button', { name: 'Jannat Hasan', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Jannat Hasan' });
  await expect(panel.getByText('Oldest listing')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Delete/ })).toBeVisible();
  await staysInWindow(page, panel);
  await page.getByRole('table').getByRole('button', { name: 'Mahbuba Sultana', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mahbuba Sultana' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('[G-LOOK-1] a meeting’s card can be read to its end beside the checks', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await openPage(page, `/dashboard/booking/${bookingOf('waiting')}`);
  await staysInWindow(page, page.locator('.meet-card'));
  await context.close();
});
