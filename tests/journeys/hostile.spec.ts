import { expect, type Page, test } from '@playwright/test';
import type { Seed } from '#fakes/createFakes.ts';
import { isId } from '#domain/shared/isId.ts';
import { pathPart } from '#domain/shared/urlParts.ts';
import { product as productTexts } from '#ui/texts/english/product.ts';
import { hostileStrings } from '../hostile/hostileStrings.ts';
import { hostileWorld } from '../hostile/hostileWorld.ts';
import { everybody, pagesFirstSeenBy, pagesOf, settled, type Who } from './everyPage.ts';
import { demoAdmin, demoBuyer, demoSeller } from './people.ts';
import { tooWide } from './tooWide.ts';

// Each breakage is reported in one line, which says more than a trace of many pages.
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 360, height: 640 }, trace: 'off' });

/** Texts without a gap at which a line may break. */
const unbroken = {
  productName: 'W'.repeat(60),
  sellerName: 'M'.repeat(300),
  sellerEmail: `${'e'.repeat(190)}@example.com`,
  phone: '1'.repeat(150),
};

const people = { buyer: demoBuyer, seller: demoSeller, admin: demoAdmin };
let world: Seed;
test.beforeAll(async () => {
  world = await hostileWorld(people);
});

/** Elements and addresses that exist only if a text was read as markup. */
function smuggledIn(): readonly string[] {
  const inline = [...document.body.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const foreign = document.body.querySelectorAll(
    'script:not([src^="/"]):not([src^="http://localhost"]), iframe, object, embed, base, a[href^="javascript:" i], a[href^="data:" i], img[src^="javascript:" i], img[src^="data:image/svg" i], [srcdoc]',
  );
  return [...inline, ...foreign].map((element) => element.outerHTML.slice(0, 120));
}

/** Follows a link inside the shop; with a heading, waits until the page shows it letter by letter. */
async function go(page: Page, path: string, heading: string | null): Promise<void> {
  await page.evaluate(async (to) => {
    window.history.pushState(null, '', to);
    await new Promise(requestAnimationFrame);
  }, path);
  if (heading !== null) {
    await page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, heading, {
      timeout: 10_000,
    });
  }
  await settled(page);
}

async function enter(page: Page, who: Who): Promise<void> {
  await page.goto('/login');
  if (who === 'visitor') return;
  await page.getByRole('button', { name: new RegExp(people[who].name) }).click();
  await expect(page).toHaveURL('/');
}

for (const who of everybody) {
  test(`[G-SEC-1] hostile text in every field stays text on every page: ${who}`, async ({ page }) => {
    const errors: string[] = [];
    let executed = 0;
    await page.exposeFunction('hack', () => {
      executed += 1;
    });
    page.on('dialog', (dialog) => {
      executed += 1;
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => errors.push(`${page.url().slice(0, 200)}: ${error.message.slice(0, 300)}`));
    await page.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), world);

    await enter(page, who);
    const listed = pagesOf(who).map(({ path }) => [path, null] as const);
    // Opens the pages of some products whose ids fit into an address. The heading is either the product's name, letter
    // by letter, or says that there is no such product, because the id is malformed.
    const headingOf = ({ id, productName }: { readonly id: string; readonly productName: string }): string =>
      isId(id) ? productName : productTexts.goneTitle;
    const some =
      who === 'buyer'
        ? world.marketplace.products.filter(
            ({ id }, place) => place % 10 === 3 && decodeURIComponent(pathPart(id)) === id,
          )
        : [];
    const visited = [
      ...listed,
      ...some.map((product) => [`/products/${pathPart(product.id)}`, headingOf(product)] as const),
    ];
    const found: string[] = [];
    for (const [path, heading] of visited) {
      await go(page, path, heading);
      const here = [...(await tooWide(page)), ...(await page.evaluate(smuggledIn))];
      if ((await page.getByText('Something went wrong').count()) > 0) here.push('is broken');
      found.push(...here.map((what) => `${path.slice(0, 80)}: ${what}`));
    }
    expect(new URL(page.url()).hostname).toBe('localhost');
    console.log(
      `${who}: ${visited.length} pages, ${hostileStrings.length} hostile strings in every field, ${executed} executed`,
    );
    expect([...errors, ...found].join('\n')).toBe('');
    expect(executed).toBe(0);
  });
}

/** The hostile world's products, bookings and reports, all about products with texts without gaps. */
function unbrokenWorld(): Seed {
  const { products, bookings, reports = [] } = world.marketplace;
  const { productName, sellerEmail } = unbroken;
  const isDemoSellers = (email: string): boolean => email === demoSeller.email;
  return {
    ...world,
    name: 'unbroken',
    marketplace: {
      ...world.marketplace,
      products: products
        .filter(({ id }) => isId(id))
        .map((one) => ({
          ...one,
          ...unbroken,
          sellerEmail: isDemoSellers(one.sellerEmail) ? one.sellerEmail : sellerEmail,
        })),
      bookings: bookings.filter(({ id }) => isId(id)).map((one) => ({ ...one, productName })),
      reports: reports.slice(0, 3).map((one) => ({ ...one, productName })),
    },
  };
}

for (const who of everybody) {
  test(`[G-SEC-1] every page shows all of a text without gaps: ${who}`, async ({ page }) => {
    await page.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), unbrokenWorld());
    await enter(page, who);
    const found: string[] = [];
    for (const { path } of pagesFirstSeenBy(who)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await go(page, path, path.startsWith('/products/6') ? unbroken.productName : null);
      const wide = await tooWide(page);
      await page.setViewportSize({ width: 360, height: 800 });
      found.push(...[...wide, ...(await tooWide(page))].map((what) => `${path}: ${what}`));
    }
    expect(found.join('\n')).toBe('');
  });
}
