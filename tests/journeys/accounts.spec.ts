import { expect, test } from '@playwright/test';
import { hitAfter } from './hitAfter.ts';
import { demoBuyer, demoSeller, logIn, signOut, toast } from './people.ts';

test('[S-LOGIN-4] a wrong password says so, keeps what was typed, and the right one gets in', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel('Email address').fill(demoBuyer.email);
  await form.getByLabel(/^Password/).fill('not-it');
  await form.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Wrong email or password');
  await expect(form.getByLabel('Email address')).toHaveValue(demoBuyer.email);
  await logIn(page, demoBuyer);
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'You’re logged in')).toBeVisible();
});

test('[S-GUARD-2] a guard remembers the page that a person wanted, with its whole address', async ({ page }) => {
  await page.goto('/categories/Smart%20Phone?from-test=a%26b#place');
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, demoBuyer);
  await expect(page).toHaveURL(/\/categories\/Smart%20Phone\?from-test=a%26b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Phone');
});

test('a person without the role is told who they are, and someone else may log in and continue', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  await page.goto('/dashboard/addproducts');
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Faddproducts/);
  await expect(page.getByRole('main')).toContainText(demoBuyer.email);
  await logIn(page, demoSeller);
  await expect(page).toHaveURL('/dashboard/addproducts');
});

test('[S-AUTH-2] signing out removes the access token, and everything that needs a login', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeTruthy();
  await signOut(page);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
});

test('signing out leads nowhere by a second, quick press', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  const leave = page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
  expect(await hitAfter(leave, 'header', 'Login')).toBe('html');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Booked Products');
  await signOut(page);
  await expect(other).toHaveURL(/\/login/);
});

test('Google’s account chooser makes a new person a buyer of the shop', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /continue with google/i }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose an account' });
  await chooser.getByRole('button', { name: 'Use another account' }).click();
  await chooser.getByLabel('Email').fill('new.person@example.com');
  await chooser.getByLabel('Name').fill('New Person');
  await chooser.getByRole('button', { name: /continue|sign in/i }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booked Products');
});

for (const { path, button } of [
  { path: '/signup', button: 'Create account' },
  { path: '/login', button: 'Login' },
])
  test(`[G-FORM-1] one press sends ${path}, though the field that it leaves turns out wrong`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('main');
    const submit = form.getByRole('button', { name: button, exact: true });
    await expect(submit).toBeEnabled();
    await form.getByLabel(/^Password/).pressSequentially('abc');
    if (path === '/login') await form.getByLabel(/^Password/).clear();
    const box = await submit.boundingBox();
    if (box === null) throw new Error('The button is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.mouse.up();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    await expect(form.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
  });

test('[G-FORM-1] a press counts on what stands below a field that it leaves empty, and the field then says so', async ({
  page,
}) => {
  await page.goto('/login');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  const email = form.getByLabel('Email address').first();
  await email.click();
  const show = await form.getByRole('button', { name: 'Show password' }).boundingBox();
  if (show === null) throw new Error('The button is not shown.');
  await page.mouse.move(show.x + show.width / 2, show.y + 4);
  await page.mouse.down();
  await expect(email).not.toBeFocused();
  await page.mouse.up();
  await expect(form.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});
