import { expect, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { openPage } from './everyPage.ts';

test('[G-LOOK-1] the effect of ending a deal stands apart from the field for the reason', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await openPage(page, `/dashboard/booking/${bookingOf('accepted, paid')}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cancel this booking' }).click();
  const effect = await main.getByText('Cancelling doesn’t refund you').boundingBox();
  const label = await main.locator('label').filter({ hasText: 'Reason' }).boundingBox();
  expect((label?.y ?? 0) - (effect?.y ?? 0) - (effect?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await context.close();
});
