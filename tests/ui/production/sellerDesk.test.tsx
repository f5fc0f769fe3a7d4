import { afterEach, expect, it, vi } from 'vitest';
import { accountTexts } from '#ui/texts/account.ts';
import { addProductTexts } from '#ui/texts/addProduct.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { productDeskTexts } from '#ui/texts/productDesk.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { productFacts } from '../faults/actions/selling.ts';
import { lost, nothingPending, press, see, shown, tick, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, text } from './FaultyServer.ts';
import { allSettled, later, logIn, signOut, toasts } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { seller } = people;
const { laptop, advertised } = products;

it('[G-UNDO-1] chosen products are deleted although the deletions of an earlier session hang', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = ({ method }) => (method === 'DELETE' ? hang : null);
  await tick(`Choose ${laptop.productName}`);
  await press('Delete 1');
  await press('Delete product');
  await signOut();
  await logIn(shop, seller);
  shop.server.script = () => null;
  await shop.go('/dashboard/sellersproducts');
  await tick(`Choose ${advertised.productName}`);
  await press('Delete 1');
  await press('Delete product');
  await see('Deleting soon');
  await press('Delete now');
  await allSettled();
  expect(shop.server.asked).toContain(`DELETE /sellersporducts/${advertised.id}`);
});

it('[G-UNDO-1] no message offers to keep a product that a second attempt has deleted', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  let deletions = 0;
  shop.server.script = ({ method }) => (method === 'DELETE' && (deletions += 1) === 1 ? text(500, 'no') : null);
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Delete now');
  await see(`We can’t tell whether ${laptop.productName} was deleted`);
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Try again');
  await see('Product deleted successfully');
  expect(toasts()).not.toContain('You can still undo this');
});

it('[G-TRUE-1] a deletion whose answer is lost is not called a failure, and is told as done once the list lacks its row', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  const late = later();
  let deletions = 0;
  shop.server.script = ({ method, url }) => {
    if (method === 'DELETE' && (deletions += 1) === 1) return { kind: 'answer-lost' };
    return deletions > 0 && url.startsWith('/sellersproducts') ? late.fault : null;
  };
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Delete now');
  await see(`We can’t tell whether ${laptop.productName} was deleted`);
  late.release();
  await see(outcomeTexts.english.productDeleted);
  await nothingPending();
  expect(toasts()).not.toContain('We can’t tell');
  expect(
    [...document.querySelectorAll('tbody, [role=list]')].map(({ textContent }) => textContent).join(),
  ).not.toContain(laptop.productName);
});

it('[G-TRUE-1] nobody is offered to keep a product that another tab has deleted', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await see('You can still undo this');
  shop.backend.world.marketplace.products.delete(laptop.id);
  tellFromAnotherTab('products/');
  await see(productDeskTexts.english.gone(laptop.productName));
  expect(toasts()).not.toContain('You can still undo this');
});

it('[G-TRUE-1] nobody is offered to keep chosen products that another tab has deleted', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  for (const { productName } of [laptop, advertised]) await tick(`Choose ${productName}`);
  await press('Delete 2');
  await press('Delete products');
  await see(productDeskTexts.english.deletingSoon(2));
  shop.backend.world.marketplace.products.delete(laptop.id);
  tellFromAnotherTab('products/');
  await see(productDeskTexts.english.deletingSoon(1));
  shop.backend.world.marketplace.products.delete(advertised.id);
  tellFromAnotherTab('products/');
  await see('Nothing for sale yet');
  expect(shown()).not.toContain(productDeskTexts.english.undoAll);
});

it('[G-SESSION-1] the next seller on the page hears nothing of a deletion whose answer was lost', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = ({ method, url }) =>
    method === 'DELETE' ? { kind: 'answer-lost' } : url.startsWith('/sellersproducts') ? hang : null;
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Delete now');
  await see(`We can’t tell whether ${laptop.productName} was deleted`);
  await signOut();
  shop.server.script = () => null;
  await logIn(shop, people.otherSeller);
  await shop.go('/dashboard/sellersproducts');
  await see(products.phone.productName);
  await allSettled();
  expect(toasts()).not.toContain(outcomeTexts.english.productDeleted);
});

it('[G-TRUE-1] chosen products whose deletion’s answers were lost leave the list', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = ({ method }) => (method === 'DELETE' ? { kind: 'answer-lost' } : null);
  for (const { productName } of [laptop, advertised]) await tick(`Choose ${productName}`);
  await press('Delete 2');
  await press('Delete products');
  await press('Delete now');
  await see('Nothing for sale yet');
});

it('[G-TRUE-1] chosen products whose advertising’s answers were lost have rows that say so until the list is read', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  const lists = (): number => shop.server.asked.filter((call) => call.startsWith('GET /sellersproducts')).length;
  const before = lists();
  const late = later();
  shop.server.script = ({ method }) => (method === 'PUT' ? { kind: 'answer-lost' } : late.fault);
  await tick(`Choose ${laptop.productName}`);
  await press('Advertise 1');
  await see('Not confirmed.');
  late.release();
  await see('Advertised just now');
  await nothingPending();
  expect(lists()).toBe(before + 1);
});

it('[G-SESSION-1] a seller who closes the login that a row asked for keeps the list', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  const { logInAgainText } = accountTexts.english;
  shop.server.script = ({ method, url }) => {
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return method === 'PUT' || url.startsWith('/sellersproducts') ? text(401, 'expired') : null;
  };
  await press(`Advertise ${laptop.productName}`);
  await see(logInAgainText);
  await press('Close');
  await see(failureTexts.english.sessionExpired);
  await allSettled();
  expect(shown()).not.toContain(logInAgainText);
  expect(shown()).toContain(laptop.productName);
});

it('[G-FORM-1] a late answer to a post keeps what was typed meanwhile', async () => {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/addproducts' });
  const late = later();
  shop.server.script = ({ method, url }) => (method === 'POST' && url === '/allproducts' ? late.fault : null);
  await see('Lenovo');
  await type(productFacts);
  await press(addProductTexts.english.submit);
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /allproducts'));
  await shop.go('/dashboard/sellersproducts');
  await see(laptop.productName);
  await shop.go('/dashboard/addproducts');
  await see('Lenovo');
  const next = { 'Product name': 'ZenBook 15', Description: 'Another one, with a new battery.' };
  await type(next);
  await vi.waitFor(() => expect(window.localStorage.getItem('re-sale-shop:drafts')).toContain('ZenBook 15'));
  late.release();
  await see('was added');
  await shop.reload('/dashboard/addproducts');
  await see('Lenovo');
  await allSettled();
  expect(lost(next)).toEqual([]);
});

/** A seller's products, of which the marketplace says at each deletion that there was none to delete. */
async function aDeskWithNothingToDelete(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  shop.server.script = ({ method }) => (method === 'DELETE' ? json(200, { deletedCount: 0 }) : null);
  return shop;
}

const isListed = (): boolean =>
  Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent).some((row) =>
    row.includes(laptop.productName),
  );

it('[G-TRUE-1] a product that the marketplace found none of is not called deleted, and stays in the table', async () => {
  await aDeskWithNothingToDelete();
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Delete now');
  await see(outcomeTexts.english.productNotThere(laptop.productName));
  await allSettled();
  expect(toasts()).not.toContain(outcomeTexts.english.productDeleted);
  expect(isListed()).toBe(true);
});

it.each([
  ['is not called deleted while the list has it', true],
  ['counts as deleted once the list lacks it', false],
])('[G-TRUE-1] a chosen product that the marketplace found none of %s', async (_what, isThere) => {
  const shop = await aDeskWithNothingToDelete();
  await tick(`Choose ${laptop.productName}`);
  await press('Delete 1');
  await press('Delete product');
  if (!isThere) shop.backend.world.marketplace.products.delete(laptop.id);
  await press('Delete now');
  await see(productDeskTexts.english.deletion.done(isThere ? 0 : 1, isThere ? '0' : '1'));
  await allSettled();
  expect(shown().includes(productDeskTexts.english.deletion.done(1, '1'))).toBe(!isThere);
  expect(isListed()).toBe(isThere);
});
