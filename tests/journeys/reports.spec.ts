import { expect, type Locator, type Page, test } from '@playwright/test';
import { settled } from './everyPage.ts';
import { Keys } from './Keys.ts';
import { demoAdmin, demoBuyer, logIn, signOut, toast, withoutExtensions } from './people.ts';

const product = '/products/63e0b4c95ad2907b3c000005';
const queue = '/dashboard/reporteditem';
const words = 'The seller sent me pictures of another phone <b>twice</b>.';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const groupOf = (page: Page, name: string) => main(page).getByRole('region', { name });

test('[G-REP-1] a visitor reports a product, and an admin reads and dismisses the report', async ({ page }) => {
  await page.goto(product);
  const report = main(page).getByRole('button', { name: 'Report this product' });
  await expect(report).toBeVisible();
  const name = await heading(page).innerText();

  await test.step('the visitor reports it', async () => {
    await report.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Something else').click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText(/^Please tell us what is wrong/)).toBeVisible();
    await dialog.getByLabel('Details').fill(words);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const thanks = page.getByRole('dialog', { name: 'Thank you' });
    await thanks.getByRole('button', { name: 'Back to the product' }).click();
    await expect(main(page).getByText('You reported this product')).toBeFocused();
    await page.reload();
    await expect(main(page).getByText('You reported this product')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Report this product' })).toHaveCount(0);
  });

  await test.step('the admin finds it first in the queue, as text, and opens the product', async () => {
    await page.goto(`/login?from=${queue}`);
    await logIn(page, demoAdmin);
    await expect(heading(page)).toHaveText('Reported Items');
    await expect(main(page).getByRole('region').first()).toContainText(name);
    const group = groupOf(page, name);
    await expect(group.getByRole('listitem')).toContainText(`Something else“${words}”a visitor, today`);
    await group.getByRole('link', { name: `Open product ${name}` }).click();
    await expect(page).toHaveURL(product);
    await expect(main(page).getByRole('button', { name: 'Report this product' })).toBeVisible();
    await page.goBack();
  });

  await test.step('the admin dismisses it, undoes that, and dismisses it at once', async () => {
    const group = groupOf(page, name);
    await group.getByRole('button', { name: `Dismiss report about ${name}` }).click();
    await expect(group).toHaveCount(0);
    await main(page)
      .getByRole('button', { name: `Undo about ${name}` })
      .click();
    await expect(group.getByRole('button', { name: /^Dismiss report/ })).toBeFocused();
    await group.getByRole('button', { name: /^Dismiss report/ }).click();
    await main(page)
      .getByRole('button', { name: `Dismiss now about ${name}` })
      .click();
    await expect(toast(page, `1 report about ${name} dismissed`)).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(main(page).getByRole('region').first()).toBeVisible();
    await expect(group).toHaveCount(0);
  });
});

test('[G-REP-1] a dismissal is sent when its time is up, also where a pointer pressed the button', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/login?from=${queue}`);
  await logIn(page, demoAdmin);
  const group = main(page).getByRole('region').first();
  // A group has no innerText before its first frame, as browsers lay it out when it is near the window.
  const name = (await group.getByRole('heading').textContent()) ?? '';
  await group.getByRole('button', { name: /^Dismiss \d+ reports/ }).click();
  await expect(main(page).getByText(/^Dismissing 3 reports/)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expect(toast(page, `3 reports about ${name} dismissed`)).toBeVisible();
  await expect(groupOf(page, name)).toHaveCount(0);
});

test('[G-REP-1] [G-A11Y-1] a buyer reports, and an admin handles it, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const keys = new Keys(page);
  await page.goto(`/login?from=${product}`);
  await logIn(page, demoBuyer);
  await settled(page);
  const name = await heading(page).innerText();
  const opener = main(page).getByRole('button', { name: 'Report this product' });
  const dialog = page.getByRole('dialog');

  await keys.choose(opener);
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await keys.staysIn(dialog);
  // The button of the card around the dialog has a margin of its own.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const leftOf = (one: Locator): Promise<number> => one.evaluate((box) => box.getBoundingClientRect().left);
  expect(await leftOf(dialog.getByRole('button', { name: 'Send report' }))).toBe(
    await leftOf(dialog.getByRole('group').first()),
  );
  await page.setViewportSize(size ?? { width: 1280, height: 800 });
  await keys.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await keys.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await keys.press('Space');
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'The picture isn’t of this product' })).toBeChecked();
  await keys.type(dialog.getByLabel('Details'), 'It shows an A54.');
  await keys.choose(dialog.getByRole('button', { name: 'Send report' }));
  const back = page.getByRole('button', { name: 'Back to the product' });
  await expect(back).toBeFocused();
  await keys.press('Enter');
  await expect(main(page).getByText('You reported this product')).toBeFocused();

  await signOut(page);
  await page.goto(`/login?from=/dashboard/reportedItem`);
  await logIn(page, demoAdmin);
  await settled(page);
  await expect(heading(page)).toBeFocused();
  const group = groupOf(page, name);
  await expect(group).toContainText(`“It shows an A54.”${demoBuyer.email}`);

  await keys.choose(group.getByRole('button', { name: /^Remove seller/ }));
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel Process' })).toBeFocused();
  await keys.press('Enter');
  await expect(group.getByRole('button', { name: /^Remove seller/ })).toBeFocused();

  const dismiss = group.getByRole('button', { name: /^Dismiss report/ });
  await keys.choose(dismiss);
  await expect(main(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await keys.press('Enter');
  await expect(dismiss).toBeFocused();
  await keys.press('Enter');
  await keys.choose(main(page).getByRole('button', { name: /^Dismiss now/ }));
  await expect(toast(page, `1 report about ${name} dismissed`)).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('[G-REP-1] [S-ADM-5] a shop without reports has the page’s text at both addresses, and no button', async ({
  page,
}) => {
  await withoutExtensions(page);
  await page.goto(`/login?from=${queue}`);
  await logIn(page, demoAdmin);
  for (const path of [queue, '/dashboard/reportedItem']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { name: 'This is the reported items section' })).toBeVisible();
    await expect(main(page).getByText(/isn’t connected to reports/)).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
  }
  await page.goto(product);
  await expect(main(page).getByRole('region', { name: 'Seller' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /report/i })).toHaveCount(0);
});
