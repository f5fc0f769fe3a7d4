import { expect, failNext, follow, main, people, test, title, toast } from './shop.ts';

test('[S-SHOP-1] all products are listed', async ({ page }) => {
  await page.goto('/allproducts?products=12');
  await expect(title(page)).toHaveText('All Products');
  await expect(main(page).getByRole('article')).toHaveCount(12);
});

test('[S-SHOP-2] the categories lead to their pages, and the advertised products have a page of their own', async ({
  page,
}) => {
  await page.goto('/categories');
  for (const name of ['HP', 'Lenovo', 'Dell']) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/categories/${name}`);
  }
  await follow(page, '/allproducts/advertise');
  await expect(title(page)).toHaveText('Advertised products');
  const cards = main(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasNot: page.getByText('Advertised', { exact: true }) })).toHaveCount(0);
  await expect(cards.filter({ hasNot: page.getByRole('link', { name: /^Want to Buy/ }) })).toHaveCount(0);
});

test('[S-CACHE-1] a list is cached for five minutes and then requested again', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T08:00:00Z' });
  await page.goto('/categories');
  const categories = main(page).getByRole('link', { name: 'Lenovo', exact: true });
  await expect(categories).toBeVisible();
  await failNext(page, 'categories.list', { code: 'api/forbidden' }, 'always');
  await page.clock.fastForward('04:55');
  await follow(page, '/blog');
  await follow(page, '/categories');
  await expect(categories).toBeVisible();
  await follow(page, '/blog');
  await page.clock.fastForward('00:10');
  await follow(page, '/categories');
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(categories).toHaveCount(0);
});

test.describe('a buyer', () => {
  test.use({ who: 'buyer' });

  test('[S-SHOP-3] [S-AUTH-3] sees everything that the seller said on a category’s card, and who is verified', async ({
    page,
  }) => {
    await page.goto('/categories/Lenovo');
    const card = main(page).getByRole('article').filter({ hasText: people.seller.name }).first();
    await expect(card.locator('img').first()).toHaveAttribute('src', /\.webp$/);
    await expect(card.getByRole('heading')).toHaveText(/Lenovo/);
    await expect(card.getByText('Lenovo', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Condition: (Excellent|Good|Fair)/ })).toBeVisible();
    await expect(card.getByText(people.seller.email)).toBeVisible();
    await expect(card).toContainText(/Posted \d{1,2} \w{3,4} \d{4}/);
    await expect(card).toContainText(/Location: \w+/);
    await expect(card).toContainText(/Used \d+ (month|year)/);
    await expect(card).toContainText(/Resale price [\d,]+ tk/);
    await expect(card).toContainText(/Original price [\d,]+ tk|originally [\d,]+ tk/);
    await expect(card.getByText(people.seller.name)).toBeVisible();
    await expect(card.getByText('Verified', { exact: true }).locator('svg')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Book Now/ })).toBeVisible();

    const cards = main(page).getByRole('article');
    const unverified = cards.filter({ hasNot: page.getByText('Verified', { exact: true }) });
    await expect(unverified.first()).toBeVisible();
    expect(await unverified.filter({ hasText: people.seller.name }).count()).toBe(0);
  });

  test('[S-BOOK-1] opens the booking of exactly that product with Book Now, with the known fields locked', async ({
    page,
  }) => {
    await page.goto('/categories/Lenovo');
    const card = main(page).getByRole('article').nth(1);
    const product = (await card.getByRole('heading').textContent()) ?? '';
    const price = /Resale price ([\d,]+ tk)/.exec((await card.textContent()) ?? '')?.[1] ?? 'none';
    await card.getByRole('button', { name: /^Book Now/ }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('heading', { name: product })).toBeVisible();
    const locked: readonly (readonly [string, string | RegExp])[] = [
      ['Price', price],
      ['Customer Name', people.buyer.name],
      ['Email', people.buyer.email],
      ['Category', 'Lenovo'],
      ['Image', /\.webp$/],
    ];
    for (const [label, value] of locked) {
      await expect(modal.getByLabel(label, { exact: true })).toHaveValue(value);
      await expect(modal.getByLabel(label, { exact: true })).toBeDisabled();
    }
    await expect(modal.getByLabel('Phone')).toBeEditable();
    await expect(modal.getByLabel('Meeting Location')).toBeEditable();
    await expect(modal.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled();
  });

  test('[S-BOOK-2] gets a confirmation, the modal closes, and the booking is under my products', async ({ page }) => {
    await page.goto('/categories/Dell');
    const card = main(page).getByRole('article').first();
    const product = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Book Now/ }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Phone').fill('01812 345678');
    await modal.getByLabel('Meeting Location').fill('North End Coffee, Banani');

    await failNext(page, 'bookings.book', {
      code: 'api/refused',
      message: 'You already have a booking on this product',
    });
    await modal.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'You already have a booking on this product')).toBeVisible();
    await expect(modal).toBeVisible();
    await expect(modal.getByLabel('Phone')).toHaveValue('01812 345678');

    await modal.getByRole('button', { name: 'Submit' }).click();
    await expect(toast(page, 'booking confirmed')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/myproducts');
    await expect(modal).toHaveCount(0);
    await main(page)
      .getByRole('row')
      .filter({ hasText: product })
      .getByRole('link', { name: /^Pay Now/ })
      .click();
    await expect(main(page).getByText('North End Coffee, Banani')).toBeVisible();
  });

  test('[S-BOOK-3] sees bookings with image, name, email, price and their two actions', async ({ page }) => {
    await page.goto('/dashboard');
    const table = main(page).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
    await expect(table.getByRole('row')).toHaveCount(4);
    const row = table.getByRole('row').nth(1);
    await expect(row.getByRole('cell').first().locator('img')).toHaveAttribute('src', /\.webp$/);
    await expect(row.getByRole('rowheader')).toHaveText(/\w/);
    await expect(row).toContainText(people.buyer.email);
    await expect(row).toContainText(/[\d,]+ tk/);
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await expect(row.getByRole('link', { name: /^Pay Now/ })).toHaveAttribute(
      'href',
      /^\/dashboard\/payment\/[0-9a-f]{24}$/,
    );
  });

  test('[S-BOOK-4] is asked before a booking is deleted, and only that one goes', async ({ page }) => {
    await page.goto('/dashboard');
    const rows = main(page).getByRole('row');
    await expect(rows).toHaveCount(4);
    const product = (await rows.nth(2).getByRole('rowheader').locator('span').first().textContent()) ?? '';
    const modal = page.getByRole('alertdialog');
    await rows
      .nth(2)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(modal.getByRole('heading')).toHaveText('Are you sure you want delete this booking?');
    await modal.getByRole('button', { name: /^Keep/ }).click();
    await expect(modal).toHaveCount(0);
    await expect(rows).toHaveCount(4);

    await rows
      .nth(2)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(modal).toContainText(product);
    await modal.getByRole('button', { name: /^Delete/ }).click();
    await expect(rows).toHaveCount(3);
    await expect(main(page).getByRole('table')).not.toContainText(product);
    await page.reload();
    await expect(rows).toHaveCount(3);
  });
});
