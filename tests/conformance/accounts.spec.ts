import type { Page } from '@playwright/test';
import { expect, failNext, follow, hold, main, people, release, test, title, toast } from './shop.ts';

const email = (page: Page) => main(page).getByRole('textbox', { name: 'Email address' });
const password = (page: Page) => main(page).getByLabel('Password', { exact: true });
const name = (page: Page) => main(page).getByRole('textbox', { name: 'Name' });
const logIn = (page: Page) => main(page).getByRole('button', { name: 'Login', exact: true });
const create = (page: Page) => main(page).getByRole('button', { name: 'Create account' });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
const strong = 'Phones!2026';

async function fillLogIn(page: Page, person: { readonly email: string; readonly password: string }): Promise<void> {
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await logIn(page).click();
}

async function fillSignUp(
  page: Page,
  person: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  await name(page).fill(person.name);
  await email(page).fill(person.email);
  await password(page).fill(person.password);
  await create(page).click();
}

test('[S-LOGIN-1] the login asks for email and password, and offers a reset, the sign-up and Google', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(main(page).getByText('Forgot Password?', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'CONTINUE WITH GOOGLE', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
});

test('[S-LOGIN-2] a login without email and password says what is required', async ({ page }) => {
  await page.goto('/login');
  await logIn(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Email Address is required');
  await expect(password(page)).toHaveAccessibleDescription('Password is required');
  await expect(main(page).getByText('Email Address is required', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Password is required', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('[S-LOGIN-3] a login says so and leads Home, or to where the person came from', async ({ page }) => {
  await page.goto('/login');
  await fillLogIn(page, people.buyer);
  await expect(toast(page, 'User login successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await signOut(page).click();
  await follow(page, '/categories/Lenovo');
  await expect(page).toHaveURL(/\/login/);
  await fillLogIn(page, people.buyer);
  await expect(page).toHaveURL('/categories/Lenovo');
  await expect(title(page)).toHaveText('Lenovo');
});

test('[S-LOGIN-4] a wrong password, and an address without an account, get the same words', async ({ page }) => {
  await page.goto('/login');
  for (const person of [
    { ...people.buyer, password: 'not-it' },
    { email: 'nobody@example.com', password: strong },
  ]) {
    await fillLogIn(page, person);
    await expect(main(page).getByRole('alert')).toHaveText('Wrong email or Password!!');
    await expect(email(page)).toHaveValue(person.email);
    await page.reload();
    await expect(main(page).getByText('Wrong email or Password!!')).toHaveCount(0);
  }
  await expect(page).toHaveURL('/login');
});

test('[S-SIGNUP-1] the sign-up asks for name, email, buyer or seller, and password, and offers login and Google', async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(name(page)).toBeVisible();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(password(page)).toHaveAttribute('type', 'password');
  const type = main(page).getByRole('combobox', { name: 'User type' });
  await expect(type).toHaveValue('buyer');
  await expect(type.getByRole('option')).toHaveText(['Buyer', 'Seller']);
  await expect(main(page).getByRole('button', { name: 'CONTINUE WITH GOOGLE', exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('[S-SIGNUP-2] [S-SIGNUP-3] the sign-up says what is wrong with each field', async ({ page }) => {
  await page.goto('/signup');
  await create(page).click();
  await expect(main(page).getByText('Namd field cannot be empty', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Password should be 6 caracter long or more', { exact: true })).toBeVisible();
  await expect(name(page)).toHaveAccessibleDescription(/Namd field cannot be empty/);
  await expect(name(page)).toBeFocused();
  await expect(main(page).getByRole('combobox', { name: 'User type' })).toHaveAttribute('aria-required', 'true');

  await name(page).fill('Twenty-one characters');
  await email(page).fill('not an address');
  await create(page).click();
  await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await name(page).fill('Twenty characters ok');
  await email(page).fill('arif@example.com');
  await expect(name(page)).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');

  const tooShort = 'Password should be 6 caracter long or more';
  const weak = 'password must be strong';
  const wrong: readonly (readonly [string, string | null])[] = [
    ['', tooShort],
    ['a1@bc', tooShort],
    ['a1@bcd', weak],
    ['a1@bcde', weak],
    ['abcdefgh', weak],
    ['abcdefg1', weak],
    ['1234567@', weak],
    ['abcd 12@', weak],
    ['abcd-12@', weak],
    ['abcdé12@', weak],
    ['abcdef1@', null],
    ['ABCDEF1?', null],
    ['a1#$!%*&?@', null],
  ];
  for (const [typed, message] of wrong) {
    await password(page).fill(typed);
    for (const one of [tooShort, weak]) {
      await expect(main(page).getByText(one, { exact: true }), `with '${typed}'`).toHaveCount(one === message ? 1 : 0);
    }
  }
  await expect(page).toHaveURL('/signup');
});

test('[S-SIGNUP-4] a sign-up makes an account with its name and type, and says so', async ({ page }) => {
  const person = { name: 'Arif Hossain', email: 'arif.hossain@example.com', password: strong };
  await page.goto('/signup');
  await main(page).getByRole('combobox', { name: 'User type' }).selectOption('seller');
  await fillSignUp(page, person);
  await expect(toast(page, 'user created successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  // The provider knows the name; the marketplace knows the type.
  await follow(page, '/dashboard/sellersproducts');
  await expect(page.getByRole('complementary', { name: 'Dashboard' })).toContainText('Arif Hossain');
  await expect(title(page)).toHaveText('Seller Product');
  await signOut(page).click();
  await follow(page, '/login');
  await fillLogIn(page, person);
  await expect(toast(page, 'User login successfully')).toBeVisible();
  await signOut(page).click();

  await follow(page, '/dashboard/allseller');
  await main(page)
    .getByRole('button', { name: new RegExp(people.admin.name) })
    .click();
  await expect(main(page).getByRole('row', { name: new RegExp(person.email) })).toContainText('Arif Hossain');
});

test('[S-SIGNUP-4] a sign-up that the provider refuses shows the provider’s message under the form', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillSignUp(page, { ...people.buyer, password: strong });
  const message = main(page)
    .getByRole('alert')
    .filter({ hasText: 'The email address is already in use by another account.' });
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await expect(name(page)).toHaveValue(people.buyer.name);
  const [form, said] = [await create(page).boundingBox(), await message.boundingBox()];
  expect(said?.y).toBeGreaterThan(form?.y ?? Number.POSITIVE_INFINITY);
});

test('[S-AUTH-1] [S-SIGNUP-4] each way to sign in shows that it is in progress, and Google’s pop-up signs a person in', async ({
  page,
}) => {
  await page.goto('/login');
  await hold(page, 'auth.signIn');
  await fillLogIn(page, people.buyer);
  await expect(main(page).getByRole('button', { name: /Logging in/ })).toHaveAttribute('aria-busy', 'true');
  await release(page, 'auth.signIn');
  await expect(toast(page, 'User login successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await signOut(page).click();
  await expect(toast(page, 'User logout successfully')).toBeVisible();
  await expect(signOut(page)).toHaveCount(0);

  await follow(page, '/signup');
  await hold(page, 'auth.signInWithGoogle');
  await main(page).getByRole('button', { name: 'CONTINUE WITH GOOGLE' }).click();
  await expect(main(page).getByRole('button', { name: /Waiting for Google/ })).toHaveAttribute('aria-busy', 'true');
  await release(page, 'auth.signInWithGoogle');
  const popUp = page.getByRole('dialog', { name: 'Choose an account' });
  await popUp.getByRole('button', { name: /@/ }).first().click();
  // They have an account already, so none is created.
  await expect(toast(page, 'User login successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await signOut(page).click();
  await expect(signOut(page)).toHaveCount(0);

  await follow(page, '/signup');
  await main(page).getByRole('button', { name: 'CONTINUE WITH GOOGLE' }).click();
  await popUp.getByRole('button', { name: 'Use another account' }).click();
  await popUp.getByLabel('Email').fill('mitu.newcomer@example.com');
  await popUp.getByLabel('Name').fill('Mitu Newcomer');
  await popUp.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, 'user created successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(signOut(page)).toBeVisible();
});

test.describe('a signed-in person', () => {
  test.use({ who: 'buyer' });

  test('[S-AUTH-1] is told why signing out failed, and stays signed in', async ({ page }) => {
    await page.goto('/dashboard');
    await failNext(page, 'auth.signOut', { code: 'auth/unknown', message: 'An internal AuthError has occurred.' });
    await signOut(page).click();
    await expect(page.locator('.toast')).toContainText('An internal AuthError has occurred.');
    await expect(title(page)).toHaveText('Booked Products');
    await expect(signOut(page)).toBeVisible();
  });

  test('[S-AUTH-2] has an access token under access_token until they sign out', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(main(page).getByRole('table')).toBeVisible();
    const token = () => page.evaluate(() => localStorage.getItem('access_token'));
    expect((await token())?.length).toBeGreaterThan(0);
    await signOut(page).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await token()).toBeNull();
  });
});
