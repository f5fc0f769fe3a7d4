import type { Page } from '@playwright/test';
import { cards, payWith } from '../journeys/people.ts';
import { expect, failNext, main, test } from './shop.ts';

test.use({ who: 'buyer' });

async function openPayment(page: Page, place = 0): Promise<void> {
  await page.goto('/dashboard');
  await main(page)
    .getByRole('link', { name: /^Pay Now/ })
    .nth(place)
    .click();
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** The provider changes its decision about the payments it knows, and the person returns from its page. */
async function comeBackTo(page: Page, status: string): Promise<void> {
  const secret = await page.evaluate((status) => {
    const stored: unknown = JSON.parse(localStorage.getItem('fakes.payments') ?? '{}');
    const { value } = stored as { readonly value: { readonly intents: Record<string, { status: string }> } };
    for (const intent of Object.values(value.intents)) intent.status = status;
    localStorage.setItem('fakes.payments', JSON.stringify(stored));
    return Object.keys(value.intents).at(-1) ?? '';
  }, status);
  await page.goto(`${page.url()}?payment_intent_client_secret=${secret}&redirect_status=pending`);
}

test('[S-PAY-1] the payment page shows the price in tk, the card form and the outcome', async ({ page }) => {
  await page.goto('/dashboard');
  const row = main(page).getByRole('row').nth(1);
  const price = /[\d,]+ tk/.exec((await row.textContent()) ?? '')?.[0] ?? 'none';
  await row.getByRole('link', { name: /^Pay Now/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Your booking' })).toContainText(`To be charged${price}`);
  await expect(page.getByRole('button', { name: `Pay ${price}` })).toBeVisible();
  await payWith(page, cards.succeeds);
  await expect(main(page).getByText('Payment succeeded!')).toBeVisible();
});

test('[S-PAY-2] the provider confirms this booking’s payment, and returns to this page', async ({ page }) => {
  await openPayment(page, 1);
  const paymentPage = page.url();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await payWith(page, cards.succeeds);
  await expect(main(page).getByText('Payment succeeded!')).toBeVisible();
  expect(
    visited.some((url) => url.startsWith(`${paymentPage}?`) && url.includes('payment_intent_client_secret=')),
  ).toBe(true);
  await expect(page).toHaveURL(paymentPage);
  await page.goto('/dashboard');
  await expect(main(page).getByRole('row').nth(2)).toContainText('Paid on this device');
  await expect(main(page).getByRole('link', { name: /^Pay Now/ })).toHaveCount(2);
});

test('[S-PAY-3] each status that the provider reports has its sentence', async ({ page }) => {
  await openPayment(page);
  await payWith(page, cards.asksTheBank);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(
    main(page).getByText('Your payment was not successful, please try again.', { exact: true }),
  ).toBeVisible();
  await comeBackTo(page, 'other');
  await expect(main(page).getByText('Something went wrong.', { exact: true })).toBeVisible();
  await comeBackTo(page, 'requires_payment_method');
  await payWith(page, cards.processing);
  await expect(main(page).getByText('Your payment is processing.', { exact: true })).toBeVisible();
  await comeBackTo(page, 'succeeded');
  await expect(main(page).getByText('Payment succeeded!', { exact: true })).toBeVisible();
});

test('[S-PAY-4] a refused or incomplete card shows the provider’s message; any other error is unexpected', async ({
  page,
}) => {
  await openPayment(page);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(main(page).getByText('Your card number is incomplete.')).toBeVisible();
  await payWith(page, cards.declined);
  await expect(main(page).getByText('Your card was declined.')).toBeVisible();
  await failNext(page, 'payment.confirm', { code: 'payment/unexpected' });
  await payWith(page, cards.succeeds);
  await expect(main(page).getByText('An unexpected error occurred.', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Your card was declined.')).toHaveCount(0);
});
