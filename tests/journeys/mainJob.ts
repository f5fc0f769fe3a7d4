import { expect, type Page, test } from '@playwright/test';
import { cards, demoAdmin, logIn, payWith, type Person, signOut, signUp, toast, withoutExtensions } from './people.ts';
import { postProduct } from './postProduct.ts';

/**
 * The specification's job, without extensions. `imageUrl`: the start of the image host's addresses; `colour`: the
 * product's, which tells two of these jobs apart on one backend.
 */
export async function mainJob(page: Page, imageUrl: RegExp, colour = 'grey'): Promise<void> {
  const seller: Person = { name: 'Mitu Das', email: `mitu.${colour}@example.com`, password: 'Laptop#2026' };
  const buyer: Person = { name: 'Arif Hossain', email: `arif.${colour}@example.com`, password: 'Phones!2026' };
  const product = `Lenovo Yoga Slim 7, 16 GB, ${colour}`;
  await withoutExtensions(page);
  await test.step('the seller signs up and adds a product with a picture', async () => {
    await signUp(page, seller, 'seller');
    await postProduct(page, product);
  });

  await test.step('advertises it', async () => {
    const row = page.getByRole('row', { name: new RegExp(product) });
    await expect(row.getByText('Available')).toBeVisible();
    await expect(row.locator('img')).toHaveAttribute('src', imageUrl);
    await row.getByRole('button', { name: /Advertise/ }).click();
    await expect(toast(page, 'Advertised successfully')).toBeVisible();
    await expect(row.getByRole('button', { name: /Advertised/ })).toBeDisabled();
    await signOut(page);
  });

  await test.step('the buyer signs up, finds it by its category and books it', async () => {
    await signUp(page, buyer, 'buyer');
    await page.goto('/categories');
    await page.getByRole('main').getByRole('link', { name: 'Lenovo' }).click();
    const card = page.getByRole('article').filter({ hasText: product });
    await expect(card).toContainText('61,500');
    await expect(card).toContainText(seller.email);
    await expect(card.getByText('Verified')).toHaveCount(0);
    await card.getByRole('button', { name: /^Book Now/ }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(buyer.email);
    await expect(dialog.getByLabel('Email')).toBeDisabled();
    await dialog.getByLabel('Phone').fill('01812 345678');
    await dialog.getByLabel('Meeting location').fill('North End Coffee, Banani');
    await dialog.getByRole('button', { name: 'Book this product' }).click();
    await expect(toast(page, 'Booking confirmed')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/myproducts');
  });

  await test.step('pays for it, and comes back to the provider’s word', async () => {
    const row = page.getByRole('row', { name: new RegExp(product) });
    await expect(row).toContainText('61,500');
    await row.getByRole('link', { name: /^Pay Now/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/payment\/[0-9a-f]{24}$/);
    await payWith(page, cards.succeeds);
    await expect(page.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/payment\/[0-9a-f]{24}$/);
    await page.goto('/dashboard');
    await expect(page.getByRole('row', { name: new RegExp(product) })).toContainText('Paid on this device');
    await signOut(page);
  });

  await test.step('the admin verifies the seller', async () => {
    await page.goto('/dashboard/allseller');
    await logIn(page, demoAdmin);
    await expect(page).toHaveURL('/dashboard/allseller');
    const row = page.getByRole('row', { name: new RegExp(seller.email) });
    await row.getByRole('button', { name: /^Verify/ }).click();
    await expect(toast(page, 'Seller verified successfully')).toBeVisible();
    await expect(row.getByRole('button', { name: /^Verif/ })).toBeDisabled();
  });

  await test.step('the product carries the badge', async () => {
    await page.goto('/categories/Lenovo');
    const card = page.getByRole('article').filter({ hasText: product });
    await expect(card.getByText('Verified')).toBeVisible();
  });

  await test.step('and the admin removes the buyer', async () => {
    await page.goto('/dashboard/allbuyer');
    const row = page.getByRole('row', { name: new RegExp(buyer.email) });
    await row.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('cannot be undone');
    await dialog.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(toast(page, `Buyer ${buyer.name} deleted successfully`)).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}
