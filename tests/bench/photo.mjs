// Measures how a 12-megapixel photo is prepared: in a worker and, as in browsers without one, on the page.
// Prints a table; asserts nothing about time. Needs `npm run build:fakes`. Usage: npm run bench:photo
import { loadavg } from 'node:os';
import { choosePhoto, keepBlobs, takeBigPhoto } from '../journeys/bigPhoto.ts';
import { withShop } from './withShop.mjs';

async function measure({ browser, baseURL }, slowness, worker) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.addInitScript(keepBlobs);
  if (!worker) await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await page.goto('/login');
  await page.getByRole('button', { name: /Rahim Uddin/ }).click();
  await page.waitForURL('/');
  await page.goto('/dashboard/addproducts');
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  const photo = await page.evaluateHandle(takeBigPhoto, 'Somebody');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const made = await page.evaluate(choosePhoto, photo);
  await context.close();
  const round = Math.round;
  return {
    'bytes before': made.before,
    'bytes after': made.after,
    size: `${made.width} × ${made.height}`,
    'ready after, ms': round(made.milliseconds),
    'longest task of the page, ms': round(made.longestTask),
  };
}

await withShop(async (browser, baseURL) => {
  const shop = { browser, baseURL };
  console.table({
    'in a worker': await measure(shop, 1, true),
    'in a worker, page slowed 4×': await measure(shop, 4, true),
    'on the page': await measure(shop, 1, false),
  });
  console.log(`load ${loadavg()[0].toFixed(1)}`);
});
