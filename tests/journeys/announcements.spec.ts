import { expect, type Page, test } from '@playwright/test';
import { demoSeller, logIn } from './people.ts';

/** The hidden region that says a text to screen readers. */
const said = (page: Page, text: string | RegExp) => page.locator('.visually-hidden[role=status]', { hasText: text });
const main = (page: Page) => page.getByRole('main');

test('[G-A11Y-1] screen readers hear what changes away from the focus', async ({ page }) => {
  await test.step('why a form is refused whose first wrong field has the focus already', async () => {
    await page.goto('/login');
    const email = main(page).getByLabel('Email address');
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(/./);
    const error = (await email.getAttribute('aria-describedby')) ?? '';
    await expect(said(page, (await page.locator(`[id="${error}"]`).textContent()) ?? '')).toBeAttached();
  });

  await test.step('the name of a product that was opened without it', async () => {
    await page.goto('/products/63e0b4c95ad2907b3c000005');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Product');
    await expect(said(page, (await heading.textContent()) ?? '')).toBeAttached();
  });

  await test.step('the page of the comparison, whose address follows', async () => {
    for (const id of ['63e0b4c95ad2907b3c000005', '63e0b4c95ad2907b3c000006']) {
      await page.goto(`/products/${id}`);
      await main(page).getByRole('button', { name: 'Compare' }).first().click();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Compare, 2 products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
    await expect(said(page, /^Compare products/)).toBeAttached();
    await expect(page).toHaveURL(/product=/);
  });

  await test.step('that the last saved product is gone', async () => {
    await page.goto('/allproducts');
    const name = (await main(page).getByRole('article').first().getByRole('heading').textContent()) ?? '';
    await main(page)
      .getByRole('article', { name })
      .getByRole('button', { name: /wish list/i })
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Wish list/ })
      .click();
    await main(page)
      .getByRole('article', { name })
      .getByRole('button', { name: /wish list/i })
      .click();
    await expect(said(page, 'Your wish list is empty')).toBeAttached();
  });

  await test.step('the slide to which somebody goes', async () => {
    await page.goto('/');
    const coming = page.getByRole('region', { name: 'Upcoming products' });
    await coming.scrollIntoViewIfNeeded();
    await coming.getByRole('button', { name: 'Next' }).click();
    await expect(said(page, /^2 \/ \d+ \w/)).toBeAttached();
  });

  await test.step('on a phone, how many products the filters leave', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/allproducts');
    await main(page)
      .getByRole('button', { name: /^Filter/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Smart Phone/ }).check();
    await expect(sheet.locator('.visually-hidden[role=status]', { hasText: /^\d+ products/ })).toBeAttached();
  });

  await test.step('how many rows came', async () => {
    await page.goto('/login?from=/dashboard/myproducts');
    await logIn(page, demoSeller);
    await expect(said(page, /^\d+ products/)).toBeAttached();
  });
});
