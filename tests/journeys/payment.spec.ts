import { expect, type Page, test } from '@playwright/test';
import { cards, demoBuyer, logIn, payWith } from './people.ts';

/** Opens the payment page of the demo buyer's first booking. */
async function openPayment(page: Page): Promise<void> {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await page
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

test('a declined card says why, charges nothing, and another card pays, whose receipt prints no button', async ({
  page,
}) => {
  await openPayment(page);
  await payWith(page, cards.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWith(page, cards.insufficientFunds);
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  await payWith(page, cards.succeeds);
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  const onwards = page.getByRole('main').getByRole('link', { name: 'See your bookings' });
  await expect(onwards).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(onwards).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('a reload during a payment continues the same payment, which is paid once', async ({ page }) => {
  await openPayment(page);
  const begun = () => page.evaluate(() => localStorage.getItem('re-sale-shop:payments-begun'));
  const before = await begun();
  expect(before).toContain('_secret_');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242');
  await page.reload();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await begun()).toBe(before);
  await payWith(page, cards.succeeds);
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
});

test('a bank’s question is shown: failing it allows another try, passing it pays', async ({ page }) => {
  await openPayment(page);
  await payWith(page, cards.asksTheBank);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('main').getByText('Your payment was not successful, please try again.')).toBeVisible();
  await payWith(page, cards.asksTheBank);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
});

test('a processing payment says so, and can be checked again', async ({ page }) => {
  await openPayment(page);
  await payWith(page, cards.processing);
  await expect(page.getByRole('main').getByText('Your payment is processing.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('the provider’s secret leaves the address at once', async ({ page }) => {
  await openPayment(page);
  await payWith(page, cards.succeeds);
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  expect(page.url()).not.toContain('secret');
});
