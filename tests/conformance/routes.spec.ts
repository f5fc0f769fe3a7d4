import type { Page } from '@playwright/test';
import { expect, follow, holdFromStart, main, people, release, test, title, type Who } from './shop.ts';

const publicRoutes = {
  '/blog': 'Blog',
  '/allproducts': 'All Products',
  '/categories': 'Categories',
  '/allproducts/advertise': 'Advertised products',
  '/no/such/place': "The stuff you were looking for doesn't exist",
} as const;

const adminRoutes = {
  '/dashboard/allbuyer': 'All Buyer',
  '/dashboard/allseller': 'All Seller',
  '/dashboard/reporteditem': 'Reported Item',
  '/dashboard/reportedItem': 'Reported Item',
} as const;

const sellerRoutes = {
  '/dashboard/addproducts': /add a product/i,
  '/dashboard/sellersproducts': 'Seller Product',
} as const;

async function expectLogin(page: Page, wanted: string): Promise<void> {
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(wanted)}`);
  await expect(main(page).getByRole('textbox', { name: 'Email address' })).toBeVisible();
}

/** Each of these routes sends the same people to the login, and draws nothing of its page. */
function describeRefusals(id: string, who: Who, paths: readonly string[]): void {
  test.describe(`${who} without the right`, () => {
    test.use({ who });

    test(`[${id}] sends the ${who} to the login from ${paths.join(', ')}`, async ({ page }) => {
      const [first = '/', ...others] = paths;
      await page.goto(first);
      await expectLogin(page, first);
      for (const path of others) {
        await follow(page, path);
        await expectLogin(page, path);
      }
    });
  });
}

test('[S-ROUTE-1] anyone may open the public pages, and an unknown address says so', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: 'Buy Now' })).toBeVisible();
  for (const [path, heading] of Object.entries(publicRoutes)) {
    await page.goto(path);
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
});

test('[S-ROUTE-2] a visitor may log in and sign up', async ({ page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test.describe('a signed-in person', () => {
  test.use({ who: 'buyer' });

  test('[S-ROUTE-2] is redirected away from login and sign-up', async ({ page }) => {
    await page.goto('/login');
    await expect(main(page).getByRole('link', { name: 'Buy Now' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await follow(page, '/signup');
    await expect(page).toHaveURL('/');
    await expect(main(page).getByRole('link', { name: 'Buy Now' })).toBeVisible();
  });

  test('[S-ROUTE-3] sees the products of a category', async ({ page }) => {
    await page.goto('/categories/Lenovo');
    await expect(title(page)).toHaveText('Lenovo');
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  test('[S-ROUTE-7] finds their bookings under /dashboard, buyersproducts and myproducts, and pays under payment/:id', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    for (const path of ['/dashboard', '/dashboard/buyersproducts', '/dashboard/myproducts']) {
      await follow(page, path);
      await expect(main(page).getByRole('table')).toHaveCount(1);
      await expect(
        main(page)
          .getByRole('link', { name: /^Pay Now/ })
          .first(),
      ).toBeVisible();
    }
    const row = main(page).getByRole('row').nth(1);
    const name = (await row.getByRole('rowheader').locator('span').first().textContent()) ?? '';
    await row.getByRole('link', { name: /^Pay Now/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/payment\/[0-9a-f]{24}$/);
    await expect(main(page).getByRole('heading', { name })).toBeVisible();
  });
});

describeRefusals('S-ROUTE-3', 'visitor', ['/categories/Lenovo']);
describeRefusals('S-ROUTE-4', 'visitor', [
  '/dashboard',
  '/dashboard/buyersproducts',
  '/dashboard/myproducts',
  '/dashboard/payment/63f2a1b4c8d9e0f1a2b3c4d5',
  ...Object.keys(adminRoutes),
  ...Object.keys(sellerRoutes),
]);
describeRefusals('S-ROUTE-5', 'buyer', Object.keys(adminRoutes));
describeRefusals('S-ROUTE-5', 'seller', Object.keys(adminRoutes));
describeRefusals('S-ROUTE-6', 'buyer', Object.keys(sellerRoutes));
describeRefusals('S-ROUTE-6', 'admin', Object.keys(sellerRoutes));

test.describe('an admin', () => {
  test.use({ who: 'admin' });

  test('[S-ROUTE-5] opens buyers, sellers and both spellings of the reported items', async ({ page }) => {
    for (const [path, heading] of Object.entries(adminRoutes)) {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      await expect(page).toHaveURL(path);
    }
  });

  test('[S-DRAWER-1] [S-AUTH-3] is led to bookings, buyers, sellers and reported items, and nowhere else', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    expect(await drawerOf(page)).toEqual([
      ['Booked Products', '/dashboard'],
      ['All Buyer', '/dashboard/allbuyer'],
      ['All Seller', '/dashboard/allseller'],
      ['Reported Item', '/dashboard/reporteditem'],
    ]);
  });

  test('[S-GUARD-1] sees a loading indicator until their role is known', async ({ page }) => {
    await holdFromStart(page, 'users.isAdmin');
    await page.goto('/dashboard/allseller');
    await expectOnlyLoading(page);
    await release(page, 'users.isAdmin');
    await expect(title(page)).toHaveText('All Seller');
    await expect(page).toHaveURL('/dashboard/allseller');
  });
});

test.describe('a seller', () => {
  test.use({ who: 'seller' });

  test('[S-ROUTE-6] opens the form for a product and the table of their products', async ({ page }) => {
    for (const [path, heading] of Object.entries(sellerRoutes)) {
      await page.goto(path);
      await expect(title(page)).toHaveText(heading);
      await expect(page).toHaveURL(path);
    }
  });

  test('[S-ROUTE-7] finds their products and then their bookings under myproducts', async ({ page }) => {
    await page.goto('/dashboard/myproducts');
    const sections = main(page).getByRole('region');
    await expect(sections).toHaveCount(2);
    await expect(sections.nth(0)).toHaveAccessibleName('Seller Product');
    await expect(sections.nth(1)).toHaveAccessibleName('Booked Products');
    const products = sections.nth(0).getByRole('table');
    await expect(products.getByText('Available').first()).toBeVisible();
    await expect(products.getByRole('link', { name: /^Pay Now/ })).toHaveCount(0);
    await follow(page, '/dashboard/buyersproducts');
    await expect(title(page)).toHaveText('Booked Products');
    await expect(main(page).getByText('Available')).toHaveCount(0);
  });

  test('[S-DRAWER-1] [S-AUTH-3] is led to bookings, their products and the form, and nowhere else', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    expect(await drawerOf(page)).toEqual([
      ['Booked Products', '/dashboard'],
      ['Seller Product', '/dashboard/sellersproducts'],
      ['Add Products', '/dashboard/addproducts'],
    ]);
  });
});

test.describe('a buyer', () => {
  test.use({ who: 'buyer' });

  test('[S-DRAWER-1] [S-AUTH-3] is led to their bookings, and nowhere else', async ({ page }) => {
    await page.goto('/dashboard');
    expect(await drawerOf(page)).toEqual([['Booked Products', '/dashboard']]);
  });

  test('[S-GUARD-1] sees a loading indicator until their session is known, without a flash of the page or of the login', async ({
    page,
  }) => {
    await holdFromStart(page, 'auth.current');
    await page.goto('/categories/Lenovo');
    for (const path of ['/categories/Lenovo', '/dashboard/addproducts', '/login', '/dashboard']) {
      await follow(page, path);
      await expectOnlyLoading(page);
    }
    await release(page, 'auth.current');
    await expect(title(page)).toHaveText('Booked Products');
  });

  test('[S-GUARD-1] sees no page of a seller before their role is known, and then the login', async ({ page }) => {
    await holdFromStart(page, 'users.isSeller');
    await page.goto('/dashboard/addproducts');
    await expectOnlyLoading(page);
    await release(page, 'users.isSeller');
    await expectLogin(page, '/dashboard/addproducts');
  });
});

test('[S-GUARD-2] a login leads to the page that the person wanted, even by way of the sign-up', async ({ page }) => {
  await page.goto('/dashboard/myproducts');
  await expectLogin(page, '/dashboard/myproducts');
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await main(page)
    .getByRole('button', { name: new RegExp(people.buyer.name) })
    .click();
  await expect(page).toHaveURL('/dashboard/myproducts');
  await expect(main(page).getByRole('table')).toBeVisible();
});

test('[S-GUARD-2] a person without the role may log in as someone who has it', async ({ page }) => {
  await page.goto('/dashboard/allseller');
  await main(page)
    .getByRole('button', { name: new RegExp(people.buyer.name) })
    .click();
  await expect(main(page).getByText(people.buyer.email)).toBeVisible();
  await expectLogin(page, '/dashboard/allseller');
  await main(page)
    .getByRole('button', { name: new RegExp(people.admin.name) })
    .click();
  await expect(page).toHaveURL('/dashboard/allseller');
  await expect(title(page)).toHaveText('All Seller');
});

test('[S-GUARD-1] the login is not drawn before it is known that nobody is signed in', async ({ page }) => {
  await holdFromStart(page, 'auth.current');
  await page.goto('/login');
  await expectOnlyLoading(page);
  await release(page, 'auth.current');
  await expect(main(page).getByRole('textbox', { name: 'Email address' })).toBeVisible();
});

function drawerOf(page: Page): Promise<readonly (readonly (string | null)[])[]> {
  const links = page.getByRole('complementary', { name: 'Dashboard' }).getByRole('link');
  return expect(links.first())
    .toBeVisible()
    .then(() => links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])));
}

/** A loading indicator, without a heading or a field of any page. */
async function expectOnlyLoading(page: Page): Promise<void> {
  await expect(main(page).getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(main(page).getByRole('heading')).toHaveCount(0);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
  await expect(main(page).getByRole('table')).toHaveCount(0);
}
