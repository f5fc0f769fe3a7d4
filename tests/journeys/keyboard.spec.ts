import { expect, type Page, test } from '@playwright/test';
import { openPage, settled, windowOf } from './everyPage.ts';
import { Keys } from './Keys.ts';
import { cards, demoAdmin, demoSeller, logIn, toast, withoutExtensions } from './people.ts';

// Each test checks every stop of the Tab key.
test.describe.configure({ timeout: 120_000 });

/** Waits for a new page with the focus on its heading. */
async function arrivedAt(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await settled(page);
}

test('[G-A11Y-1] a buyer can do everything by keyboard', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer', { reducedMotion: 'reduce' });
  // Paying at once is for marketplaces where nobody has to accept first.
  await withoutExtensions(context);
  const page = await context.newPage();
  const keys = new Keys(page);
  await openPage(page, '/');

  await keys.choose(page.getByRole('main').getByRole('link', { name: 'HP', exact: true }));
  await arrivedAt(page, 'HP');

  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Book Now/ }) })
    .first();
  const name = await card.getByRole('heading').innerText();
  const bookNow = card.getByRole('button', { name: /^Book Now/ });
  const dialog = page.getByRole('dialog');
  await keys.choose(bookNow);
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await keys.staysIn(dialog);
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bookNow).toBeFocused();

  await keys.press('Enter');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('01712 345678');
  await keys.type(dialog.getByLabel('Meeting location'), 'Banani 11');
  await keys.press('Enter');
  await expect(toast(page, 'Booking confirmed')).toBeVisible();
  await arrivedAt(page, 'Booked Products');

  await keys.choose(page.getByRole('row', { name }).getByRole('link', { name: /^Pay Now/ }));
  await arrivedAt(page, 'Pay for your booking');
  await keys.type(page.getByLabel('Card number'), cards.succeeds);
  await keys.type(page.getByLabel('Expiration date'), '1239');
  await keys.type(page.getByLabel('Security code'), '123');
  await keys.choose(page.getByRole('button', { name: /^Pay / }));
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await keys.choose(page.getByRole('link', { name: 'See your bookings' }));
  await arrivedAt(page, 'Booked Products');
  await context.close();
});

test('[G-A11Y-1] a seller can do everything by keyboard', async ({ browser }) => {
  const context = await windowOf(browser, 'seller', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = new Keys(page);
  const product = 'HP Spectre 14, silver';
  await openPage(page, '/dashboard/sellersproducts');

  await keys.choose(page.getByRole('main').getByRole('link', { name: 'Add product', exact: true }));
  await arrivedAt(page, 'Add a product');
  const chooser = page.waitForEvent('filechooser');
  await keys.choose(page.getByRole('button', { name: 'Choose a photo' }));
  await (
    await chooser
  ).setFiles({
    name: 'spectre.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR42mNgT4nGihgGUgIA0cwlIRkDzz8AAAAASUVORK5CYII=',
      'base64',
    ),
  });
  await expect(page.getByText('spectre.png')).toBeVisible();
  await keys.type(page.getByLabel('Product name'), product);
  await keys.type(page.getByLabel('Category'), 'HP');
  await expect(page.getByLabel('Category')).toHaveValue('HP');
  await keys.to(page.getByRole('radio', { name: /Excellent/ }));
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Good/ })).toBeChecked();
  await keys.type(page.getByLabel('Description'), 'One owner, a small scratch under the lid.');
  await keys.type(page.getByLabel('Used duration'), '8 months');
  await keys.type(page.getByLabel('Original price'), '120000');
  await keys.type(page.getByLabel('Resale price'), '84000');
  await keys.type(page.getByLabel('Phone'), '01712 345678');
  await keys.type(page.getByLabel('Location'), 'Banani, Dhaka');
  await keys.choose(page.getByRole('button', { name: 'Post this product' }));
  await expect(toast(page, `${product} was added`)).toBeVisible();
  await arrivedAt(page, 'Seller Products');

  const row = page.getByRole('row', { name: new RegExp(product) });
  await keys.choose(row.getByRole('button', { name: /^Advertise/ }));
  await expect(toast(page, 'Advertised successfully')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Advertised/ })).toBeDisabled();

  const remove = row.getByRole('button', { name: /^Delete/ });
  const dialog = page.getByRole('alertdialog');
  await test.step('the row’s button before it takes the focus when a button becomes disabled', async () => {
    await expect(row.getByRole('button', { name: /^Duplicate/ })).toBeFocused();
  });
  await keys.choose(remove);
  await keys.staysIn(dialog);
  await keys.press('Escape');
  await expect(remove).toBeFocused();
  await keys.press('Space');
  await keys.choose(dialog.getByRole('button', { name: /^Delete/ }));
  await expect(row).toHaveCount(0);
  await test.step('[G-UNDO-1] the focus moves to Undo, which pauses the timer', async () => {
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await keys.press('Enter');
    await expect(row).toBeVisible();
    await arrivedAt(page, 'Seller Products');
  });
  await keys.choose(remove);
  await keys.choose(dialog.getByRole('button', { name: /^Delete/ }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keys.choose(page.getByRole('button', { name: 'Delete now' }));
  await expect(toast(page, 'Product deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();
});

test('[G-A11Y-1] an admin can do everything by keyboard', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = new Keys(page);
  const dialog = page.getByRole('alertdialog');
  await page.goto('/dashboard/allseller');
  await expect(page).toHaveURL(/\/login/);
  await settled(page);
  await keys.type(page.getByRole('main').getByLabel('Email address'), demoAdmin.email);
  await keys.type(page.getByRole('main').getByLabel(/^Password/), demoAdmin.password);
  await keys.press('Enter');
  await arrivedAt(page, 'All Sellers');

  const newcomer = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Verify/, disabled: false }) })
    .first();
  const email = await newcomer.getByText('@').innerText();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await keys.choose(row.getByRole('button', { name: /^Verify/ }));
  await expect(toast(page, 'Seller verified successfully')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Verify/ })).toBeDisabled();
  await expect(row.locator('[data-person]')).toBeFocused();
  await keys.choose(row.getByRole('button', { name: /^Delete/ }));
  await expect(dialog.getByRole('button', { name: 'Cancel Process' })).toBeFocused();
  await keys.staysIn(dialog);
  await keys.press('Escape');
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeFocused();
  const following = await row.locator('xpath=following-sibling::tr[1]').getByText('@').innerText();
  await keys.press('Enter');
  await keys.choose(dialog.getByRole('button', { name: 'Confirm Delete' }));
  await expect(toast(page, /deleted successfully/)).toBeVisible();
  await expect(row).toHaveCount(0);
  const focusedRow = page.getByRole('row').filter({ has: page.locator(':focus') });
  await expect(focusedRow).toContainText(following);

  await keys.to(
    page.getByRole('complementary', { name: 'Dashboard' }).getByRole('link', { name: 'All Buyers' }),
    'Shift+Tab',
  );
  await keys.press('Enter');
  await arrivedAt(page, 'All Buyers');
  const rows = await page.getByRole('row').count();
  await keys.choose(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .last(),
  );
  await keys.choose(dialog.getByRole('button', { name: 'Confirm Delete' }));
  await expect(page.getByRole('row')).toHaveCount(rows - 1);
  const lastRow = await page.getByRole('row').last().innerText();
  expect(await focusedRow.innerText()).toBe(lastRow);
  await context.close();
});

test('[G-A11Y-1] the first Tab offers to skip the bar, and does so', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = new Keys(page);
  await openPage(page, '/allproducts');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await keys.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await keys.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keys.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await context.close();
});

test('[G-A11Y-1] the bar never covers the focused element, forwards or backwards', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = new Keys(page);
  for (const path of ['/', '/allproducts', '/blog']) {
    for (const size of [
      { width: 1440, height: 800 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await openPage(page, path);
      for (let stop = 0; stop < 45; stop += 1) await keys.press('Tab');
      for (let stop = 0; stop < 45; stop += 1) await keys.press('Shift+Tab');
    }
  }
  await context.close();
});

test('[G-A11Y-1] tables that are laid out as cards have no control that nobody can see', async ({ browser }) => {
  for (const [who, path, width] of [
    ['seller', '/dashboard/sellersproducts', 900],
    ['admin', '/dashboard/allseller', 360],
    ['admin', '/dashboard/allbuyer', 360],
  ] as const) {
    const context = await windowOf(browser, who, { reducedMotion: 'reduce', viewport: { width, height: 800 } });
    const page = await context.newPage();
    const keys = new Keys(page);
    await openPage(page, path);
    await keys.to(page.getByRole('main').getByLabel('Sort by'));
    for (let stops = 0; stops < 8; stops += 1) await keys.press('Tab');
    // A screen reader still reads the headings of the columns. Playwright's own names leave out what is visible in
    // something hidden, other than Chromium's.
    const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree');
    const headings = nodes.filter(({ role }) => role?.value === 'columnheader').map((node) => String(node.name?.value));
    expect(headings).toContain(who === 'seller' ? 'Product Name' : 'Name');
    await context.close();
  }
});

test('[G-LOOK-1] the menu and the dashboard’s drawer close once the window has room for what they hold', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  for (const opener of [/^Menu$/, /^Dashboard menu/]) {
    await page.setViewportSize({ width: 800, height: 740 });
    await openPage(page, '/dashboard/sellersproducts');
    await page.getByRole('button', { name: opener }).click();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await context.close();
});

test('[G-A11Y-1] menus, the definitions of a condition and tabs open, hold and give back the focus', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const keys = new Keys(page);
  const dialog = page.getByRole('dialog');

  await test.step('the phone’s menu', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openPage(page, '/blog');
    const menu = page.getByRole('button', { name: 'Menu' });
    await keys.choose(menu);
    await expect(dialog).toBeVisible();
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(menu).toBeFocused();
    await keys.press('Enter');
    await keys.choose(dialog.getByRole('link', { name: 'All Products' }));
    await arrivedAt(page, 'All Products');
  });

  await test.step('the dashboard’s drawer', async () => {
    await openPage(page, '/dashboard');
    const drawer = page.getByRole('button', { name: 'Dashboard menu' });
    await keys.choose(drawer, 'Space');
    await keys.staysIn(dialog);
    await keys.press('Escape');
    await expect(drawer).toBeFocused();
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('the definition of a condition', async () => {
    await openPage(page, '/allproducts');
    const condition = page
      .getByRole('main')
      .getByRole('button', { name: /^Condition/ })
      .first();
    await keys.choose(condition);
    await expect(dialog).toBeFocused();
    await keys.press('Escape');
    await expect(condition).toBeFocused();
  });

  await test.step('the tabs of Home', async () => {
    await openPage(page, '/');
    await keys.to(page.getByRole('tab', { name: 'Smart Phone' }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Camera' })).toBeFocused();
    await keys.press('End');
    await expect(page.getByRole('tab', { name: 'Smart Watch' })).toHaveAttribute('aria-selected', 'true');
  });
  await context.close();
});

test('[G-A11Y-1] a message that is dismissed inside a dialog leaves the focus in the dialog', async ({ page }) => {
  await page.goto('/login?from=/dashboard/myproducts');
  await logIn(page, demoSeller);
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('.toast').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator('.toast')).toHaveCount(0);
  await expect(dialog).toBeFocused();
});
