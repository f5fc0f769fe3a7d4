import { expect, type Locator, type Page, test } from '@playwright/test';
import { dealWindow } from './dealScreens.ts';
import { bookingOf, productOf, worlds } from './dealWorld.ts';
import { openPage, windowOf } from './everyPage.ts';

const widths = [360, 1280];
/** A name of many lines, beside which a drawing could grow. */
const productName =
  'Samsung Galaxy S22 Ultra 5G, 12/256 GB, with box, charger, two cases and an S Pen that was never used';

const { marketplace, ...rest } = worlds['every deal'];
const withoutPictures = {
  ...rest,
  marketplace: {
    ...marketplace,
    products: marketplace.products.map((product) => ({ ...product, productName, image: '' })),
    bookings: marketplace.bookings.map((booking) => ({ ...booking, productName, image: '' })),
  },
};

/** The faults of the drawings that stand in place of pictures, which are 4:3. */
async function flawsOf(drawings: Locator): Promise<readonly string[]> {
  await expect(drawings.first()).toBeVisible();
  return drawings.evaluateAll((all) =>
    all
      .filter((place) => place.checkVisibility())
      .flatMap((place) => {
        const outer = place.getBoundingClientRect();
        const inner = place.querySelector('svg')?.getBoundingClientRect() ?? outer;
        const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
        const [[x, y], [toX, toY]] = [middle(inner), middle(outer)];
        const name = `${place.parentElement?.className} ${Math.round(outer.width)} × ${Math.round(outer.height)}`;
        return [
          ...(Math.hypot(x - toX, y - toY) > 1 ? [`${name}: the drawing is not in the middle`] : []),
          ...(Math.abs(outer.width / outer.height - 4 / 3) > 0.03 ? [`${name}: the place is not 4:3`] : []),
          ...(parseFloat(getComputedStyle(place).borderTopLeftRadius) < 6 ? [`${name}: its corners are square`] : []),
        ];
      }),
  );
}

async function flawsOfPage(page: Page, path: string, act?: () => Promise<void>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    await act?.();
    const place = page.getByRole(act === undefined ? 'main' : 'dialog');
    found.push(...(await flawsOf(place.locator('.no-picture'))).map((flaw) => `${path} at ${width} px: ${flaw}`));
  }
  return found;
}

test('[G-LOOK-1] the drawing in place of a picture is in the middle of a place with the picture’s shape', async ({
  browser,
}) => {
  const found: string[] = [];
  for (const who of ['buyer', 'seller'] as const) {
    const context = await dealWindow(browser, who, 'every deal');
    await context.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), withoutPictures);
    const page = await context.newPage();
    if (who === 'seller') {
      found.push(...(await flawsOfPage(page, '/dashboard/sellersproducts')));
      found.push(...(await flawsOfPage(page, '/dashboard/requests')));
    } else {
      found.push(...(await flawsOfPage(page, '/dashboard')));
      found.push(...(await flawsOfPage(page, `/dashboard/booking/${bookingOf('accepted')}`)));
      found.push(...(await flawsOfPage(page, `/dashboard/payment/${bookingOf('accepted')}`)));
      const product = `/products/${productOf('declined')}`;
      const button = page.getByRole('main').getByRole('button', { name: 'Book this product' }).first();
      found.push(...(await flawsOfPage(page, product, () => button.click())));
    }
    await context.close();
  }
  expect(found.join('\n')).toBe('');
});

test('[G-LOOK-1] a receipt without a picture has a drawing of the picture’s size', async ({ browser }) => {
  const context = await dealWindow(browser, 'buyer', 'every deal');
  const page = await context.newPage();
  const path = `/dashboard/booking/${bookingOf('accepted')}`;
  await openPage(page, path);
  const picture = await page.locator('.receipt img').boundingBox();
  await context.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), withoutPictures);
  await openPage(page, path);
  const drawing = await page.locator('.receipt .no-picture').boundingBox();
  expect([drawing?.width, drawing?.height]).toEqual([picture?.width, picture?.height]);
  await context.close();
});

test('[G-LOOK-1] the drawing in place of an upcoming product’s picture is above its name', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor');
  await context.route('**/*.webp', (route) => route.abort());
  const page = await context.newPage();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/');
    const slide = page.locator('.upcoming .carousel__slide').first();
    await slide.scrollIntoViewIfNeeded();
    const drawing = await slide.locator('.no-picture svg').boundingBox();
    const name = await slide.getByRole('heading').boundingBox();
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0), `${width} px`).toBeLessThan(name?.y ?? 0);
  }
  await context.close();
});
