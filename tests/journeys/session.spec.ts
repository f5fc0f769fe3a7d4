import { expect, test } from '@playwright/test';
import { demoBuyer, logIn, toast } from './people.ts';

type Control = {
  clock: { advance(milliseconds: number): void };
  failNext(failure: { code: string }, call: string): void;
};

test('an expired session asks for a login in place, and the booking continues with everything typed', async ({
  page,
}) => {
  await page.goto('/login?from=/categories/Dell');
  await logIn(page, demoBuyer);
  await page
    .getByRole('button', { name: /^Book Now/ })
    .nth(3)
    .click();
  const booking = page.getByRole('dialog', { name: 'Book this product' });
  await booking.getByLabel('Phone').fill('01812 345678');
  await booking.getByLabel('Meeting location').fill('Gulshan 1, the corner café');
  await page.evaluate(() => {
    const { shopControl } = window as unknown as { shopControl: Control };
    shopControl.clock.advance(2 * 60 * 60 * 1000);
    shopControl.failNext({ code: 'api/session-expired' }, 'tokens.issue');
  });
  await booking.getByRole('button', { name: 'Book this product' }).click();

  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(again.getByLabel('Email address')).toHaveValue(demoBuyer.email);
  const password = again.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  const text = await again.getByText('nothing is lost').boundingBox();
  const label = await again.getByText('Email address', { exact: true }).boundingBox();
  expect((label?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThanOrEqual(12);
  await password.fill(demoBuyer.password);
  await again.getByRole('button', { name: 'Login', exact: true }).click();

  await expect(toast(page, 'Booking confirmed')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/myproducts');
});

test('an expired token is renewed silently', async ({ page }) => {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await expect(page.getByRole('link', { name: /^Pay Now/ }).first()).toBeVisible();
  const token = () => page.evaluate(() => localStorage.getItem('access_token'));
  const before = await token();
  await page.evaluate(() =>
    (window as unknown as { shopControl: Control }).shopControl.clock.advance(2 * 60 * 60 * 1000),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /^Pay Now/ }).first()).toBeVisible();
  expect(await token()).not.toBe(before);
});
