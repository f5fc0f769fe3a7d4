import { expect, type Page } from '@playwright/test';
import { sizes } from '../journeys/Inspection.ts';
import { demoBuyer, logIn } from '../journeys/people.ts';
import { test } from './aWrittenShop.ts';
import { backend, hold } from './livePage.ts';
import { drawAnew, drawnParts, watchHtml } from './renderedPage.ts';

const taka = (price: number): string => price.toLocaleString('en-GB');
const pageOf = ({ _id }: { readonly _id: string }): string => `/products/${_id}`;
const main = (page: Page) => page.getByRole('main');
const written = (page: Page) => page.locator('.written');
const asOf = (page: Page) => main(page).getByText(/^Prices as of \d+ \w+ \d{4}\.$/);

/** HTML reads line ends, control characters and halves of letters as something else. */
const visible = (text: string): string => text.replaceAll(/[\s\p{C}\uFFFD]/gu, '');

/** Lets no list of the marketplace through until it is let go. */
const holdMarketplace = (page: Page): Promise<() => void> => hold(page, `${backend}/allproducts`);

/** React has drawn the bar and the rest around what the build wrote. */
async function untilDrawn(page: Page): Promise<void> {
  // React marks what it has drawn.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main:not(.first-screen main)') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Waits until each card shows whether its seller is verified. `ofVerified`: the ids of verified sellers' products. */
async function untilVerified(page: Page, ofVerified: readonly string[]): Promise<void> {
  const sellers = page.locator('main :is(.product-card, .seller-card):has(.avatar)');
  const unmarked = (ids: readonly string[]) =>
    sellers.evaluateAll((all, verified) => {
      const isVerified = (card: Element) =>
        verified.includes(
          (card.querySelector<HTMLAnchorElement>('.product-card__name a') ?? location).pathname.slice(
            '/products/'.length,
          ),
        );
      return all.filter((card) => isVerified(card) && card.querySelector('.verified') === null).length;
    }, ids);
  await expect.poll(() => unmarked(ofVerified)).toBe(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const size of sizes) {
    test(`[G-SEO-1] a product, the first products and the categories can be read, with the day of the prices: ${size.width} px`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize(size);
      await page.goto('/allproducts');
      await expect(asOf(page)).toBeVisible();
      const cards = main(page).getByRole('article');
      await expect(cards).toHaveCount(24);
      await cards.nth(22).scrollIntoViewIfNeeded();
      const height = (place: number) => cards.nth(place).evaluate((card) => card.getBoundingClientRect().height);
      await expect.poll(() => height(22)).toBe(await height(0));
      await cards.first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/products\/[\w-]+$/);
      await page.goto(pageOf(shop.same));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.same.productName);
      await expect(
        main(page)
          .getByText(`${taka(shop.same.price)} tk`)
          .first(),
      ).toBeVisible();
      await expect(asOf(page)).toBeVisible();
      await expect(main(page).getByRole('link', { name: /@/ })).toBeVisible();
      await expect(main(page).getByRole('img', { name: shop.same.productName })).toBeVisible();
      expect(await page.locator('main noscript').innerText()).toContain('need JavaScript');
      for (const path of ['/allproducts', '/allproducts/advertise', '/categories', pageOf(shop.same)]) {
        await page.goto(path);
        expect(await main(page).locator('img:visible').count(), path).toBeGreaterThan(0);
        // A phone shows one card at first, whose picture shares the network with no other.
        expect(await main(page).locator('img[fetchpriority=high]').count(), path).toBeLessThan(2);
        await expect(page.locator('button:visible:enabled'), path).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width);
      }
    });
  }
});

for (const size of sizes) {
  test(`[G-SEO-1] the marketplace’s answer replaces the build’s HTML, and nothing moves: ${size.width} px`, async ({
    page,
    shop,
    complaints,
  }) => {
    await page.setViewportSize(size);
    await watchHtml(page);
    const paths = ['/allproducts', '/allproducts/advertise', '/categories', pageOf(shop.same)];
    const replaced: (readonly string[])[] = [];
    const open = async (path: string): Promise<readonly string[]> => {
      await page.goto(path);
      await untilDrawn(page);
      await expect(written(page), path).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      // Drawn once someone uses the page.
      if (path === pageOf(shop.same)) {
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect(page.getByRole('heading', { name: 'Similar products' })).toBeVisible();
      }
      await untilVerified(page, shop.ofVerified);
      return drawnParts(page);
    };
    for (const path of paths) {
      replaced.push(await open(path));
      expect(await page.evaluate(() => window.html.main === document.querySelector('main')), path).toBe(true);
      expect(await page.evaluate(() => window.html.moved), path).toEqual([]);
      await expect(asOf(page)).toHaveCount(0);
    }
    await drawAnew(page);
    for (const [place, path] of paths.entries()) expect(replaced[place], path).toEqual(await open(path));
    expect(complaints).toEqual([]);
  });
}

test('[G-PERF-1] similar products below a written product are drawn when someone begins to scroll', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pageOf(shop.same));
  await expect(page.getByRole('button', { name: 'Book this product' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const similar = page.getByRole('heading', { name: 'Similar products' });
  await expect(similar).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(similar).toBeVisible();
});

test('[G-PERF-1] End leads to the end of a phone’s list, though its footer had no style', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/allproducts');
  await untilDrawn(page);
  await expect(written(page)).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const hasStyle = (): Promise<boolean> =>
    footer.locator('> *').evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }));
  expect(await hasStyle()).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(hasStyle).toBe(true);
  const below = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
  expect(await below()).toBeLessThan(48);
});

for (const { visit, isKept } of [
  { visit: 'first', isKept: false },
  { visit: 'later', isKept: true },
]) {
  const when = isKept ? 'at once' : 'after the first paint';
  test(`[G-PERF-1] the letters of a name in Bangla are requested ${when} on a ${visit} visit`, async ({
    page,
    shop,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    if (isKept)
      await page.addInitScript(() => Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} }));
    const firstOf = (name: string): number => requested.findIndex((path) => path.startsWith(`/assets/${name}`));
    // The shop's script waits for the page's picture.
    const showPicture = await hold(page, /\.(avif|jpg|webp)$/);
    await page.goto(pageOf(shop.bangla), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: shop.bangla.productName })).toBeVisible();
    if (isKept) await expect.poll(() => firstOf('noto-sans-bengali')).toBeGreaterThan(-1);
    showPicture();
    await expect.poll(() => Math.min(firstOf('noto-sans-bengali'), firstOf('main.'))).toBeGreaterThan(-1);
    expect(firstOf('noto-sans-bengali') < firstOf('main.')).toBe(isKept);
  });
}

test('[G-SEO-1] a price that has changed since the build is never shown as today’s', async ({
  page,
  shop,
  complaints,
}) => {
  const letGo = await holdMarketplace(page);
  await page.goto(pageOf(shop.cheaper));
  await untilDrawn(page);
  const old = taka(shop.cheaper.price + 1);
  await expect(main(page).getByText(`${old} tk`).first()).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book this product' })).toBeDisabled();
  letGo();
  await expect(
    main(page)
      .getByText(`${taka(shop.cheaper.price)} tk`)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book this product' })).toBeEnabled();
  await expect(asOf(page)).toHaveCount(0);
  const html = await page.content();
  for (const text of [`${old} tk`, `"price":${shop.cheaper.price + 1},`]) expect(html).not.toContain(text);
  expect(html).toContain(`"price":${shop.cheaper.price},`);
  expect(complaints).toEqual([]);
});

test('[G-SEO-1] a product that has gone since the build is said to be gone', async ({ page, shop, complaints }) => {
  await page.goto(pageOf(shop.gone));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('This product is no longer offered');
  await expect(main(page).getByText(taka(shop.gone.price))).toHaveCount(0);
  await expect(page).toHaveTitle(/^This product is no longer offered/);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(complaints).toEqual([]);
});

test('[G-SEO-1] the build’s HTML stays, with its day, while the marketplace does not answer', async ({
  page,
  shop,
  complaints,
}) => {
  for (const path of ['/allproducts', pageOf(shop.same)]) {
    await page.route(`${backend}/allproducts`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(path);
    const notice = main(page).getByText('so it may be out of date');
    await expect(notice).toBeVisible();
    await expect(asOf(page)).toBeVisible();
    await expect(written(page).getByText(/ tk$/).first()).toBeVisible();
    await page.unroute(`${backend}/allproducts`);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toHaveCount(0);
    await expect(asOf(page)).toHaveCount(0);
    await expect(
      main(page)
        .getByRole('button', { name: /wish list/i })
        .first(),
    ).toBeEnabled();
  }
  expect(complaints).toEqual([]);
});

test('[G-SEO-1] the focus stays on its link, and the link works while the marketplace is slow', async ({
  page,
  shop,
}) => {
  const letGo = await holdMarketplace(page);
  await page.goto(pageOf(shop.same));
  await untilDrawn(page);
  const crumb = main(page).getByRole('link', { name: 'All Products' });
  await crumb.focus();
  letGo();
  await expect(written(page)).toHaveCount(0);
  await expect(crumb).toBeFocused();
  await crumb.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect(written(page)).toHaveCount(0);
});

test('a signed-in person reads the build’s HTML until the marketplace answers', async ({ page, shop, complaints }) => {
  await page.goto('/login');
  await logIn(page, demoBuyer);
  const letGo = await holdMarketplace(page);
  await watchHtml(page);
  await page.goto(pageOf(shop.same));
  await expect(page.getByRole('banner').getByText(demoBuyer.email)).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  letGo();
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book this product' })).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('[G-I18N-1] a person who chose Bangla never sees the build’s English HTML', async ({ page, shop, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('re-sale-shop:language', 'bangla'));
  const letGo = await holdMarketplace(page);
  await page.goto(pageOf(shop.same));
  await untilDrawn(page);
  await expect(written(page)).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.same.productName);
  expect(complaints).toEqual([]);
});

test('[G-SEC-1] hostile text stays text in every page that the build writes', async ({ page, shop, request }) => {
  const partsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return {
        heading: parsed.querySelector('h1')?.textContent ?? '',
        scripts: parsed.querySelectorAll('script').length,
        active: parsed.querySelectorAll('iframe, object, embed, svg script, [onerror], [onload], [onfocus], [srcdoc]')
          .length,
        links: [...parsed.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i], [src^="data:text" i]')]
          .length,
        data: parsed.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      };
    }, html);
  };
  const { scripts } = await partsOf(pageOf(shop.same));
  let pages = 0;
  for (const row of shop.hostile) {
    const { data, heading, ...parts } = await partsOf(pageOf(row));
    // A row that the shop cannot read has no page.
    if (data === '') continue;
    pages += 1;
    expect(parts, row.productName.slice(0, 80)).toEqual({ scripts, active: 0, links: 0 });
    const { '@graph': things } = JSON.parse(data) as { readonly '@graph': readonly { readonly name: string }[] };
    expect(visible(things[0]?.name ?? '')).toBe(visible(heading));
  }
  expect(pages).toBeGreaterThan(40);
});
