import { expect, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage, windowOf } from './everyPage.ts';
import { isInReach } from './isInReach.ts';
import { Keys } from './Keys.ts';

// Phones that lie on their side, and the smallest ones: a bar at the bottom takes a good part of the window.
test.describe.configure({ timeout: 120_000 });
const options = { reducedMotion: 'reduce' } as const;

test('[G-A11Y-1] the bar of a deal covers nothing that has the focus on the smallest phone', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, `/dashboard/booking/${bookingOf('accepted')}`);
  await new Keys(page).walk(32);
  await context.close();
});

for (const viewport of [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]) {
  const size = `${viewport.width} × ${viewport.height}`;

  test(`[G-A11Y-1] a form shows its errors and verdicts within sight at ${size}`, async ({ browser }) => {
    const buyer = await windowOf(browser, 'buyer', { ...options, viewport });
    const shop = await buyer.newPage();
    await openPage(shop, '/products/63e0b4c95ad2907b3c000005');
    await shop.getByRole('button', { name: 'Report this product' }).click();
    const dialog = shop.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect.poll(() => isInReach(dialog.getByText('Please choose what is wrong'))).toBe(true);
    await buyer.close();

    const deals = await dealWindow(browser, 'buyer', 'every deal');
    const page = await deals.newPage();
    await page.setViewportSize(viewport);
    await openPage(page, `/dashboard/booking/${bookingOf('accepted')}`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Cancel this booking' }).click();
    await main.locator('form').getByRole('button', { name: 'Cancel this booking' }).press('Enter');
    await expect.poll(() => isInReach(main.getByText('Please say why'))).toBe(true);

    await openPage(page, `/dashboard/booking/${bookingOf('accepted, paid')}`);
    await main.getByLabel('IMEI').pressSequentially('490154203237517');
    await expect.poll(() => isInReach(main.getByText('Please look again'))).toBe(true);
    await deals.close();
  });
}
