import { expect, test } from '@playwright/test';
import { dealVisits, dealWindow, showScreen } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage, windowOf } from './everyPage.ts';
import { hitAfter } from './hitAfter.ts';
import { Inspection } from './Inspection.ts';
import { tooWide } from './tooWide.ts';

/** From the inspection's last size to its first one. */
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 800 },
  { width: 1440, height: 900 },
];

// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

for (const { who, world, screens } of dealVisits) {
  test(`[G-A11Y-1] [G-LOOK-1] [G-SALE-1] axe finds nothing and nothing is too wide: ${who}, ${world}`, async ({
    browser,
  }) => {
    const context = await dealWindow(browser, who, world);
    const page = await context.newPage();
    const inspection = new Inspection(page);
    const wide: string[] = [];
    for (const [place, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        await showScreen(page, screen, screens[place - 1]);
        await inspection.lookAgain(screen.name);
        for (const size of sizes) {
          await page.setViewportSize(size);
          wide.push(...(await tooWide(page)).map((what) => `${screen.name}: ${what}`));
        }
      });
    }
    inspection.finish(`as ${who}, ${world}`);
    expect(wide.join('\n')).toBe('');
    await context.close();
  });
}

test('[G-SALE-1] a move’s result comes into view, and a second, quick press hits nothing', async ({ browser }) => {
  await test.step('the buyer cancels', async () => {
    const context = await dealWindow(browser, 'buyer', 'every deal');
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 700 });
    const main = page.getByRole('main');
    await openPage(page, `/dashboard/booking/${bookingOf('accepted')}`);
    await main.getByRole('button', { name: 'Cancel this booking' }).click();
    await main.getByRole('textbox', { name: /^Reason/ }).fill('I found another one');
    const send = main.locator('form').getByRole('button', { name: 'Cancel this booking' });
    expect(await hitAfter(send, 'main', 'This booking was cancelled')).toBe('html');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByRole('heading', { name: 'This booking was cancelled' })).toBeInViewport();
    // Later presses work.
    await main.getByRole('link', { name: 'See other products' }).click();
    await expect(page).not.toHaveURL(/\/booking/);
    await context.close();
  });

  await test.step('the seller accepts', async () => {
    const context = await dealWindow(browser, 'seller', 'one request');
    const page = await context.newPage();
    await openPage(page, '/dashboard/requests');
    const accept = page.getByRole('main').getByRole('button', { name: /^Accept/ });
    expect(await hitAfter(accept, 'main', 'Open the meeting page')).toBe('html');
    await context.close();
  });
});

test('[G-SALE-1] the demo’s requests are no news to a seller who has seen them', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  const main = page.getByRole('main');
  for (const visit of ['first', 'second']) {
    await openPage(page, '/dashboard/requests');
    await expect(main.getByRole('button', { name: /^Accept/ }).first(), visit).toBeVisible();
    await expect(main.getByText(/new since/), visit).toHaveCount(0);
  }
  await context.close();
});
