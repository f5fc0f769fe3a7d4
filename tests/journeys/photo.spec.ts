import { expect, test } from '@playwright/test';
import { contentSecurityPolicy } from '#src/build/hosting/contentSecurityPolicy.ts';
import { readServices } from '#src/build/hosting/Services.ts';
import { choosePhoto, keepBlobs, takeBigPhoto } from './bigPhoto.ts';
import { openPage, windowOf } from './everyPage.ts';

/**
 * The live shop's policy, with two changes: nothing here uses TLS, and only the live entry creates the Trusted Types
 * policy.
 */
function policy(): string {
  const { services } = readServices({
    SHOP_API_URL: 'https://api.shop.example',
    SHOP_IMAGE_HOST_URL: 'https://images.shop.example',
    SHOP_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  });
  return contentSecurityPolicy(services, { scripts: [], styles: [] })
    .replace("; require-trusted-types-for 'script'", '')
    .replace('; upgrade-insecure-requests', '');
}

const owner = 'Rahim of Road 12';

test('[G-PHOTO-1] a 12-megapixel photo is sent upright, at most 1 MB and without its place', async ({ browser }) => {
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

  // The page itself can write no picture now, so the worker must do it.
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

test('[G-PHOTO-1] a photo is prepared without a drawing worker, and a broken one is reported', async ({ browser }) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.addInitScript(keepBlobs);
  // Safari before 16.4 has no OffscreenCanvas.
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
  await expect(page.getByText(/the file is damaged/)).toBeVisible();
  await expect(page.getByText('IMG_20260501_Road-12.jpg')).toBeVisible();
  await context.close();
});
