import { expect, it, vi } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { aRunningShop } from '../faults/aRunningShop.tsx';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { booking, products } from '../faults/shopWorld.ts';

vi.setConfig({ testTimeout: 30_000 });
it.each([
  ['bookings', '/dashboard', people.buyer, people.otherBuyer, booking.productName],
  ['products', '/dashboard/sellersproducts', people.seller, people.otherSeller, products.laptop.productName],
])(
  '[G-SESSION-1] never shows a person the %s of the person signed in before',
  async (_what, page, before, after, name) => {
    const shop = await aRunningShop(before);
    await shop.go(page);
    await see(name);
    await shop.fakes.auth.signIn(after.email, after.password);
    await settled();
    await nothingPending();
    expect(shop.app.session.actor?.account.email).toBe(after.email);
    expect(shown()).not.toContain(name);
  },
);

it('[G-SESSION-1] continues in place when the same person logs in again', async () => {
  const shop = await aRunningShop(people.seller);
  await shop.go('/dashboard/addproducts');
  await see('Post this product');
  const page = document.querySelector('main form');
  shop.app.session.begin({
    account: { ...people.seller, displayName: 'Selim', photoURL: null },
    isAdmin: false,
    isSeller: true,
  });
  await settled();
  expect(document.querySelector('main form')).toBe(page);
  await press('Post this product');
});
