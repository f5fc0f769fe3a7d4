import type { Locator } from '@playwright/test';
import { expect, failNext, hold, main, people, release, test } from './shop.ts';

test('[S-HOME-1] shows its sections in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('article').filter({ hasText: 'Want to Buy' }).first()).toBeVisible();
  const told = [
    main(page).getByRole('link', { name: 'Buy Now' }),
    main(page).getByRole('heading', { name: 'Welcome to your trusted Re-sele Shop' }),
    main(page).getByRole('link', { name: 'Visit Shop' }),
    main(page).getByRole('region', { name: 'Upcoming products and services', exact: true }),
    main(page).getByText('15 products rating'),
    main(page).getByRole('heading', { name: 'Why Should You Chose Us?' }),
    main(page).getByRole('heading', { name: 'Delivery System' }),
    main(page).getByRole('heading', { name: 'Products Collection' }),
    main(page).getByRole('heading', { name: 'Products Quality' }),
    main(page).getByRole('heading', { name: 'Popular brands' }),
    main(page).getByRole('heading', { name: 'Product categories' }),
    main(page).getByRole('heading', { name: 'Newly added products' }),
    main(page).getByRole('heading', { name: 'Advertised products' }),
    main(page).getByRole('heading', { name: 'What our customers say' }),
  ];
  for (const [place, one] of told.entries()) {
    await expect(one).toBeVisible();
    const next = await told[place + 1]?.elementHandle();
    if (next === undefined) continue;
    const follows = await one.evaluate(
      (before, after) => Boolean(before.compareDocumentPosition(after as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      next,
    );
    expect(follows, `${String(one)} stands before what follows`).toBe(true);
  }

  await main(page).getByRole('link', { name: 'Visit Shop' }).click();
  await expect(page).toHaveURL('/categories');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/allproducts');
});

test('[S-HOME-5] each category leads to its page', async ({ page }) => {
  await page.goto('/');
  const categories = main(page).getByRole('region', { name: 'Product categories' }).getByRole('list').first();
  for (const name of ['HP', 'Lenovo', 'Dell', 'Smart Phone']) {
    await expect(categories.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/categories/${encodeURIComponent(name)}`,
    );
  }
});

test('[S-HOME-6] newly added products: phones from the server, cameras as examples, and two kinds that are coming soon', async ({
  page,
}) => {
  await page.goto('/');
  const tabs = main(page).getByRole('tablist', { name: 'Newly added products' }).getByRole('tab');
  await expect(tabs).toHaveText(['Smart Phone', 'Camera', 'VR Box', 'Smart Watch']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  const panel = main(page).getByRole('tabpanel');
  await expect(panel.getByRole('article')).not.toHaveCount(0);
  for (const card of await panel.getByRole('article').all()) await expect(card).toContainText('Smart Phone');

  await tabs.nth(1).click();
  await expect(panel.getByRole('article')).not.toHaveCount(0);
  await expect(panel).not.toContainText('Smart Phone');
  for (const card of await panel.getByRole('article').all()) await expect(card).toContainText('Example');
  for (const kind of ['VR Box', 'Smart Watch']) {
    await tabs.filter({ hasText: kind }).click();
    await expect(panel).toHaveAccessibleName(kind);
    await expect(panel.getByRole('heading', { name: 'Coming Soon' })).toBeVisible();
    await expect(panel.getByRole('article')).toHaveCount(0);
  }
});

const transparent = 'rgba(0, 0, 0, 0)';

async function untilHidden(button: Locator): Promise<void> {
  await expect(button).toHaveCSS('color', transparent);
  await expect(button).toHaveCSS('background-color', transparent);
  await expect(button).toHaveCSS('box-shadow', 'none');
}

async function untilSeen(button: Locator): Promise<void> {
  await expect(button).toHaveCSS('opacity', '1');
  await expect(button).not.toHaveCSS('color', transparent);
  await expect(button).not.toHaveCSS('background-color', transparent);
}

test('[S-HOME-8] a card shows its actions under the pointer and with the focus, and each of them acts', async ({
  page,
}) => {
  await page.goto('/');
  const card = main(page).getByRole('tabpanel').getByRole('article').first();
  const product = (await card.getByRole('heading').textContent()) ?? '';
  const cart = card.getByRole('button', { name: /^add to cart/i });
  const details = card.getByRole('link', { name: /^view details/i });
  const wish = card.getByRole('button', { name: /^add to wish list/i });
  await card.scrollIntoViewIfNeeded();
  await untilHidden(cart);

  await card.hover();
  for (const action of [cart, details, wish]) await untilSeen(action);
  await page.mouse.move(0, 300);
  await untilHidden(cart);
  await card.getByRole('heading').getByRole('link').focus();
  for (const action of [cart, details, wish]) await untilSeen(action);

  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  await expect(details).toHaveAttribute('href', /^\/products\/\w+$/);
  await card.hover();
  await cart.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fcategories%2FSmart%2520Phone%3Fbook/);
  await main(page)
    .getByRole('button', { name: new RegExp(people.buyer.name) })
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: product })).toBeVisible();
});

test.describe('a seller', () => {
  test.use({ who: 'seller' });

  test('[S-HOME-9] an advertised card names the product and leads to the categories page with its booking', async ({
    page,
  }) => {
    await page.goto('/');
    const cards = main(page).getByRole('region', { name: 'Advertised products', exact: true }).getByRole('article');
    const card = cards.filter({ hasNotText: people.seller.name }).first();
    const product = (await card.getByRole('heading').textContent()) ?? '';
    await expect(card.locator('img')).toHaveAttribute('src', /\.webp$/);
    await expect(card).toContainText(/HP|Lenovo|Dell|Smart Phone|Camera|Drone/);
    await expect(card.getByRole('button', { name: /^Condition: (Excellent|Good|Fair)/ })).toBeVisible();
    await expect(card).toContainText(/Resale price [\d,]+ tk/);
    await expect(card).toContainText(/Original price [\d,]+ tk|originally [\d,]+ tk/);
    await card.getByRole('link', { name: /^Want to Buy/ }).click();
    await expect(page).toHaveURL(/\/categories\/.+book=/);
    await expect(page.getByRole('dialog').getByRole('heading', { name: product })).toBeVisible();
  });
});

const lists = [
  { call: 'categories.list', of: 'Product categories', item: /^HP$/ },
  { call: 'products.ofCategory', of: 'Newly added products', item: /^Add to wish list/i },
  { call: 'products.advertised', of: 'Advertised products', item: /^Want to Buy/ },
] as const;

test('[S-HOME-10] each list shows a loading indicator, then its content', async ({ page }) => {
  await page.goto('/blog');
  for (const { call } of lists) await hold(page, call);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const waiting = main(page).locator('[aria-busy=true]');
  await expect(waiting).toHaveCount(lists.length);
  for (const one of await waiting.all()) {
    expect(
      await one.evaluate((element) =>
        [...element.querySelectorAll('span')].some((box) => box.getBoundingClientRect().height > 10),
      ),
    ).toBe(true);
  }
  for (const [place, { call, item }] of lists.entries()) {
    await expect(
      main(page)
        .getByRole('link', { name: item })
        .or(main(page).getByRole('button', { name: item })),
    ).toHaveCount(0);
    await release(page, call);
    await expect(
      main(page)
        .getByRole('link', { name: item })
        .or(main(page).getByRole('button', { name: item }))
        .first(),
    ).toBeVisible();
    await expect(waiting).toHaveCount(lists.length - 1 - place);
  }
});

test('[S-HOME-10] a list that fails to load stays empty, and the rest of the page works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/blog');
  for (const { call } of lists) await failNext(page, call, { code: 'api/forbidden' }, 'always');
  await page.goto('/');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  for (const { of, item } of lists) {
    await expect(main(page).getByRole('heading', { name: of })).toBeVisible();
    await expect(
      main(page)
        .getByRole('link', { name: item })
        .or(main(page).getByRole('button', { name: item })),
    ).toHaveCount(0);
  }
  await expect(main(page).getByRole('heading', { name: 'Why Should You Chose Us?' })).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Upcoming products and services', exact: true })).toBeVisible();
  await expect(main(page).getByRole('tab')).toHaveCount(4);
  await expect(main(page).getByRole('heading', { name: 'What our customers say' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
