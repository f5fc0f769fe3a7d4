import { expect, type Locator, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf } from './dealWorld.ts';
import { everybody, everyPage, follow, openPage, pagesOf, settled, visit, windowOf } from './everyPage.ts';
import { Inspection, sizes } from './Inspection.ts';
import { cards, payWith } from './people.ts';
import { routes } from '#ui/app/routes.ts';

// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

test('the list of pages names every route of the shop', () => {
  const paths = everyPage.map(({ path }) => path.replace(/\?.*/, ''));
  for (const { pattern } of routes) {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(
      paths.some((path) => shape.test(path)),
      pattern,
    ).toBe(true);
  }
});

test('[G-A11Y-1] a ticked box looks different from an empty one in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/allproducts');
  const box = page.getByRole('group', { name: /^Condition/ }).getByLabel(/^Good/);
  const empty = await inside(box);
  await box.check();
  await expect.poll(() => inside(box)).not.toBe(empty);
});

test('[G-A11Y-1] a pressed button looks different from others in forced colours', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, name] of [
    ['/dashboard/sellersproducts', /^Not advertised/],
    ['/products/63e0b4c95ad2907b3c000005', 'Compare'],
  ] as const) {
    await openPage(page, path);
    const button = page.getByRole('main').getByRole('button', { name }).first();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const loose = await inside(button);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => inside(button), path).not.toBe(loose);
  }
  await context.close();
});

test('[G-A11Y-1] the steps of a deal have their rail and the ring of the current one in forced colours', async ({
  browser,
}) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, `/dashboard/booking/${bookingOf('accepted')}`);
  const marks = page.getByRole('main').locator('.deal-steps__mark');
  await marks.first().scrollIntoViewIfNeeded();
  const width = 4;
  /** A picture of a few pixels, which begin so far from the top left of a step's mark. */
  const pixels = async (mark: Locator, left: number, top: number): Promise<string> => {
    const { x, y } = (await mark.boundingBox()) ?? { x: 0, y: 0 };
    return (await page.screenshot({ clip: { x: x + left, y: y + top, width, height: 8 } })).toString('base64');
  };
  const current = page.locator('[aria-current=step] .deal-steps__mark');
  // The rail is below the middle of a mark.
  expect(await pixels(marks.first(), 16, 42)).not.toBe(await pixels(marks.first(), 4, 42));
  expect(await pixels(current, -width, 14)).not.toBe(await pixels(marks.first(), -width, 14));
  await context.close();
});

test('[G-A11Y-1] a bar shows how much is done in forced colours', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/dashboard/booking/63e0c7d13bf64e925d000001');
  const bar = page.getByRole('progressbar');
  const empty = await inside(bar);
  await page.getByRole('checkbox', { name: /^A call works/ }).check();
  await expect.poll(() => inside(bar)).not.toBe(empty);
  await context.close();
});

test('[G-LOOK-1] a page prints in the light colours when the dark theme is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/products/63e0b4c95ad2907b3c000005');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(234, 241, 245)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(heading).toHaveCSS('color', 'rgb(11, 27, 43)');
});

/** A picture of a control without its edge, which the focus changes. */
async function inside(control: Locator): Promise<string> {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edge = height / 4;
  const clip = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  return (await control.page().screenshot({ clip })).toString('base64');
}

for (const who of everybody) {
  test(`[G-A11Y-1] axe finds nothing on any route: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who);
    const page = await context.newPage();
    const inspection = new Inspection(page);
    for (const { path, people } of pagesOf(who)) {
      await visit(page, path);
      await (people[0] === who ? inspection.look(path) : inspection.lookAgain(path));
    }
    inspection.finish(`as ${who}`);
    await context.close();
  });
}

test('[G-A11Y-1] axe finds nothing in any form, dialog and error of a visitor', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor');
  const page = await context.newPage();
  const inspection = new Inspection(page);
  const main = page.getByRole('main');

  await openPage(page, '/');
  await page.getByRole('tab', { name: 'Camera' }).click();
  await inspection.look('Home, cameras');
  await page.getByRole('tab', { name: 'VR Box' }).click();
  await main
    .getByRole('button', { name: /^Condition/ })
    .first()
    .click();
  await inspection.look('Home, coming soon, conditions explained', 1440);
  await page.getByText('Demo controls').click();
  await inspection.look('Home, demo controls');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await inspection.look('phone menu', 360);

  await openPage(page, '/allproducts');
  await main
    .getByRole('button', { name: /^Condition/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspection.look('conditions explained');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await main.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspection.look('phone filters', 360);
  await page.keyboard.press('Escape');
  await main.getByRole('searchbox').fill('nothing that anybody sells');
  await expect(main.getByText('No products match your search')).toBeVisible();
  await inspection.look('no match');

  await openPage(page, '/allproducts/advertise');
  for (const place of [0, 1])
    await main
      .getByRole('button', { name: /^Add to wish list/ })
      .nth(place)
      .click();
  await openPage(page, '/wishlist');
  await inspection.look('wish list, two products');

  await openPage(page, '/products/63e0b4c95ad2907b3c000005');
  await main.getByRole('button', { name: 'Report this product' }).click();
  const report = page.getByRole('dialog');
  await expect(report).toBeVisible();
  await inspection.look('Report a product');
  await report.getByRole('button', { name: 'Send report' }).click();
  await inspection.look('Report a product, nothing chosen');
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByLabel('Details').fill('Two phones, one picture.');
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'reports.report'));
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText(/^We can’t tell whether your report arrived/)).toBeVisible();
  await inspection.look('Report a product, failed');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await inspection.look('Report a product, thanks');
  await page.keyboard.press('Escape');
  await inspection.look('A product that was reported');

  await openPage(page, '/blog');
  for (const question of await main.locator('summary, [aria-expanded=false]').all()) await question.click();
  await inspection.look('Blog, answers open');

  await openPage(page, '/login');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main.getByText('Email Address is required')).toBeVisible();
  await inspection.look('Login, nothing typed');
  await main.getByLabel('Email address').fill('nobody@example.com');
  await main.getByLabel(/^Password/).fill('wrong');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Wrong email');
  await inspection.look('Login, wrong password');
  await main.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await inspection.look('Reset password, nothing typed');
  await dialog.getByLabel('Email address').fill('nobody@example.com');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect(dialog).toContainText('nobody@example.com');
  await inspection.look('Reset password, sent');

  await openPage(page, '/signup');
  await main.getByRole('button', { name: 'Create account' }).click();
  await main.getByLabel(/^Password/).fill('abc1');
  await inspection.look('Sign up, errors');

  inspection.finish('as a visitor who does something');
  await context.close();
});

test('[G-A11Y-1] axe finds nothing in any form, dialog and error of a buyer', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer');
  const page = await context.newPage();
  const inspection = new Inspection(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await openPage(page, '/categories/HP');
  await main
    .getByRole('button', { name: /^Book Now/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await inspection.look('Booking');
  await dialog.getByRole('button', { name: 'Book this product' }).click();
  await inspection.look('Booking, nothing typed');
  await dialog.getByLabel('Phone').fill('01712 345678');
  await dialog.getByLabel('Meeting location').fill('Banani');
  await page.evaluate(() =>
    window.shopControl.failNext({ code: 'api/refused', message: 'Taken a moment ago.' }, 'bookings.book'),
  );
  await dialog.getByRole('button', { name: 'Book this product' }).click();
  await inspection.look('Booking, refused');
  await dialog.getByRole('button', { name: 'Book this product' }).click();
  await expect(page).toHaveURL('/dashboard/myproducts');
  await settled(page);
  await inspection.look('Booked, with its toast');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Dashboard menu' }).click();
  await expect(dialog).toBeVisible();
  await inspection.look('Dashboard drawer', 360);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await main
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspection.look('Delete a booking?');
  await page.keyboard.press('Escape');

  await main
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await payWith(page, cards.declined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await inspection.look('Payment, declined');
  await payWith(page, cards.asksTheBank);
  await expect(page.getByRole('button', { name: 'Fail authentication' })).toBeVisible();
  await inspection.look('Payment, the bank asks');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('main').getByText('Your payment was not successful, please try again.')).toBeVisible();
  await payWith(page, cards.succeeds);
  await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
  await inspection.look('Payment, succeeded');
  await openPage(page, '/dashboard');
  await inspection.look('Bookings, one paid');

  // The demo buyer's first booking is of a phone.
  await openPage(page, '/dashboard/booking/63e0c7d13bf64e925d000001');
  await main.getByRole('checkbox').first().check();
  await main.getByLabel('IMEI, 15 digits').fill('490154203237517');
  await expect(main.getByText('Please look again')).toBeVisible();
  await inspection.look('Meeting, a wrong number');
  await main.getByLabel('IMEI, 15 digits').fill('490154203237518');
  await expect(main.getByText('The check digit is right')).toBeVisible();
  await inspection.look('Meeting, a right number');

  await page.evaluate(() => {
    window.shopControl.clock.advance(2 * 60 * 60 * 1000);
    window.shopControl.failNext({ code: 'api/forbidden' }, 'tokens.issue', 'always');
  });
  await openPage(page, '/dashboard');
  await expect(main).toContainText('This shop doesn’t know this account yet');
  await inspection.look('An account that the shop does not know');

  inspection.finish('as a buyer who does something');
  await context.close();
});

test('[G-A11Y-1] axe finds nothing in the forms, dialogs and errors of sellers and admins', async ({ browser }) => {
  const seller = await windowOf(browser, 'seller');
  const page = await seller.newPage();
  const selling = new Inspection(page);
  await openPage(page, '/dashboard/addproducts');
  await page.getByRole('button', { name: 'Post this product' }).click();
  await selling.look('Add product, nothing typed');
  await page.getByLabel('Product name').fill('ThinkPad X1');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  await selling.look('Add product, as it was left');
  await openPage(page, '/dashboard/sellersproducts');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete (?!draft)/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await selling.look('Delete a product?');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await selling.look('A product that is being deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: /^Duplicate as new/ })
    .first()
    .click();
  await expect(page.getByText(/^A copy of/)).toBeVisible();
  await selling.look('Add product, a copy');
  await openPage(page, '/dashboard/sellersproducts');
  for (const place of [0, 1, 2])
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .nth(place)
      .check();
  await selling.look('Own products, a draft, three chosen');
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'products.advertise'));
  await page
    .getByRole('region', { name: 'Chosen rows' })
    .getByRole('button', { name: /^Advertise/ })
    .click();
  await expect(page.getByText('Not confirmed.')).toBeVisible();
  await selling.look('Own products, one failed');
  await page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .first()
    .check();
  await page
    .getByRole('region', { name: 'Chosen rows' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('button', { name: 'Undo all' }).focus();
  await selling.look('Own products, one deleted soon');
  selling.finish('as a seller who does something');
  await seller.close();

  const admin = await windowOf(browser, 'admin');
  const office = await admin.newPage();
  const administering = new Inspection(office);
  for (const path of ['/dashboard/allseller', '/dashboard/allbuyer']) {
    await openPage(office, path);
    await office
      .getByRole('main')
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(office.getByRole('alertdialog')).toBeVisible();
    await administering.look(`Remove somebody? ${path}`);
  }
  await openPage(office, '/dashboard/allseller');
  const desk = office.getByRole('main');
  await desk
    .getByRole('checkbox', { name: /^Choose all/ })
    .first()
    .check();
  await desk.getByRole('table').getByRole('checkbox').last().uncheck();
  await administering.look('Sellers, all but one chosen');
  await office.evaluate(() => window.shopControl.failNext({ code: 'api/timeout' }, 'sellers.verify'));
  await desk.getByRole('button', { name: /^Verify \d+$/ }).click();
  await expect(desk.getByText(/1 not confirmed/)).toBeVisible();
  await administering.look('Sellers, one was not verified');
  await desk.locator('[data-person]').first().click();
  await expect(office.getByText(/^Oldest listing|^Nothing for sale/)).toBeVisible();
  await administering.look('A seller’s panel', 1440);
  await office.keyboard.press('Escape');
  await office.setViewportSize({ width: 360, height: 740 });
  await desk.locator('[data-person]').first().click();
  await expect(office.getByRole('dialog')).toBeVisible();
  await administering.look('A seller’s sheet', 360);
  await office.keyboard.press('Escape');
  await openPage(office, '/dashboard/reporteditem');
  const queue = office.getByRole('main');
  await queue
    .getByRole('button', { name: /^Remove seller/ })
    .first()
    .click();
  await expect(office.getByRole('alertdialog')).toBeVisible();
  await administering.look('Remove the seller of a reported product?');
  await office.keyboard.press('Escape');
  await office.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'reports.delete'));
  const dismiss = queue.getByRole('button', { name: /^Dismiss \d+ reports/ }).first();
  await dismiss.click();
  await queue.getByRole('button', { name: /^Undo/ }).focus();
  await administering.look('Reports that are being dismissed');
  await queue.getByRole('button', { name: /^Dismiss now/ }).click();
  await expect(queue.getByText('Not dismissed')).toBeVisible();
  await administering.look('A report that was not dismissed');
  administering.finish('as an admin who does something');
  await admin.close();
});

test('[G-A11Y-1, G-FIND-1] axe finds nothing in the search of the bar, wide and on a phone', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  const inspection = new Inspection(page);
  const field = page.getByRole('combobox', { name: 'Search the shop' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  for (const size of sizes) {
    const where = size.width === 360 ? 'A phone’s search' : 'The bar’s search';
    await page.setViewportSize(size);
    await openPage(page, '/blog');
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.fill('galxy');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toBeVisible();
    await inspection.look(`${where}, a suggestion chosen`, size.width);
    await field.fill('zeppelin');
    await expect(page.getByText('No products match “zeppelin”.').first()).toBeVisible();
    await inspection.look(`${where}, no match`, size.width);
    await field.press('Enter');
    // The focus goes there once the page is drawn. Until then a `/` would be typed into the field.
    await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(list.getByRole('option', { name: 'zeppelin' })).toBeVisible();
    await inspection.look(`${where}, recent searches`, size.width);
  }
  inspection.finish('as somebody who searches');
  await context.close();
});

test('[G-A11Y-1] axe finds nothing while lists are loading, and when they fail', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  const inspection = new Inspection(page);
  const lists = [
    'products.all',
    'products.advertised',
    'products.ofSeller',
    'categories.list',
    'bookings.ofBuyer',
    'upcomingProducts.list',
  ] as const;
  const paths = ['/', '/allproducts', '/categories', '/dashboard', '/dashboard/sellersproducts'];
  await openPage(page, '/blog');
  await page.evaluate(() => window.shopControl.setLatency(60_000));
  for (const path of paths) {
    await follow(page, path);
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    await inspection.look(`${path}, waiting`);
  }
  await page.evaluate((calls) => {
    window.shopControl.setLatency(0);
    for (const call of calls) window.shopControl.failNext({ code: 'api/unavailable' }, call, 'always');
  }, lists);
  for (const path of paths) {
    await openPage(page, path);
    await inspection.look(`${path}, failed`);
  }
  inspection.finish('as somebody who waits');
  await context.close();
});
