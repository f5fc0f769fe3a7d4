import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { choosePhoto, keepBlobs, takeBigPhoto } from './bigPhoto.ts';
import { openPage, windowOf } from './everyPage.ts';

type Hosting = { readonly hosting: { readonly headers: readonly { readonly headers: readonly { readonly key: string; readonly value: string }[] }[] } };

/** The policy that the shop is served under; here nothing is served over TLS. */
function policy(): string {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Hosting;
  const found = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy');
  return found?.value.replace('; upgrade-insecure-requests', '') ?? '';
}

const owner = 'Rahim of Road 12';

test('[G-PHOTO-1] a 12-megapixel photo is sent upright, at most 1 MB and without where it was taken', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.addInitScript(keepBlobs);
  await page.route('/dashboard/addproducts', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy() } });
  });
  await openPage(page, '/dashboard/addproducts');
  const photo = await page.evaluateHandle(takeBigPhoto, owner);
  const given = await photo.evaluate(async (file) => new TextDecoder('latin1').decode(await file.arrayBuffer()));
  expect(given).toContain('Exif');
  expect(given).toContain(owner);

  // In a worker: nothing is written on the page.
  await page.evaluate(() => Reflect.deleteProperty(HTMLCanvasElement.prototype, 'toBlob'));
  const { letters, ...made } = await page.evaluate(choosePhoto, photo);
  console.log('A photo of 12 megapixels:', made);
  expect(made).toMatchObject({ width: 1500, height: 2000, type: 'image/jpeg' });
  expect(made.after).toBeLessThanOrEqual(1_000_000);
  const [red = 0, green = 255, blue = 255] = made.corner;
  expect(red - Math.max(green, blue), 'the corner that was red is where it belongs').toBeGreaterThan(150);
  expect(letters.startsWith('\u00ff\u00d8')).toBe(true);
  for (const told of ['Exif', 'GPS', owner, 'photoshop', 'http:']) expect(letters).not.toContain(told);
  await context.close();
});

test('[G-PHOTO-1] a photo is made ready where no worker draws, and one that is broken is said', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.addInitScript(keepBlobs);
  // As in Safari before 16.4.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await openPage(page, '/dashboard/addproducts');
  const photo = await page.evaluateHandle(takeBigPhoto, owner);
  const { letters, ...made } = await page.evaluate(choosePhoto, photo);
  console.log('The same without a worker:', made);
  expect(made).toMatchObject({ width: 1500, height: 2000, type: 'image/jpeg' });
  expect(made.after).toBeLessThanOrEqual(1_000_000);
  expect(made.corner[0]).toBeGreaterThan(200);
  expect(letters).not.toContain('Exif');

  const broken = { name: 'half.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1]) };
  await page.locator('main input[type=file]').first().setInputFiles(broken);
  await expect(page.getByText(/its file is damaged/)).toBeVisible();
  await expect(page.getByText('IMG_20260501_Road-12.jpg')).toBeVisible();
  await context.close();
});
