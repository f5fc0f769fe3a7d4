import { expect, type Locator, type Page, test } from '@playwright/test';
import { translate } from './translate.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

test('a card has the facts of its own product on a page that the browser translates', async ({ page, context }) => {
  await page.addInitScript(translate);
  await page.goto('/allproducts');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('lenovo');
  await expect(page).toHaveURL('/allproducts?q=lenovo');
  await page
    .getByRole('group', { name: /^Condition/ })
    .getByLabel(/^Good/)
    .check();
  await expect(page).toHaveURL('/allproducts?q=lenovo&condition=Good');

  const untranslated = await context.newPage();
  await untranslated.goto(page.url());
  await expect(cards(untranslated).first()).toContainText('Lenovo');
  await expect(async () => {
    expect(await cards(page).allTextContents()).toEqual(await cards(untranslated).allTextContents());
  }).toPass();
  await untranslated.close();
});
