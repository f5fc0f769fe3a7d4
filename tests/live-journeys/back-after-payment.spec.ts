import { expect } from '@playwright/test';
import { foundBrowser } from '../browser.mjs';
import { chromiumSwitches } from '../chromiumSwitches.ts';
import { cards, demoBuyer, logIn, payWith } from '../journeys/people.ts';
import { test } from './livePage.ts';

// Playwright turns off the cache from which a browser shows a page again as it was left.
const executablePath = foundBrowser();
test.use({
  launchOptions: {
    ...(executablePath === null ? {} : { executablePath }),
    args: chromiumSwitches,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('[G-FAULT-1] somebody who goes back after paying sees that the booking is paid', async ({ page, complaints }) => {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  const payNow = page.getByRole('main').getByRole('link', { name: /^Pay Now/ });
  await payNow.first().click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await payWith(page, cards.succeeds);
  const paid = page.getByText('Payment succeeded!');
  await expect(paid).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  await expect(paid).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${address}"]`) });
  await expect(row).toContainText('Paid on this device');
  await expect(row).not.toContainText('Pay Now');
  expect(complaints).toEqual([]);
});
