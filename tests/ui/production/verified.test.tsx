import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, text } from './FaultyServer.ts';
import { allSettled, later } from './people.ts';
import { isCaught, pressByKey } from './pressByKey.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  await stopProductionShops();
  vi.useRealTimers();
});

it('[G-TRUE-1] a failed look-up of a seller’s verification is repeated', async () => {
  // One product for each of two sellers: a second card would look up its seller again once the first has failed.
  const marketplace = { ...shopWorld.marketplace, products: [products.laptop, products.phone] };
  const { server, go } = await aProductionShop({ seed: { ...shopWorld, marketplace } });
  server.script = ({ url }) => (url.startsWith('/users/verified/') ? text(500, 'down') : null);
  await go('/allproducts');
  await see(products.laptop.productName);
  await nothingPending();
  // Each seller is looked up three times.
  await vi.waitFor(
    () => expect(server.asked.filter((call) => call.includes('/users/verified/'))).toHaveLength(6),
    10_000,
  );
  await settled();
  expect(shown()).not.toContain('Verified');

  server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
  await go('/blog');
  await go('/allproducts');
  await see('Verified');
});

describe('[G-FACET-1] the filter for verified sellers of a list that the shop searches itself', () => {
  const { admin, otherSeller, seller } = people;
  const verifiedOnly = '/allproducts?verified=yes';
  const lookUps = ({ server }: ProductionShop) => server.asked.filter((call) => call.includes('/users/verified/'));

  async function verifyElsewhere({ backend }: ProductionShop): Promise<void> {
    const token = backend.world.marketplace.issueToken(admin.email);
    const answer = await fetch(`${backend.backend.url}/users/seller/${seller.email}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token.ok ? token.value : ''}`, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  it('says how far the check of the sellers is, and nothing of matches before it has ended', async () => {
    const shop = await aProductionShop();
    const { fault, release } = later();
    shop.server.script = ({ url }) => (url.startsWith('/users/verified') ? fault : null);
    await shop.go(verifiedOnly);
    await see('Checked 0 of 2 sellers.');
    expect(document.querySelector('.product-grid .skel')).not.toBeNull();
    expect(shown()).not.toContain('No products match');
    expect(shown()).not.toContain('of 3 products');
    await press('Filter (1)');
    await see('Show products');
    await see('Smart Phone');
    expect(document.querySelector('dialog .facet')?.textContent).not.toMatch(/\d/);
    release();
    await see('0 of 3 products');
    await see('No products match');
  });

  it('says nothing of a check where every seller is known already', async () => {
    const shop = await aProductionShop();
    shop.server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
    await shop.go('/allproducts');
    // A card shows its seller's mark once the look-up is answered.
    const marked = () =>
      [...document.querySelectorAll('article')].filter(({ textContent }) => /Verified/.test(textContent ?? ''));
    await vi.waitFor(() => expect(marked()).toHaveLength(3), 5000);
    await shop.go('/blog');
    await shop.go(verifiedOnly);
    await see('3 products');
    expect(shown()).not.toContain('Checked ');
    expect(lookUps(shop)).toHaveLength(2);
  });

  it('says nothing of a check where the marketplace searches', async () => {
    const shop = await aProductionShop({ extensions: ['search'] });
    await verifyElsewhere(shop);
    await shop.go(verifiedOnly);
    await see('2 products');
    // The cards’ own look-ups change nothing.
    await vi.waitFor(() => expect(lookUps(shop)).not.toEqual([]), 5000);
    await settled();
    expect(shown()).toContain('2 products');
    expect(shown()).not.toContain('Checked ');
  });

  it('offers to check the sellers again whose check failed', async () => {
    const shop = await aProductionShop();
    shop.server.script = ({ url }) => (url.startsWith('/users/verified/') ? text(500, 'down') : null);
    await shop.go(verifiedOnly);
    await see('Check 2 sellers again');
    shop.server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
    await press('Check 2 sellers again');
    await see('3 products');
  });

  it('[G-TRUE-1] says beside a list that a seller could not be checked, and checks again, on a phone too', async () => {
    const shop = await aProductionShop();
    const failing = encodeURIComponent(otherSeller.email);
    shop.server.script = ({ url }) =>
      !url.startsWith('/users/verified/')
        ? null
        : url.includes(failing)
          ? text(500, 'down')
          : json(200, { isVerified: true });
    await shop.go(verifiedOnly);
    await see('Check 1 seller again');
    await nothingPending();
    expect(shown()).toContain('Checked 1 of 2 sellers.');
    expect(shown()).not.toContain('of 3 products');
    shop.server.script = ({ url }) => (url.startsWith('/users/verified/') ? json(200, { isVerified: true }) : null);
    await pressByKey('Check 1 seller again');
    await isCaught();
    await vi.waitFor(() => expect(shown()).not.toContain('Checked '), 5000);
    await see('3 products');
  });

  it('finds a seller whom the admin has just verified', async () => {
    const shop = await aProductionShop({ who: admin, at: verifiedOnly });
    await see('0 of 3 products');
    await nothingPending();
    await shop.go('/dashboard/allseller');
    await press(`Verify ${seller.name}`);
    await see('Seller verified successfully');
    await nothingPending();
    await shop.go(verifiedOnly);
    await see('2 of 3 products');
  });

  it('finds a verified seller when the answer comes after the list', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const shop = await aProductionShop({ at: verifiedOnly });
    await see('0 of 3 products');
    await nothingPending();
    // The list has heard of the first answers.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await verifyElsewhere(shop);
    const { fault, release } = later();
    shop.server.script = ({ url }) => (url.startsWith('/users/verified') ? fault : null);
    tellFromAnotherTab('sellers verified/ products/found/');
    await allSettled();
    release();
    await see('2 of 3 products');
  });
});
