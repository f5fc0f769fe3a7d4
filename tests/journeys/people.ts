import { type BrowserContext, expect, type Page } from '@playwright/test';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

const password = 'Second#Owner1';

export const demoBuyer: Person = { name: 'Nusrat Jahan', email: 'nusrat.jahan@example.com', password };
export const demoSeller: Person = { name: 'Rahim Uddin', email: 'rahim.uddin@example.com', password };
export const demoAdmin: Person = { name: 'Lubna Haque', email: 'lubna.haque@example.com', password };

/** A marketplace as the specification has it. To be called before the first page is opened. */
export async function withoutExtensions(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    // A provider's frames may be without storage.
    if (window === window.top && location.protocol !== 'about:') localStorage.setItem('demo-extensions', '');
  });
}

/** The page's toasts, which announce outcomes. */
export function toast(page: Page, text: string | RegExp) {
  return page.locator('.toast').filter({ hasText: text });
}

/** Fills in the open login and waits until the person is signed in. */
export async function logIn(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel(/^Password/).fill(person.password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function signUp(page: Page, person: Person, type: 'buyer' | 'seller'): Promise<void> {
  await page.goto('/signup');
  const form = page.getByRole('main');
  await form.getByLabel(/^Name/).fill(person.name);
  await form.getByLabel('Email address').fill(person.email);
  await form.getByLabel('User type').selectOption(type);
  await form.getByLabel(/^Password/).fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/\/signup/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Fills in the provider's card form and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByLabel('Expiration date').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

export const cards = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  processing: '4000 0000 0000 0077',
  asksTheBank: '4000 0025 0000 3155',
};
