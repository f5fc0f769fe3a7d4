import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { account } from '#ui/texts/bangla/account.ts';
import { addProduct } from '#ui/texts/bangla/addProduct.ts';
import { administration } from '#ui/texts/bangla/administration.ts';
import { app } from '#ui/texts/bangla/app.ts';
import { booking } from '#ui/texts/bangla/booking.ts';
import { bookings } from '#ui/texts/bangla/bookings.ts';
import { bookingSummary } from '#ui/texts/bangla/bookingSummary.ts';
import { home } from '#ui/texts/bangla/home.ts';
import { notFound } from '#ui/texts/bangla/notFound.ts';
import { outcomes } from '#ui/texts/bangla/outcomes.ts';
import { payment } from '#ui/texts/bangla/payment.ts';
import { selling } from '#ui/texts/bangla/selling.ts';
import { shopping } from '#ui/texts/bangla/shopping.ts';
import { everybody, openPage, pagesOf, visit, windowOf } from './everyPage.ts';
import { Inspection } from './Inspection.ts';
import { cards, demoAdmin, demoBuyer, demoSeller, type Person, toast, withoutExtensions } from './people.ts';
import { tooWide } from './tooWide.ts';

// Each visits many pages.
test.describe.configure({ timeout: 120_000 });

const product = 'স্যামসাং Galaxy S20';

async function inBangla(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top && location.protocol !== 'about:')
      localStorage.setItem('re-sale-shop:language', 'bangla');
  });
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.getByLabel(account.email).fill(email);
  await form.getByLabel(account.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: account.logIn, exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: app.signOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: app.logIn })).toBeVisible();
}

test('[G-I18N-1] in Bangla, a seller posts with Bangla digits, a buyer books and pays, an admin verifies', async ({
  page,
}) => {
  await withoutExtensions(page);
  await inBangla(page);
  const main = page.getByRole('main');

  await test.step('the seller posts and advertises', async () => {
    await logIn(page, demoSeller);
    await page.goto('/dashboard/addproducts');
    await main.getByLabel(addProduct.productName).fill(product);
    await main.getByLabel(addProduct.description).fill('এক হাতে ব্যবহার, ব্যাটারি ভালো।');
    await main.getByLabel(addProduct.useDuration).fill('১৪ মাস');
    await main.getByLabel(addProduct.originalPrice).fill('১,২০,০০০');
    await main.getByLabel(addProduct.resalePrice).fill('৩৪,০০০');
    await main.getByLabel(addProduct.category).selectOption({ label: 'Smart Phone' });
    await main.getByLabel(addProduct.phone).fill('০১৭১২ ৩৪৫৬৭৮');
    await main.getByLabel(addProduct.location).fill('ধানমন্ডি, ঢাকা');
    await main.getByRole('button', { name: addProduct.submit }).click();
    await expect(toast(page, outcomes.productAdded(product))).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(product) });
    await expect(row).toContainText('৩৪,০০০');
    await row.getByRole('button', { name: selling.advertise }).click();
    await expect(toast(page, outcomes.productAdvertised)).toBeVisible();
    await signOut(page);
  });

  await test.step('the buyer finds it in the other script, books and pays', async () => {
    await logIn(page, demoBuyer);
    await page.goto('/allproducts?q=samsung%20s20%20dhaka');
    await expect(page.getByRole('article').filter({ hasText: product })).toContainText('৩৪,০০০');
    await page.goto('/categories/Smart%20Phone');
    const card = page.getByRole('article').filter({ hasText: product });
    await card.getByRole('button', { name: new RegExp(`^${shopping.bookNow}`) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(booking.phone).fill('০১৮১২ ৩৪৫৬৭৮');
    await dialog.getByLabel(booking.meetingLocation).fill('ধানমন্ডি লেক');
    await dialog.getByRole('button', { name: booking.submit }).click();
    await expect(toast(page, outcomes.booked)).toBeVisible();
    await page
      .getByRole('row', { name: new RegExp(product) })
      .getByRole('link', { name: new RegExp(`^${bookings.toPayment.open}`) })
      .click();
    await page.getByRole('textbox', { name: 'Card number' }).fill(cards.succeeds);
    await page.getByLabel('Expiration date').fill('12/39');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: payment.pay('৩৪,০০০ টাকা') }).click();
    await expect(page.getByRole('main').getByText(payment.statuses.succeeded)).toBeVisible();
    await page.goto('/dashboard');
    await signOut(page);
  });

  await test.step('the admin verifies a seller', async () => {
    await logIn(page, demoAdmin);
    await page.goto('/dashboard/allseller');
    await main
      .getByRole('row')
      .getByRole('button', { name: new RegExp(`^${administration.verify}`), disabled: false })
      .first()
      .click();
    await expect(toast(page, outcomes.sellerVerified)).toBeVisible();
  });
});

test('[G-I18N-1] in Bangla, axe finds nothing on any route, and nothing is cut', async ({ browser }) => {
  for (const who of everybody) {
    const context = await windowOf(browser, who, { viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await inBangla(page);
    const inspection = new Inspection(page);
    // Each route once, narrow: the wide layouts differ from the English ones only in their words.
    for (const { path } of pagesOf(who).filter((listed) => listed.people[0] === who)) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await inspection.lookInOtherWords(path);
      expect(await tooWide(page), path).toEqual([]);
    }
    inspection.finish(`in Bangla, as ${who}`);
    await context.close();
  }
});

test('[G-I18N-1] somebody is asked once, and the menu and the footer change the language for good', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'bn-BD', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const html = page.locator('html');
  await openPage(page, '/');
  const offer = page.locator('[lang=bn]').filter({ hasText: app.offer }).first();
  await expect(offer).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: app.acceptOffer }).click();
  await expect(html).toHaveAttribute('lang', 'bn');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: home.promise })).toBeVisible();
  await expect(page.getByText(app.offer)).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: app.menu }).click();
  await page.getByRole('dialog').getByLabel(app.language).selectOption('english');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Escape');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Language').selectOption('bangla');
  await expect(html).toHaveAttribute('lang', 'bn');
  await openPage(page, '/nowhere');
  await expect(page).toHaveTitle(/[\u0980-\u09ff]/);
  await expect(page.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible();
  await context.close();
});

test('[G-I18N-1] the printed summary, the calendar’s entry and a table’s file are in Bangla', async ({ browser }) => {
  const buyer = await windowOf(browser, 'buyer');
  const page = await buyer.newPage();
  await inBangla(page);
  await openPage(page, '/dashboard/booking/63e0c7d13bf64e925d000001');
  const main = page.getByRole('main');
  await main.locator('input[type=date]').fill('2030-05-02');
  const entry = page.waitForEvent('download');
  await main.getByRole('button', { name: bookingSummary.save }).click();
  const calendar = (await readFile(await (await entry).path(), 'utf8')).replaceAll('\r\n ', '');
  expect(calendar).toMatch(/\r\nSUMMARY:.* কেনা\r\n/);
  expect(calendar).toContain(bookingSummary.buyersPhone);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(bookingSummary.seller, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await buyer.close();

  const admin = await windowOf(browser, 'admin');
  const office = await admin.newPage();
  await inBangla(office);
  await openPage(office, '/dashboard/allseller');
  const table = office.waitForEvent('download');
  await office.getByRole('button', { name: /^CSV/ }).click();
  const [headings] = (await readFile(await (await table).path(), 'utf8')).split('\r\n');
  const { index, name, email, csvVerified } = administration;
  expect(headings).toBe(`\uFEFF${[index, name, email, csvVerified].map((heading) => `"${heading}"`).join()}`);
  await admin.close();
});

test('[G-I18N-1] [G-LOOK-1] a language and colours chosen in one tab are the other’s, which keeps what was typed', async ({
  context,
}) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await openPage(here, '/login');
  await openPage(there, '/blog');
  await here.getByRole('main').getByLabel('Email').fill('nusrat@');
  await there.getByRole('contentinfo').getByLabel('Language').selectOption('bangla');
  const { system, dark } = app.colourSchemes;
  await there.getByRole('button', { name: app.colourSwitch(system, dark) }).click();
  await expect(here.getByRole('heading', { level: 1 })).toHaveText(account.logIn);
  await expect(here.getByRole('main').getByLabel(account.email)).toHaveValue('nusrat@');
  for (const page of [here, there]) {
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  }
});
