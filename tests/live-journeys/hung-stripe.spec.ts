import { expect, type Page } from '@playwright/test';
import { demoBuyer, logIn } from '../journeys/people.ts';
import { test } from './livePage.ts';

const frame = 'https://js.stripe.com/played-frame.html';

/** Opens the payment page of the demo buyer's last booking; the test controls the browser's clock. */
async function openPayment(page: Page): Promise<void> {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  const payNow = page.getByRole('link', { name: /^Pay Now/ }).last();
  await expect(payNow).toBeVisible();
  await page.clock.install();
  await payNow.click();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
}

for (const [how, block] of [
  ['hangs', () => undefined],
  ['is refused', (route: { abort: () => Promise<void> }) => route.abort()],
] as const) {
  test(`[G-FAULT-1] a card form whose frame ${how} says so, and comes with the next try`, async ({
    context,
    page,
    complaints,
  }) => {
    await context.route(frame, block);
    await openPayment(page);
    await page.clock.fastForward(20_000);
    await expect(page.getByText('The card form didn’t load')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    await context.unroute(frame, block);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
