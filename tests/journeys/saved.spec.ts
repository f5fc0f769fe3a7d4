import { expect, type Page, test } from '@playwright/test';
import { openPage, settled } from './everyPage.ts';
import { findings } from './Inspection.ts';
import { Keys } from './Keys.ts';
import { demoSeller, logIn, signOut, toast } from './people.ts';
import { postProduct } from './postProduct.ts';

const laptop = 'Lenovo Yoga Slim 7, 16 GB, slate grey';
const threeDays = 3 * 24 * 60 * 60 * 1000;

const main = (page: Page) => page.getByRole('main');
const searches = (page: Page) => main(page).getByRole('region', { name: 'Saved searches' });
const hint = (page: Page) => main(page).getByRole('link', { name: /in saved searches/ });

/** The weekday of the demo world's time. */
function today(page: Page): Promise<string> {
  return page.evaluate(() => new Date(window.shopControl.clock.now()).toLocaleDateString('en-GB', { weekday: 'long' }));
}

/** The visit ends, three days pass, and a seller posts a laptop in another tab of the same world. */
async function aLaptopIsPosted(page: Page): Promise<void> {
  await page.goto('/blog');
  await page.evaluate((time) => window.shopControl.clock.advance(time), threeDays);
  const desk = await page.context().newPage();
  await desk.goto('/login');
  await logIn(desk, demoSeller);
  await postProduct(desk, laptop);
  await signOut(desk);
  await desk.close();
}

test('[G-ALERT-1] a saved search shows what is new at the next visit, by mouse', async ({ page }) => {
  test.setTimeout(60_000);
  await openPage(page, '/allproducts?q=yoga+slim&category=Lenovo');
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await expect(toast(page, 'Search saved')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const savedOn = await today(page);
  await aLaptopIsPosted(page);

  await openPage(page, '/');
  await expect(hint(page)).toHaveText('1 new in saved searches');
  expect(await findings(page)).toEqual([]);
  await hint(page).click();
  await expect(searches(page).getByText(`1 new since ${savedOn}`)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await searches(page)
    .getByRole('link', { name: /^See 1 new/ })
    .click();
  const card = main(page).getByRole('article').first();
  await expect(card).toContainText(laptop);
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(main(page).getByText(`1 new since ${savedOn}`)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await openPage(page, '/wishlist');
  await expect(searches(page).getByText(/^Nothing new since \d\d:\d\d$/)).toBeVisible();
  await openPage(page, '/');
  await expect(hint(page)).toHaveCount(0);
});

test('[G-ALERT-1] a saved search shows what is new at the next visit, by keyboard alone', async ({ page }) => {
  test.setTimeout(60_000);
  const keys = new Keys(page);
  await openPage(page, '/blog');
  await keys.press('/');
  await page.keyboard.type('yoga slim');
  await keys.press('Enter');
  await settled(page);
  await keys.choose(main(page).getByRole('button', { name: 'Save search' }), 'Space');
  await expect(main(page).getByRole('button', { name: 'Search saved' })).toBeFocused();
  const savedOn = await today(page);
  await aLaptopIsPosted(page);

  await openPage(page, '/');
  await keys.choose(hint(page));
  await expect(page).toHaveURL('/wishlist');
  await expect(searches(page).getByText(`1 new since ${savedOn}`)).toBeVisible();
  await keys.choose(searches(page).getByRole('button', { name: /^Rename/ }));
  await page.keyboard.type('For my sister');
  await keys.press('Enter');
  await expect(searches(page).getByRole('button', { name: 'Rename: For my sister' })).toBeFocused();
  const see = searches(page).getByRole('link', { name: 'See 1 new: For my sister' });
  await keys.to(see, 'Shift+Tab');
  await keys.press('Enter');
  await expect(main(page).getByRole('article').first()).toContainText(laptop);

  await openPage(page, '/wishlist');
  await keys.choose(searches(page).getByRole('button', { name: 'Delete: For my sister' }));
  await expect(searches(page).getByRole('heading', { name: 'Saved searches' })).toBeFocused();
  await expect(searches(page).getByRole('listitem')).toHaveCount(0);
});

test('[G-ALERT-1] a phone’s menu tells what is new, and a saved product tells its changed price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/allproducts');
  await main(page)
    .getByRole('button', { name: /^Add to wish list/ })
    .first()
    .click();
  // Pretend that the price was seen 1,000 tk higher.
  await page.evaluate(() => {
    const key = 're-sale-shop:wish-list';
    const list = JSON.parse(localStorage.getItem(key) ?? '') as { value: { seen: { price: number } }[] };
    for (const { seen } of list.value) seen.price += 1000;
    localStorage.setItem(key, JSON.stringify(list));
  });
  await openPage(page, '/blog');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const news = page.getByRole('dialog').getByRole('link', { name: '1 price changed' });
  await expect(news).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await news.click();
  await expect(main(page).getByText('1,000 tk less')).toBeVisible();
  await expect(main(page).getByText('1 price changed since you looked')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Mark prices as seen' }).click();
  await expect(main(page).getByText('1,000 tk less')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[G-ALERT-1] a shared device keeps nothing after somebody signs out', async ({ page }) => {
  await openPage(page, '/login');
  await page.getByRole('checkbox', { name: /This is a shared device/ }).check();
  await logIn(page, demoSeller);
  await openPage(page, '/allproducts?q=thinkpad');
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await main(page)
    .getByRole('button', { name: /^Add to wish list/ })
    .first()
    .click();
  await openPage(page, '/wishlist');
  await expect(searches(page).getByRole('listitem')).toHaveCount(1);
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  await expect(searches(page).getByRole('listitem')).toHaveCount(0);
  const left = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /wish-list|saved-searches|recent|drafts/.test(key))
      .map((key) => [key, localStorage.getItem(key)]),
  );
  expect(left.filter(([, text]) => !/"value":\[\]/.test(text ?? ''))).toEqual([]);
});

test('[G-ALERT-1] saved lists go to another device as a file', async ({ page, browser }) => {
  await openPage(page, '/allproducts?q=thinkpad');
  await main(page).getByRole('button', { name: 'Save search' }).click();
  await openPage(page, '/wishlist');
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download as a file' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('re-sale-shop-saved.json');

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openPage(elsewhere, '/wishlist');
  const choosing = elsewhere.waitForEvent('filechooser');
  await main(elsewhere).getByRole('button', { name: 'Add from a file' }).click();
  await (await choosing).setFiles(await file.path());
  await expect(toast(elsewhere, 'Added 1 search.')).toBeVisible();
  await expect(searches(elsewhere).getByRole('heading', { name: '“thinkpad”' })).toBeVisible();
  await context.close();
});
