import { type Browser, expect, type Page } from '@playwright/test';
import { cards, demoBuyer, logIn, payWith } from '../journeys/people.ts';
import { playOutside, test } from './livePage.ts';

/** The demo buyer on another device, at the payment page of a booking. */
async function onDevice(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  await playOutside(context);
  const page = await context.newPage();
  await page.goto(`/login?from=${path}`);
  await logIn(page, demoBuyer);
  return page;
}

test('[G-PAY-1] a booking whose form is open on two devices is paid once', async ({ browser, page, complaints }) => {
  const confirmed: number[] = [];
  const count = (one: Page): void =>
    void one.on('response', (answer) => {
      if (answer.url().endsWith('/confirm')) confirmed.push(answer.status());
    });
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await page
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  const { pathname } = new URL(page.url());

  const phone = await onDevice(browser, pathname);
  await expect(phone.getByLabel('Card number')).toBeVisible();
  count(page);
  count(phone);
  await payWith(page, cards.succeeds);
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await payWith(phone, cards.succeeds);
  await expect(phone.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await expect(phone.getByLabel('Card number')).toHaveCount(0);
  expect(confirmed).toEqual([200, 400]);

  const tablet = await onDevice(browser, pathname);
  await expect(tablet.getByText('This booking is already paid')).toBeVisible();
  await expect(tablet.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await expect(tablet.getByLabel('Card number')).toHaveCount(0);
  expect(confirmed).toEqual([200, 400]);
  expect(complaints).toEqual([]);
  await phone.context().close();
  await tablet.context().close();
});
