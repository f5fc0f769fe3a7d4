import { expect, type Page } from '@playwright/test';
import { cards, demoBuyer, demoSeller, payWith } from '../journeys/people.ts';
import { ask, listProduct, newBuyer, openDeal, refresh, requestsFor, stop, writeReason } from './aDeal.ts';
import { dealTest, test } from './dealShop.ts';

const requests = '/dashboard/requests';
const main = (page: Page) => page.getByRole('main');

dealTest(
  '[G-SALE-1] [G-PAY-2] [G-HAND-1] a deal goes from the request to the sale',
  async ({ device, marketplace }) => {
    const seller = await device(demoSeller, requests);
    const product = await listProduct(seller, demoSeller, marketplace);
    const buyer = await device(demoBuyer, product.path);
    const asked = requestsFor(seller, product);

    await dealTest.step('the buyer asks', async () => {
      await ask(buyer, product);
      await openDeal(buyer, product);
      await expect(buyer.getByRole('heading', { name: 'The seller has your request' })).toBeVisible();
      await expect(stop(buyer, 'Done: Requested')).toBeVisible();
      await expect(buyer.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    });

    await dealTest.step('the seller accepts', async () => {
      await refresh(seller);
      await asked.getByRole('button', { name: `Accept ${demoBuyer.name}’s request` }).click();
      await expect(asked.getByText('Reserved', { exact: true })).toBeVisible();
    });

    await dealTest.step('the buyer hears of it and pays; the seller sees that', async () => {
      const deal = buyer.url();
      await refresh(buyer);
      await expect(main(buyer).getByText('The seller accepted meanwhile.')).toBeVisible();
      await buyer.getByRole('link', { name: 'Pay Now' }).click();
      await payWith(buyer, cards.succeeds);
      await expect(buyer.getByRole('main').getByText('Payment succeeded!')).toBeVisible();
      await refresh(seller);
      await expect(asked.getByText('Paid', { exact: true })).toBeVisible();
      await buyer.goto(deal);
      await expect(buyer.getByRole('heading', { name: `Meet ${demoSeller.name}` })).toBeVisible();
      await expect(buyer.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    });

    await dealTest.step('they meet, and both say that it changed hands', async () => {
      await buyer.getByRole('button', { name: 'I have it' }).click();
      await buyer.getByRole('alertdialog').getByRole('button', { name: 'I have it' }).click();
      await expect(buyer.getByRole('heading', { name: 'You have it', exact: true })).toBeVisible();
      await refresh(seller);
      await asked.getByRole('button', { name: /^I handed it over/ }).click();
      await seller.getByRole('alertdialog').getByRole('button', { name: 'I handed it over' }).click();
      await expect(asked).toHaveCount(0);
      await expect(seller.getByRole('listitem').filter({ hasText: product.name })).toContainText('Sold');
      await refresh(buyer);
      await expect(buyer.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
      await expect(stop(buyer, 'Done: Completed')).toBeVisible();
    });

    await dealTest.step('anybody else reads that it is sold', async () => {
      const visitor = await device(null, product.path);
      await expect(visitor).toHaveTitle(/^Sold: /);
      await expect(visitor.getByRole('main').getByRole('button', { name: 'Book this product' })).toHaveCount(0);
    });
  },
);

dealTest('[G-SALE-1] a declined buyer reads the reason', async ({ device, marketplace }) => {
  const seller = await device(demoSeller, requests);
  const product = await listProduct(seller, demoSeller, marketplace);
  const buyer = await device(demoBuyer, product.path);
  await ask(buyer, product);
  await openDeal(buyer, product);

  await refresh(seller);
  const asked = requestsFor(seller, product);
  await asked.getByRole('button', { name: `Decline ${demoBuyer.name}’s request` }).click();
  await writeReason(seller, 'My daughter wants to keep it');
  await asked.getByRole('button', { name: `Decline ${demoBuyer.name}’s request` }).click();
  await expect(asked).toHaveCount(0);

  await refresh(buyer);
  await expect(buyer.getByRole('heading', { name: 'Your request was declined' })).toBeVisible();
  await expect(buyer.getByText('Reason: My daughter wants to keep it')).toBeVisible();
  await expect(buyer.getByRole('link', { name: 'See other products' })).toBeVisible();
  await buyer.goto(product.path);
  await expect(buyer.getByRole('main').getByRole('button', { name: 'Book this product' })).toBeVisible();
});

dealTest(
  '[G-SALE-1] of two buyers one is promised the product, and the other when that ends',
  async ({ device, marketplace }) => {
    const seller = await device(demoSeller, requests);
    const product = await listProduct(seller, demoSeller, marketplace);
    const first = await device(demoBuyer, product.path);
    const second = await device(null, '/');
    const { name } = await newBuyer(second, 'Farhana Akter');
    for (const buyer of [first, second]) {
      await ask(buyer, product);
      await openDeal(buyer, product);
    }

    await refresh(seller);
    const asked = requestsFor(seller, product);
    const toSecond = asked.getByRole('button', { name: `Accept ${name}’s request` });
    await expect(toSecond).toBeVisible();
    await asked.getByRole('button', { name: `Accept ${demoBuyer.name}’s request` }).click();
    await expect(asked.getByText(`You promised this product to ${demoBuyer.name}.`)).toBeVisible();
    await expect(toSecond).toHaveCount(0);

    await refresh(second);
    await expect(second.getByRole('heading', { name: 'It’s promised to somebody else' })).toBeVisible();
    const visitor = await device(null, product.path);
    await expect(visitor.getByText('Reserved', { exact: true }).first()).toBeVisible();

    await refresh(first);
    await first.getByRole('button', { name: 'Cancel this booking' }).click();
    await writeReason(first, 'I found another one');
    await first.locator('form').getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(first.getByRole('heading', { name: 'This booking was cancelled' })).toBeVisible();

    await refresh(seller);
    await toSecond.click();
    await expect(asked.getByText('Reserved', { exact: true })).toBeVisible();
    await refresh(second);
    await expect(main(second).getByText('The seller accepted meanwhile.')).toBeVisible();
  },
);

test('[G-SALE-1] [G-TELL-1] without the extensions a buyer books and writes to the seller, and there is no deal', async ({
  device,
  marketplace,
}) => {
  const seller = await device(demoSeller, '/dashboard/sellersproducts');
  const product = await listProduct(seller, demoSeller, marketplace);
  const buyer = await device(demoBuyer, product.path);
  await ask(buyer, product);
  const told = buyer.getByRole('region', { name: 'Booked. Now tell the seller' });
  await expect(told.getByRole('group', { name: 'Message' })).toContainText(`I booked your ${product.name} for`);
  const row = buyer.getByRole('row', { name: new RegExp(product.name) });
  await expect(row.getByRole('link', { name: /^Pay Now/ })).toBeVisible();
  await expect(row).not.toContainText('Waiting for an answer');
  await row.getByRole('link', { name: `Meet the seller of ${product.name}` }).click();
  await expect(buyer.getByRole('heading', { name: 'Tell the seller' })).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Check the phone' })).toBeVisible();
  await expect(buyer.getByRole('heading', { name: 'Where the deal stands' })).toHaveCount(0);
  for (const name of ['I have it', 'Cancel this booking', 'Refresh'])
    await expect(buyer.getByRole('button', { name })).toHaveCount(0);

  await expect(seller.getByRole('link', { name: 'Add Products' })).toBeVisible();
  await expect(seller.getByRole('link', { name: /^Requests/ })).toHaveCount(0);
  await seller.goto(requests);
  await expect(seller.getByRole('heading', { name: 'This shop has no requests' })).toBeVisible();
  const visitor = await device(null, product.path);
  await expect(visitor.getByRole('main').getByRole('button', { name: 'Book this product' })).toBeVisible();
});

dealTest(
  '[G-SALE-1] a hand-over that another tab has confirmed is not asked for again',
  async ({ device, marketplace }) => {
    const seller = await device(demoSeller, '/dashboard');
    const product = await listProduct(seller, demoSeller, marketplace);
    const buyer = await device(null, '/signup');
    await newBuyer(buyer, 'Kamal Uddin');
    await ask(buyer, product);
    await seller.goto('/dashboard/requests');
    await requestsFor(seller, product)
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(requestsFor(seller, product).getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await openDeal(buyer, product);
    const other = await buyer.context().newPage();
    await other.goto(buyer.url());
    await buyer.bringToFront();
    await main(buyer).getByRole('button', { name: 'I have it' }).click();
    await other.bringToFront();
    await main(other).getByRole('button', { name: 'I have it' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'I have it' }).click();
    await expect(other.locator('.toast').filter({ hasText: 'You confirmed the hand-over' })).toBeVisible();
    await buyer.bringToFront();
    const notices = main(buyer).locator('.notice');
    await expect(notices.filter({ hasText: 'You confirmed already that you have it.' })).toHaveCount(1);
    const question = buyer.getByRole('alertdialog');
    await question.getByRole('button', { name: 'I have it' }).click();
    await expect(question).toHaveCount(0);
    await expect(buyer.locator('body')).not.toBeFocused();
  },
);

dealTest(
  '[G-SALE-1] a product that is deleted under its booking form leaves no form in the address, and the focus on the page',
  async ({ device, marketplace }) => {
    const seller = await device(demoSeller, '/dashboard');
    const product = await listProduct(seller, demoSeller, marketplace);
    const buyer = await device(null, '/signup');
    await newBuyer(buyer, 'Kamal Uddin');
    await buyer.goto(product.path);
    await main(buyer).getByRole('button', { name: 'Book this product' }).click();
    const dialog = buyer.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('01812 345678');
    await dialog.getByLabel('Meeting location').fill('North End Coffee, Banani');
    await seller.goto('/dashboard/myproducts');
    const row = main(seller).getByRole('row').filter({ hasText: product.name });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Delete product' }).click();
    await seller.getByRole('button', { name: 'Delete now' }).click();
    await expect(seller.locator('.toast').filter({ hasText: /deleted/i })).toBeVisible();
    await dialog.getByRole('button', { name: 'Book this product' }).click();
    await expect(main(buyer).getByText('This product is no longer offered')).toBeVisible();
    await expect(buyer).toHaveURL(product.path);
    await expect(buyer.locator('body')).not.toBeFocused();
  },
);
