import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { ComparePage } from '#ui/features/kept/ComparePage.tsx';
import { CompareToggle } from '#ui/features/kept/CompareToggle.tsx';
import { WishListPage } from '#ui/features/kept/WishListPage.tsx';
import { aProduct } from '../shopping/aProduct.ts';
import { aShop } from '../shopping/aShop.tsx';

afterEach(cleanup);

const t480 = aProduct();
const x1 = aProduct({ id: 'p2', productName: 'ThinkPad X1', price: 61000, useDuration: '36 months' });
const sold = aProduct({ id: 'p3', productName: 'MacBook Air', categoryName: 'Apple', price: 70000 });
const offering = (...products: readonly Product[]) => ({ all: async () => ok(listing(products)) });

describe('[G-WISH-1] the wish list’s page', () => {
  it('says how to begin while it is empty', () => {
    aShop().open('/wishlist', <WishListPage />);
    expect(screen.getByRole('heading', { name: 'Nothing is on your wish list yet' })).toBeTruthy();
  });

  it('shows what is wished for, marks what is gone with what is remembered, and lets go of it', async () => {
    const shop = aShop({ products: offering(t480) });
    shop.app.wishList.toggle(t480);
    shop.app.wishList.toggle(sold);
    shop.open('/wishlist', <WishListPage />);
    expect(await screen.findByText('1 is no longer offered')).toBeTruthy();
    const [gone, offered] = screen.getAllByRole('article');
    if (gone === undefined || offered === undefined) throw new Error('Two cards were expected.');
    expect(within(gone).getByText('No longer offered')).toBeTruthy();
    expect(within(gone).getByText('70,000', { exact: false })).toBeTruthy();
    expect(within(offered).queryByText('No longer offered')).toBeNull();
    await userEvent.click(within(gone).getByRole('button', { name: 'Remove: MacBook Air' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(shop.app.wishList.has('p3')).toBe(false);
  });

  it('calls nothing gone when the shop cannot be reached', async () => {
    const shop = aShop({ products: { all: async () => fail({ code: 'api/offline' }) } });
    shop.app.wishList.toggle(t480);
    shop.open('/wishlist', <WishListPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    expect(screen.queryByText(/no longer offered/i)).toBeNull();
    expect(shop.app.wishList.size).toBe(1);
  });
});

describe('[G-WISH-1] the comparison', () => {
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const heads = () => rows().map((row) => within(row).getByRole('rowheader').textContent);

  it('shows the products of the address side by side, and marks what differs', async () => {
    aShop({ products: offering(t480, x1) }).open('/compare?product=p1&product=p2', <ComparePage />);
    const table = within(await screen.findByRole('table', { name: 'The products compared, field by field' }));
    expect(table.getAllByRole('columnheader').slice(1).map((head) => within(head).getByRole('link').textContent)).toEqual(['ThinkPad T480', 'ThinkPad X1']);
    expect(heads().filter((head) => head?.endsWith('differs'))).toEqual(['Resale price differs', 'Saving differs']);
    expect(heads()).toContain('Used for');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(heads()).toEqual(['Resale price differs', 'Saving differs']);
  });

  it('opens this device’s own where the address names none', async () => {
    const shop = aShop({ products: offering(t480, x1) });
    shop.app.comparison.toggle(x1);
    shop.app.comparison.toggle(t480);
    const { address } = shop.open('/compare', <ComparePage />);
    await waitFor(() => expect(address()).toBe('/compare?product=p2&product=p1'));
  });

  it('leaves this device’s own alone when a link shows another, unless one keeps it', async () => {
    const shop = aShop({ products: offering(t480, x1, sold) });
    shop.app.comparison.toggle(sold);
    shop.open('/compare?product=p1&product=p2', <ComparePage />);
    await screen.findByRole('table');
    expect(shop.app.comparison.productIds).toEqual(['p3']);
    await userEvent.click(screen.getByRole('button', { name: 'Keep as my comparison' }));
    expect(shop.app.comparison.productIds).toEqual(['p1', 'p2']);
  });

  it('takes a product out of the address and of the comparison', async () => {
    const shop = aShop({ products: offering(t480, x1, sold) });
    for (const product of [t480, x1, sold]) shop.app.comparison.toggle(product);
    const { address } = shop.open('/compare?product=p1&product=p2&product=p3', <ComparePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: ThinkPad X1' }));
    expect(address()).toBe('/compare?product=p1&product=p3');
    expect(shop.app.comparison.productIds).toEqual(['p1', 'p3']);
  });

  it('names what is gone, and asks for one more where only one is left', async () => {
    const shop = aShop({ products: offering(t480) });
    shop.app.comparison.toggle(sold);
    shop.open('/compare?product=p1&product=p3', <ComparePage />);
    expect(await screen.findByText('“MacBook Air” is no longer offered')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Choose one more product to compare' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('takes no fifth product, and says why', async () => {
    const shop = aShop();
    for (const id of ['a', 'b', 'c', 'd']) shop.app.comparison.toggle(aProduct({ id }));
    shop.open('/', <CompareToggle product={t480} />);
    const button = screen.getByRole('button', { name: 'Compare' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(shop.toasts()).toEqual(['Four products are compared already: take one out first.']);
  });
});
