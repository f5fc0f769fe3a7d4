import { expect, type Page, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage } from './everyPage.ts';
import { Keys } from './Keys.ts';
import { toast } from './people.ts';

// Each test checks every stop of the Tab key.
test.describe.configure({ timeout: 120_000 });

/** An outcome is announced in the region that was there before. */
async function announced(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').filter({ has: toast(page, text) })).toHaveCount(1);
}

test('[G-A11Y-1] [G-SALE-1] a seller accepts, declines and hands over by keyboard', async ({ browser }) => {
  const context = await dealWindow(browser, 'seller', 'twenty requests');
  const page = await context.newPage();
  const keys = new Keys(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');
  await openPage(page, '/dashboard/requests');
  const handOver = main.getByRole('button', { name: 'I handed it over to Nusrat Jahan' });
  const row = main.locator('li.request').filter({ hasText: 'Nusrat Jahan' }).first();

  await test.step('accepting leaves the focus on the request', async () => {
    await keys.choose(main.getByRole('button', { name: 'Accept Nusrat Jahan’s request' }));
    await announced(page, 'You accepted Nusrat Jahan’s request');
    await expect(row).toBeFocused();
  });

  await test.step('Escape closes the question why, and gives the focus back', async () => {
    const decline = main.getByRole('button', { name: 'Decline Farhana Akter’s request' });
    const count = await decline.count();
    const reason = main.getByRole('textbox', { name: /^Reason/ });
    await keys.choose(decline.first());
    await expect(reason).toBeFocused();
    await keys.press('Escape');
    await expect(reason).toHaveCount(0);
    await expect(decline.first()).toBeFocused();

    await keys.press('Enter');
    await expect(reason).toBeFocused();
    await page.keyboard.type('The place is too far');
    await keys.choose(main.locator('form').getByRole('button', { name: 'Decline Farhana Akter’s request' }), 'Space');
    await announced(page, 'You declined Farhana Akter’s request');
    await expect(decline).toHaveCount(count - 1);
    // The next request.
    await expect(main.locator('li.request:focus')).toHaveCount(1);
  });

  await test.step('the hand-over is asked for once, and leaves the focus on the request', async () => {
    await keys.choose(handOver);
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(handOver).toBeFocused();
    await keys.press('Enter');
    await keys.choose(dialog.getByRole('button', { name: 'I handed it over' }));
    await announced(page, 'We noted that you handed it over');
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeFocused();
  });
  await context.close();
});

test('[G-A11Y-1] [G-SALE-1] a buyer confirms one deal and cancels another by keyboard', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  const keys = new Keys(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');

  await test.step('the way to the hand-over moves the focus there', async () => {
    await openPage(page, `/dashboard/booking/${bookingOf('handed over by the seller')}`);
    await keys.choose(main.getByRole('button', { name: 'Go to hand over' }));
    await expect(main.getByRole('heading', { name: 'Hand over' })).toBeFocused();
  });

  await test.step('after ‘I have it’ the focus stays at the hand-over', async () => {
    const mine = main.getByRole('button', { name: 'I have it' });
    await keys.choose(mine);
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(mine).toBeFocused();
    await keys.press('Enter');
    await keys.choose(dialog.getByRole('button', { name: 'I have it' }));
    await announced(page, 'You confirmed the hand-over');
    await expect(main.getByRole('heading', { name: 'Hand over' })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
  });

  await test.step('Escape closes the question why, and gives the focus back', async () => {
    await openPage(page, `/dashboard/booking/${bookingOf('accepted')}`);
    const open = main.getByRole('button', { name: 'Cancel this booking' }).first();
    const reason = main.getByRole('textbox', { name: /^Reason/ });
    await keys.choose(open);
    await expect(reason).toBeFocused();
    await keys.press('Escape');
    await expect(reason).toHaveCount(0);
    await expect(open).toBeFocused();

    await keys.press('Enter');
    await expect(reason).toBeFocused();
    await page.keyboard.type('I found another one');
    await keys.choose(main.locator('form').getByRole('button', { name: 'Cancel this booking' }));
    await announced(page, 'You cancelled the booking');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();
  });
  await context.close();
});
