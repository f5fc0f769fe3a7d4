import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/Result.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { productDeskTexts } from '#ui/texts/productDesk.ts';
import { savedTexts } from '#ui/texts/saved.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, tick } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, text } from './FaultyServer.ts';
import { allSettled, later, logIn, signOut, toasts } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { seller, otherSeller, admin, buyer } = people;
const { laptop, phone, advertised } = products;

describe('[G-TRUE-1] a desk', () => {
  it('does not bring a deleted product back when its outcome is closed before the list is read', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    await nothingPending();
    await tick(`Choose ${laptop.productName}`);
    await press('Delete 1');
    await press('Delete product');
    shop.server.script = ({ method, url }) => (method === 'GET' && url.startsWith('/sellersproducts') ? hang : null);
    await press('Delete now');
    await vi.waitFor(() => expect(shop.server.asked).toContain(`DELETE /sellersporducts/${laptop.id}`));
    await press('Close this message');
    await allSettled();
    expect(document.querySelector('table')?.textContent).not.toContain(laptop.productName);
  });

  it('does not say that nobody was left out when its admin leaves after the last one was sent', async () => {
    const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
    await see(seller.name);
    await nothingPending();
    const late = later();
    shop.server.script = ({ method }) => (method === 'PUT' ? late.fault : null);
    await tick(`Choose ${seller.name}`);
    await tick(`Choose ${otherSeller.name}`);
    await press('Verify 2');
    await vi.waitFor(() => expect(shop.server.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
    await shop.go('/blog');
    expect(toasts()).toBe('');
    late.release();
  });
});

describe('[G-FORM-1] Back brings a desk as it was left', () => {
  const back = async (to: string): Promise<void> => {
    act(() => window.history.back());
    await vi.waitFor(() => expect(window.location.pathname).toBe(to));
    await allSettled();
  };
  const pressed = (name: RegExp) => screen.getByRole('button', { name, pressed: true });
  const search = () =>
    screen.getByRole<HTMLInputElement>('searchbox', { name: /^Search (your products|name or email)/ });
  const lookFor = (value: string) => act(() => void fireEvent.change(search(), { target: { value } }));
  const isOpen = (name: string) => screen.queryByRole('heading', { level: 2, name }) !== null;

  it('with an admin’s search, filters, chosen sellers and open person, and anew by a link', async () => {
    const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
    await see(seller.name);
    lookFor('s');
    await press('Not verified 2');
    await tick(`Choose ${seller.name}`);
    await press(seller.name);
    expect(isOpen(seller.name)).toBe(true);
    await shop.go('/blog');
    await back('/dashboard/allseller');
    await see('1 chosen');
    expect(search().value).toBe('s');
    expect(pressed(/^Not verified/)).toBeTruthy();
    expect(isOpen(seller.name)).toBe(true);
    await shop.go('/blog');
    await shop.go('/dashboard/allseller');
    await see(seller.name);
    expect([search().value, shown().includes('1 chosen')]).toEqual(['', false]);
  });

  it('with a seller’s search and chosen products', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    lookFor('elite');
    await tick(`Choose ${laptop.productName}`);
    await shop.go('/blog');
    await back('/dashboard/sellersproducts');
    await see('1 chosen');
    expect(search().value).toBe('elite');
  });

  it('also after a press on the link of the page that is open', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    await shop.go('/dashboard/sellersproducts');
    lookFor('elite');
    await shop.go('/blog');
    await back('/dashboard/sellersproducts');
    await see(laptop.productName);
    expect(search().value).toBe('elite');
  });

  it('not to the next person', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    lookFor('elite');
    await shop.go('/blog');
    await signOut();
    await logIn(shop, otherSeller);
    act(() => window.history.go(-2));
    await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard/sellersproducts'));
    await see(phone.productName);
    expect(search().value).toBe('');
  });
});

it('[G-TRUE-1] a seller whose verification’s answer was lost counts as verified once the list says so', async () => {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  const late = later();
  shop.server.script = ({ method, url }) => {
    if (method === 'PUT')
      return decodeURIComponent(url).endsWith(otherSeller.email) ? text(500, 'no') : { kind: 'answer-lost' };
    return method === 'GET' ? late.fault : null;
  };
  await tick(`Choose ${seller.name}`);
  await tick(`Choose ${otherSeller.name}`);
  await press('Verify 2');
  await see('0 sellers verified2 not confirmed');
  // Another tab's change has the list read once more.
  tellFromAnotherTab('sellers');
  late.release();
  await see(`1 seller verified1 not confirmed: ${otherSeller.name}.`);
  await nothingPending();
});

it('[S-ADM-2] a row whose seller was verified offers nothing until the list says so', async () => {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  const late = later();
  let isSent = false;
  shop.server.script = ({ method, url }) => {
    isSent ||= method === 'PUT';
    return isSent && url === '/sellers' ? late.fault : null;
  };
  await press(`Verify ${seller.name}`);
  await see(outcomeTexts.english.sellerVerified);
  expect(screen.queryByRole('button', { name: `Verify ${seller.name}` })).toBeNull();
  late.release();
  await vi.waitFor(() =>
    expect(screen.getByRole('row', { name: new RegExp(seller.name) }).textContent).toContain('Verified'),
  );
  expect(shop.server.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

describe('[G-TRUE-1] an admin is told that somebody else had deleted the seller before', () => {
  /** Another admin deletes the seller, and this admin's list does not know. */
  async function withGoneSeller() {
    const { backend } = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
    await see(seller.name);
    await nothingPending();
    const token = backend.world.marketplace.issueToken(admin.email);
    const headers = { authorization: `Bearer ${token.ok ? token.value : ''}` };
    const gone = await fetch(`${backend.backend.url}/users/${seller.email}`, { method: 'DELETE', headers });
    expect(gone.ok).toBe(true);
  }

  it('when they delete them', async () => {
    await withGoneSeller();
    await press(`Delete ${seller.name}`);
    await press('Confirm Delete');
    await see(outcomeTexts.english.personGone(seller.name));
    expect(toasts()).not.toContain('deleted successfully');
  });

  it('when they verify them, whose row disappears', async () => {
    await withGoneSeller();
    await press(`Verify ${seller.name}`);
    await see(outcomeTexts.english.personGone(seller.name));
    expect(document.querySelector('table')?.textContent).not.toContain(seller.name);
  });
});

it('[G-TRUE-1] a seller is told that the product they advertise, whose row disappears, was deleted elsewhere', async () => {
  const { backend } = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
  await see(laptop.productName);
  await nothingPending();
  expect(backend.world.marketplace.products.delete(laptop.id)).toEqual(ok(true));
  await press(`Advertise ${laptop.productName}`);
  await see(productDeskTexts.english.gone(laptop.productName));
  expect(document.querySelector('table')?.textContent).not.toContain(laptop.productName);
});

it('[G-WISH-1] saving a shared comparison gives the person’s own back on Undo', async () => {
  const shop = await aProductionShop({ at: `/compare?product=${laptop.id}&product=${phone.id}` });
  const { saveComparison, undo } = savedTexts.english;
  await see(saveComparison);
  shop.app.comparison.save(advertised);
  await press(saveComparison);
  await vi.waitFor(() => expect(shop.app.comparison.productIds).toHaveLength(2));
  await press(undo);
  expect(shop.app.comparison.productIds).toEqual([advertised.id]);
});

describe('[G-FAULT-1] somebody who left the page before the answer', () => {
  /** A refusal that comes when it is released. */
  function lateRefusal() {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fault = { kind: 'answer', status: 500, body: 'no', type: 'text/plain', release: released } as const;
    return { fault, release: () => release() };
  }

  it('reads that the booking was not deleted', async () => {
    const shop = await aProductionShop({ who: buyer, at: '/dashboard' });
    await see('Galaxy S21');
    const { fault, release } = lateRefusal();
    shop.server.script = ({ method }) => (method === 'DELETE' ? fault : null);
    await press('Delete booking of Galaxy S21');
    await press('Delete booking');
    await vi.waitFor(() => expect(shop.server.asked.some((call) => call.startsWith('DELETE'))).toBe(true));
    await shop.go('/blog');
    release();
    await see(outcomeTexts.english.bookingNotDeleted);
  });

  it('reads that the product was not advertised', async () => {
    const shop = await aProductionShop({ who: seller, at: '/dashboard/sellersproducts' });
    await see(laptop.productName);
    const { fault, release } = lateRefusal();
    shop.server.script = ({ method }) => (method === 'PUT' ? fault : null);
    await press(`Advertise ${laptop.productName}`);
    await vi.waitFor(() => expect(shop.server.asked.some((call) => call.startsWith('PUT'))).toBe(true));
    await shop.go('/blog');
    release();
    await see(outcomeTexts.english.productNotAdvertised(laptop.productName));
  });

  it.each([
    ['one seller', 1],
    ['the chosen sellers', 2],
  ])('reads that %s could not be verified', async (_title, count) => {
    const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
    await see(seller.name);
    await nothingPending();
    const { fault, release } = lateRefusal();
    shop.server.script = ({ method }) => (method === 'PUT' ? fault : null);
    const chosen = [seller, otherSeller].slice(0, count);
    if (count === 1) await press(`Verify ${seller.name}`);
    else {
      for (const { name } of chosen) await tick(`Choose ${name}`);
      await press('Verify 2');
    }
    await vi.waitFor(() =>
      expect(shop.server.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(chosen.length),
    );
    await shop.go('/blog');
    release();
    for (const { name } of chosen) await see(outcomeTexts.english.sellerNotVerified(name));
  });
});
