import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { fail } from '#domain/shared/Result.ts';
import { deskTexts } from '#ui/texts/desk.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, tick } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aQueueOf } from './aQueueOf.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled, toasts } from './people.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { seller, otherSeller, admin } = people;
const { laptop, phone } = products;
const ownProducts = {
  ...shopWorld,
  marketplace: { ...shopWorld.marketplace, products: [laptop, { ...phone, sellerEmail: seller.email }] },
};
const bar = () => document.querySelector('.desk-bar')?.textContent ?? '';
const table = () => document.querySelector('table')?.textContent ?? '';

/** Opens a desk of a seller's or an admin's, where calls about one row are refused until they are allowed. */
async function open(at: string, shownFirst: string, refused: string) {
  const who = at.includes('sellersproducts') ? seller : admin;
  const shop = await aProductionShop({ who, at, seed: ownProducts });
  await see(shownFirst);
  await nothingPending();
  let isRefusing = true;
  shop.server.script = ({ method, url }) =>
    method !== 'GET' && isRefusing && url.includes(refused) ? json(409, { message: 'Not now' }) : null;
  return {
    shop,
    allow: () => {
      isRefusing = false;
    },
  };
}

/** The calls about a row that were sent. */
const sent = ({ server }: ProductionShop, method: string) => server.asked.filter((call) => call.startsWith(method));

describe('[G-TRUE-1] a row that a run could not change is not said to be unchanged once its own button has', () => {
  it('[G-ADM-1] verified its seller', async () => {
    const { allow } = await open('/dashboard/allseller', seller.name, 'selim');
    for (const { name } of [seller, otherSeller]) await tick(`Choose ${name}`);
    await press('Verify 2');
    await see('Not now');
    await nothingPending();
    allow();
    await press(`Verify ${seller.name}`);
    await allSettled();
    expect(table()).not.toContain('Not verified.');
    expect(bar()).not.toContain(seller.name);
  });

  it('[G-SELL-1] advertised its product', async () => {
    const { allow } = await open('/dashboard/sellersproducts', laptop.productName, laptop.id);
    for (const { productName } of [laptop, phone]) await tick(`Choose ${productName}`);
    await press('Advertise 2');
    await see('Not now');
    await nothingPending();
    allow();
    await press(`Advertise ${laptop.productName}`);
    await allSettled();
    expect(table()).not.toContain('Not advertised.');
    expect(bar()).not.toContain(laptop.productName);
  });

  it('[G-SELL-1] deleted its product', async () => {
    const { allow } = await open('/dashboard/sellersproducts', laptop.productName, laptop.id);
    for (const { productName } of [laptop, phone]) await tick(`Choose ${productName}`);
    await press('Delete 2');
    await press('Delete products');
    await press('Delete now');
    await see('Not now');
    await nothingPending();
    allow();
    await press(`Delete ${laptop.productName}`);
    await press('Delete product');
    await press('Delete now');
    await allSettled();
    expect(bar()).not.toContain(laptop.productName);
  });
});

it('[G-ADM-1] a seller whom a run could not verify is not offered to it again once they are deleted', async () => {
  const { allow } = await open('/dashboard/allseller', seller.name, 'seller');
  for (const { name } of [seller, otherSeller]) await tick(`Choose ${name}`);
  await press('Verify 2');
  await see(deskTexts.english.tryAgainMany('2'));
  await nothingPending();
  allow();
  await press(`Delete ${seller.name}`);
  await press('Confirm Delete');
  await see(deskTexts.english.tryAgainMany('1'));
  expect(bar()).not.toContain(seller.name);
  await press(`Delete ${otherSeller.name}`);
  await press('Confirm Delete');
  await vi.waitFor(() => expect(bar()).toBe(''));
});

it('[G-SELL-1] a product that a run could not advertise is not offered to it again once it is deleted', async () => {
  const { allow } = await open('/dashboard/sellersproducts', laptop.productName, laptop.id);
  for (const { productName } of [laptop, phone]) await tick(`Choose ${productName}`);
  await press('Advertise 2');
  await see('Not now');
  await nothingPending();
  expect(bar()).toContain(laptop.productName);
  allow();
  await press(`Delete ${laptop.productName}`);
  await press('Delete product');
  await press('Delete now');
  await allSettled();
  expect(table()).not.toContain(laptop.productName);
  expect(bar()).not.toContain(laptop.productName);
});

it('[G-TRUE-1] a run says of a seller whom another admin has deleted that they are gone', async () => {
  const { shop, allow } = await open('/dashboard/allseller', seller.name, 'nobody');
  allow();
  for (const { name } of [seller, otherSeller]) await tick(`Choose ${name}`);
  const { marketplace } = shop.backend.world;
  const token = marketplace.issueToken(admin.email);
  const deleted = marketplace.users.delete(token.ok ? token.value : '', seller.email);
  expect(deleted.ok).toBe(true);
  await press('Verify 2');
  await see('1 seller verified');
  await allSettled();
  expect(bar()).toContain(seller.name);
  expect(bar()).toContain(failureTexts.english.notFound);
});

it('[G-ADM-1] a row is tried again at once although another one still waits for its answer', async () => {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  let isRefusing = true;
  shop.server.script = ({ method, url }) => {
    if (method !== 'PUT') return null;
    if (url.includes('selim')) return hang;
    return isRefusing ? json(409, { message: 'Not now' }) : null;
  };
  for (const { name } of [seller, otherSeller]) await tick(`Choose ${name}`);
  await press('Verify 2');
  await see('Not now');
  isRefusing = false;
  await press(`Try again${deskTexts.english.withRow(otherSeller.name)}`);
  await vi.waitFor(() => expect(sent(shop, 'PUT')).toHaveLength(3));
});

it('[G-UNDO-1] a bulk deletion that a failed sign-out has sent tells its outcome', async () => {
  const { shop } = await open('/dashboard/sellersproducts', laptop.productName, laptop.id);
  for (const { productName } of [laptop, phone]) await tick(`Choose ${productName}`);
  await press('Delete 2');
  await press('Delete products');
  vi.spyOn(shop.auth, 'signOut').mockResolvedValue(fail({ code: 'auth/unreachable', message: 'no network' }));
  await press('Sign Out');
  await see('Not now');
  expect(sent(shop, 'DELETE')).toHaveLength(2);
  await vi.waitFor(() => expect(bar()).toContain(laptop.productName));
});

describe('[G-TRUE-1] a message that something was not done goes once it is done', () => {
  it('[G-UNDO-1] such as the deletion of a product', async () => {
    const { allow } = await open('/dashboard/sellersproducts', laptop.productName, laptop.id);
    const deleteIt = async (): Promise<void> => {
      await press(`Delete ${laptop.productName}`);
      await press('Delete product');
      await press('Delete now');
      await allSettled();
    };
    await deleteIt();
    await see('was not deleted');
    allow();
    await deleteIt();
    await see('deleted successfully');
    expect(toasts()).not.toContain('was not deleted');
  });

  it('[G-REP-1] such as the dismissal of a report', async () => {
    const { productName } = laptop;
    const shop = await aQueueOf(1);
    const dismiss = async (): Promise<void> => {
      await press(`Dismiss report about ${productName}`);
      await press(`Dismiss now about ${productName}`);
      await allSettled();
    };
    shop.server.script = ({ method }) => (method === 'DELETE' ? json(409, { message: 'Not now' }) : null);
    await dismiss();
    await vi.waitFor(() => expect(toasts()).toContain('wasn’t dismissed'));
    shop.server.script = () => null;
    await dismiss();
    await vi.waitFor(() => expect(toasts()).toContain('dismissed'));
    expect(toasts()).not.toContain('wasn’t dismissed');
  });
});

it('[G-TRUE-1] a person’s panel says after eight seconds that their listings take long, and offers to stop', async () => {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  const { pass } = holdLongWaits();
  shop.server.script = ({ url }) => (url.startsWith('/allproducts') ? hang : null);
  await press(seller.name);
  await pass(9);
  await see('This is taking longer than usual');
  await press('Stop');
  await see('Try again');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});
