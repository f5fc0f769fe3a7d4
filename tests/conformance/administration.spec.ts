import { expect, follow, hold, main, release, test, title, toast } from './shop.ts';

test.use({ who: 'admin' });

test('[S-ADM-1] all sellers in a table, a spinner before it', async ({ page }) => {
  await page.goto('/dashboard/reporteditem');
  await hold(page, 'sellers.list');
  await follow(page, '/dashboard/allseller');
  const waiting = main(page).getByRole('status').filter({ hasText: 'Loading the sellers' });
  await expect(waiting.locator('.spinner')).toBeVisible();
  await expect(main(page).getByRole('table')).toHaveCount(0);
  await release(page, 'sellers.list');
  const table = main(page).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'Email Address',
    'Verify seller',
    'Delete seller',
  ]);
  await expect(waiting).toHaveCount(0);
  const rows = table.getByRole('row');
  expect(await rows.count()).toBeGreaterThan(5);
  for (const place of [1, 2, 3]) {
    const row = rows.nth(place);
    await expect(row.getByRole('cell').filter({ hasText: /./ }).first()).toHaveText(String(place));
    await expect(row.getByRole('rowheader')).toHaveText(/\w+ \w+/);
    await expect(row).toContainText(/@example\.com/);
    await expect(row.getByRole('button', { name: /^Verify/ })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
  }
});

test('[S-ADM-2] verifying a seller says so and leaves a badge and a disabled button', async ({ page }) => {
  await page.goto('/dashboard/allseller');
  const rows = main(page).getByRole('row');
  const badge = page.getByText('Verified', { exact: true });
  const unverified = rows.filter({ has: page.getByRole('button', { name: /^Verify/, disabled: false }) });
  const verified = rows.filter({ has: badge });
  await expect(verified.first()).toBeVisible();
  for (const one of await verified.all()) await expect(one.getByRole('button', { name: /^Verify/ })).toBeDisabled();
  const before = await unverified.count();
  expect(before).toBeGreaterThan(0);

  const email = (await unverified.first().getByRole('cell').filter({ hasText: '@' }).textContent()) ?? '';
  const row = rows.filter({ hasText: email });
  await expect(row.getByText('Verified', { exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: /^Verify/ }).click();
  await expect(toast(page, 'Seller Verified Successfully')).toBeVisible();
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Verify/ })).toBeDisabled();
  await page.reload();
  await expect(row.getByRole('button', { name: /^Verify/ })).toBeDisabled();
  await expect(unverified).toHaveCount(before - 1);
});

const removals = [
  {
    id: 'S-ADM-3',
    path: '/dashboard/allseller',
    call: 'sellers.list',
    heading: 'Do you want to remove this seller!',
    done: (name: string) => `Seller ${name} deleted successfully`,
  },
  {
    id: 'S-ADM-4',
    path: '/dashboard/allbuyer',
    call: 'buyers.list',
    heading: 'Do you want to remove this buyer!',
    done: (name: string) => `buyer ${name} deleted successfully`,
  },
] as const;

for (const { id, path, call, heading, done } of removals) {
  test(`[${id}] on ${path} a removal asks, can be called off, and is said`, async ({ page }) => {
    await page.goto(path);
    const rows = main(page).getByRole('row');
    await expect(rows.nth(3)).toBeVisible();
    const before = await rows.count();
    const email = (await rows.nth(3).getByRole('cell').filter({ hasText: '@' }).textContent()) ?? '';
    const row = rows.filter({ hasText: email });
    const name = await row
      .getByRole('button', { name: /^Delete/ })
      .evaluate((button) => (button.getAttribute('aria-label') ?? '').replace(/^Delete\s*/, ''));
    const modal = page.getByRole('alertdialog');

    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(modal.getByRole('heading')).toHaveText(heading);
    await expect(modal).toContainText(name);
    await expect(modal).toContainText('cannot be undone');
    await modal.getByRole('button', { name: 'Cancel Process', exact: true }).click();
    await expect(modal).toHaveCount(0);
    await expect(rows).toHaveCount(before);

    await row.getByRole('button', { name: /^Delete/ }).click();
    await hold(page, call);
    await modal.getByRole('button', { name: 'Confirm Delet', exact: true }).click();
    await expect(toast(page, done(name))).toBeVisible();
    await expect(row).toHaveCount(0);
    await release(page, call);
    await expect(rows).toHaveCount(before - 1);
    await page.reload();
    await expect(rows).toHaveCount(before - 1);
    await expect(row).toHaveCount(0);
  });
}

test('[S-ADM-4] all buyers are listed with name, email and a way to delete each', async ({ page }) => {
  await page.goto('/dashboard/allbuyer');
  await expect(title(page)).toHaveText('All Buyer');
  const rows = main(page).getByRole('row');
  const row = rows.filter({ hasText: 'nusrat.jahan@example.com' });
  await expect(row).toContainText('Nusrat Jahan');
  await expect(main(page).getByRole('button', { name: /^Delete/ })).toHaveCount((await rows.count()) - 1);
  await expect(main(page).getByRole('button', { name: /^Verify/ })).toHaveCount(0);
});

test('[S-ADM-5] the reported items page says what it is', async ({ page }) => {
  await page.goto('/dashboard/reporteditem');
  await expect(main(page).getByText('This is reported Item section', { exact: true })).toBeVisible();
  await follow(page, '/dashboard/reportedItem');
  await expect(main(page).getByText('This is reported Item section', { exact: true })).toBeVisible();
});
