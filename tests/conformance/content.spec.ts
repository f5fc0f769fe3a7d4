import type { Page } from '@playwright/test';
import { expect, follow, main, test, title } from './shop.ts';

test('[S-BLOG-1] the blog answers four questions, each behind its own fold', async ({ page }) => {
  await page.goto('/blog');
  const questions = main(page)
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(questions).toHaveCount(4);
  const told = [
    [/unit tests in React/i, 'a runner such as'],
    [/prototypal inheritance/i, 'prototype'],
    [/ways to manage state in React/i, 'useState'],
    [/React vs Angular vs Vue/i, 'Angular is a whole framework'],
  ] as const;
  for (const [place, [question, answer]] of told.entries()) {
    const item = questions.nth(place);
    await expect(item.getByRole('heading', { level: 2 })).toHaveText(question);
    const words = item.getByText(new RegExp(answer, 'i')).first();
    if (place === 0) {
      await expect(words).toBeVisible();
      await item.getByRole('heading').click();
    }
    await expect(words).toBeHidden();
    await item.getByRole('heading').click();
    await expect(words).toBeVisible();
  }
});

test('[S-404-1] an address that leads nowhere: dark, a picture, the words, and Retry to Home', async ({ page }) => {
  await page.goto('/somewhere/else');
  await expect(title(page)).toHaveText("The stuff you were looking for doesn't exist");
  const picture = main(page).getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [ground, ink] = await main(page).evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.backgroundColor, style.color].map((colour) =>
      (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
  });
  expect(ground).toBeLessThan(150);
  expect(ink).toBeGreaterThan(600);
  await main(page).getByRole('link', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/');
  await expect(main(page).getByRole('link', { name: 'Buy Now' })).toBeVisible();
});

/** Plants a defect: formatting numbers throws from now on, so no price can be drawn. */
function breakNumbers(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.set(Number.prototype, 'toFixed', () => {
      throw new Error('Numbers are out of order');
    });
  });
}

async function expectErrorScreen(page: Page): Promise<void> {
  const screen = main(page).getByRole('alert');
  await expect(screen.getByRole('heading', { name: 'SomeThing Went Wrong!', exact: true })).toBeVisible();
  await expect(screen.getByText('Numbers are out of order', { exact: true })).toBeVisible();
}

test.describe('a signed-in person', () => {
  test.use({ who: 'buyer' });

  test('[S-ERR-1] is told what broke, and SignOut signs out and goes to the login', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await breakNumbers(page);
    await follow(page, '/categories/Lenovo');
    await expectErrorScreen(page);
    await main(page).getByRole('button', { name: 'SignOut', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect(main(page).getByRole('textbox', { name: 'Email address' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });

  test('[S-ROUTE-4] [S-ERR-1] gets the dashboard’s own error page, beside its drawer', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await breakNumbers(page);
    await follow(page, '/dashboard');
    await expectErrorScreen(page);
    await expect(
      page.getByRole('complementary', { name: 'Dashboard' }).getByRole('link', { name: 'Booked Products' }),
    ).toBeVisible();
    await main(page).getByRole('button', { name: 'SignOut', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });
});
