import { expect, type Page } from '@playwright/test';
import { demoBuyer, demoSeller, logIn, signOut } from '../journeys/people.ts';
import { test } from './livePage.ts';
import { registerAtOnce, untilInstalled } from './untilInstalled.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => registerAtOnce(context));

const name = 'IMG_0012.png';
const kept = (page: Page): Promise<boolean> => page.evaluate(() => caches.has('shared-photo'));

/** Posts a photo the way a phone's share menu does. */
async function share(page: Page): Promise<void> {
  await page.evaluate(async (fileName) => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve);
    });
    const photos = new DataTransfer();
    photos.items.add(new File([drawn ?? ''], fileName, { type: 'image/png' }));
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo', files: photos.files });
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' });
    form.append(input);
    document.body.append(form);
    form.submit();
  }, name);
}

test('[G-SHARE-1] a photo shared by somebody who is logged out is the new product’s photo after the login', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  await untilInstalled(page);
  await share(page);
  await expect(page).toHaveURL(/\/login\?from=/);
  await logIn(page, demoSeller);
  await expect(page.getByRole('heading', { level: 1, name: 'Add a product' })).toBeVisible();
  await expect(page.locator('#main').getByText('We removed its location and time.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/addproducts\?draft=[\w-]+$/);
  expect(await kept(page)).toBe(false);

  await test.step('the draft has it after a reload, without a network, too', async () => {
    await expect(page.getByText(name)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('We restored your draft')).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
  });

  await test.step('another one that is shared offline begins another product', async () => {
    await share(page);
    await expect(page.locator('#main').getByText('We removed its location and time.')).toBeVisible();
    await expect(page.getByText('1 other draft')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('[G-SHARE-1] a buyer is told who may add products, and signing out removes the photo', async ({
  page,
  complaints,
}) => {
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoBuyer);
  await untilInstalled(page);
  await share(page);
  await expect(page.getByRole('main').getByText(demoBuyer.email)).toBeVisible();
  expect(await kept(page)).toBe(true);
  await signOut(page);
  await expect.poll(() => kept(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('[G-SHARE-1] a photo shared before the worker is there opens the form, which says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/login?from=/dashboard');
  await logIn(page, demoSeller);
  await share(page);
  await expect(page.getByText('The shared photo didn’t arrive.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});
