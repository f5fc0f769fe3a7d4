import { expect, type Page, test } from '@playwright/test';
import type { Seed } from '#fakes/createFakes.ts';
import { isId } from '#domain/shared/isId.ts';
import { pathPart } from '#domain/shared/urlParts.ts';
import { product as productTexts } from '#ui/texts/english/product.ts';
import { hostileStrings } from '../hostile/hostileStrings.ts';
import { hostileWorld } from '../hostile/hostileWorld.ts';
import { everybody, pagesOf, settled, type Who } from './everyPage.ts';
import { demoAdmin, demoBuyer, demoSeller } from './people.ts';
import { tooWide } from './tooWide.ts';

// Each breakage is reported in one line, which says more than a trace of many pages.
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 360, height: 640 }, trace: 'off' });

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

for (const width of [1280, 360]) {
  test(`a product’s page fits into a window of ${width} px although its name has no gap`, async ({ page }) => {
    const productName = 'W'.repeat(60);
    const product = world.marketplace.products.find(({ id }) => isId(id));
    const products = product === undefined ? [] : [{ ...product, productName, status: 'available' as const }];
    const seed = { ...world, name: 'unbroken', marketplace: { ...world.marketplace, products, bookings: [] } };
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((made) => Object.assign(window, { shopSeed: made }), seed);
    await page.goto(`/products/${product?.id ?? ''}`);
    const heading = page.getByRole('heading', { level: 1, name: productName });
    for (const part of [heading, page.getByRole('main').getByRole('button', { name: /^Book/ }).first()]) {
      await expect(part).toBeVisible();
      const { x = 0, width: wide = 0 } = (await part.boundingBox()) ?? {};
      expect(Math.round(x + wide)).toBeLessThanOrEqual(width);
    }
  });
}
