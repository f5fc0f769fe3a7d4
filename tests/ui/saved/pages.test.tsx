import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { ComparePage } from '#ui/features/saved/ComparePage.tsx';
import { CompareToggle } from '#ui/parts/saved/CompareToggle.tsx';
import { WishListPage } from '#ui/features/saved/WishListPage.tsx';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';

const t480 = aThinkPad();
const x1 = aThinkPad({ id: 'p2', productName: 'ThinkPad X1', price: 61000, useDuration: '36 months' });
const sold = aThinkPad({ id: 'p3', productName: 'MacBook Air', categoryName: 'Apple', price: 70000 });
const offering = (...products: readonly Product[]) => ({ all: async () => ok(listing(products)) });

const hearts = () => screen.getAllByRole('button', { name: /wish list/i });

/** A wish list of three products that are on offer. */
async function openThree() {
  const three = [t480, x1, aThinkPad({ id: 'p4', productName: 'ThinkPad T14' })];
  const shop = aShop({ products: offering(...three) });
  for (const product of three) shop.app.wishList.toggle(product);
  shop.open(
    '/wishlist',
    <main>
      <WishListPage />
    </main>,
  );
  await waitFor(() => expect(hearts()).toHaveLength(3));
  return shop;
}

describe('[G-WISH-1] the wish list’s page', () => {
  it('explains how to start while it is empty', () => {
    aShop().open('/wishlist', <WishListPage />);
    expect(screen.getByRole('heading', { name: 'Your wish list is empty' })).toBeTruthy();
  });

  it('shows saved products, marks those that are gone with their saved facts, and can remove them', async () => {
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

  it('[G-A11Y-1] hands the focus to the card that comes to the place of a removed one', async () => {
    await openThree();
    const focused = () => document.activeElement?.closest('article')?.querySelector('h2')?.textContent;
    const [first, , last] = screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent);
    const press = async (place: number) => {
      hearts()[place]?.focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(1);
    await waitFor(() => expect(focused()).toBe(last));
    await press(1);
    await waitFor(() => expect(focused()).toBe(first));
    await press(0);
    await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));
  });

  it('[G-A11Y-1] does the same where a pressed button gets no focus, and leaves people alone who pressed none', async () => {
    const shop = await openThree();
    act(() => shop.app.wishList.remove(x1.id));
    await waitFor(() => expect(hearts()).toHaveLength(2));
    expect(document.activeElement).toBe(document.body);

    const [, last] = hearts();
    if (last === undefined) throw new Error('Two cards are left.');
    fireEvent.pointerDown(last);
    fireEvent.click(last);
    await waitFor(() => expect(hearts()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.closest('article')).toBe(screen.getByRole('article')));
  });

  it('calls no product gone when the shop is unreachable', async () => {
    const shop = aShop({ products: { all: async () => fail({ code: 'api/offline' }) } });
    shop.app.wishList.toggle(t480);
    shop.open('/wishlist', <WishListPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline');
    expect(screen.queryByText(/no longer offered/i)).toBeNull();
    expect(shop.app.wishList.size).toBe(1);
  });
});

describe('[G-SALE-1] the wish list’s page of a marketplace that states availability', () => {
  const reserved = aThinkPad({ status: 'reserved' });
  const cardText = async () => (await screen.findByRole('article')).textContent;

  it('says of a reserved product that it may come back', async () => {
    const shop = aShop({ products: offering(reserved) });
    shop.app.wishList.toggle(reserved);
    shop.open('/wishlist', <WishListPage />);
    expect(await cardText()).toContain('You’re watching it. It may come back.');
    expect(screen.queryByText('Available again')).toBeNull();
  });

  it('says that a product is available again until it is opened', async () => {
    const store = aDevice();
    const id = '0000000000000000000000d1';
    aShop({ store }).app.wishList.toggle({ ...reserved, id });
    const products = offering(aThinkPad({ id, status: 'available' }));
    for (const _ of ['the first visit', 'the next visit']) {
      aShop({ store, products }).open('/wishlist', <WishListPage />);
      expect(await screen.findByText('Available again')).toBeTruthy();
      expect(screen.getByText('1 is available again')).toBeTruthy();
      cleanup();
    }
    aShop({ store, products }).open(`/products/${id}`, <ProductPage params={{ id }} />);
    await screen.findByRole('button', { name: 'Book this product' });
    cleanup();
    aShop({ store, products }).open('/wishlist', <WishListPage />);
    await screen.findAllByRole('article');
    expect(screen.queryByText(/available again/i)).toBeNull();
  });

  it('says nothing of a product that was reserved and has no status any more', async () => {
    const shop = aShop({ products: offering(t480) });
    shop.app.wishList.toggle(reserved);
    shop.open('/wishlist', <WishListPage />);
    await screen.findByRole('article');
    expect(screen.queryByText(/available again|may come back/i)).toBeNull();
  });

  it('leads from a sold product to similar ones', async () => {
    const gone = aThinkPad({ status: 'sold' });
    const shop = aShop({ products: offering(gone) });
    shop.app.wishList.toggle(gone);
    shop.open('/wishlist', <WishListPage />);
    const link = await screen.findByRole('link', { name: 'See similar: ThinkPad T480' });
    expect(link.getAttribute('href')).toBe('/allproducts?category=Lenovo&status=available');
    expect(screen.queryByRole('button', { name: 'Compare: ThinkPad T480' })).toBeNull();
  });
});

describe('[G-SALE-1] availability in the comparison', () => {
  const availability = () => screen.queryByRole('row', { name: /^Availability/ });

  it('is a row that says what is not stated', async () => {
    aShop({ products: offering(aThinkPad({ status: 'reserved' }), x1) }).open(
      '/compare?product=p1&product=p2',
      <ComparePage />,
    );
    await screen.findByRole('table');
    expect(availability()?.textContent).toBe('Availability differsReservedNot stated');
  });

  it('is no row where no product has a status', async () => {
    aShop({ products: offering(t480, x1) }).open('/compare?product=p1&product=p2', <ComparePage />);
    await screen.findByRole('table');
    expect(availability()).toBeNull();
  });
});

describe('[G-WISH-1] the comparison', () => {
  const table = () => within(screen.getByRole('table'));
  const heads = () =>
    table()
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  it('[G-I18N-1] marks the language of its columns’ heads, and of nothing else in them and below them', async () => {
    const bangla = aThinkPad({ id: 'b', productName: 'থিংকপ্যাড T14' });
    const shop = aShop({ products: offering(t480, bangla) });
    shop.open('/compare?product=p1&product=b', <ComparePage />);
    const langsOf = (name: string) => {
      const head = screen.getByRole('columnheader', { name });
      const inside = within(head).getByRole('link').parentElement;
      const button = table().getByRole('button', { name: (words) => words.includes(name) });
      return [head, inside, button.closest('[lang]')].map((one) => one?.getAttribute('lang'));
    };
    await screen.findByRole('columnheader', { name: 'ThinkPad T480' });
    expect(langsOf('থিংকপ্যাড T14')).toEqual(['bn', 'en', undefined]);
    act(() => shop.app.preferences.chooseLanguage('bangla'));
    expect(langsOf('ThinkPad T480')).toEqual(['en', 'bn', undefined]);
  });

  it('shows the products in the address side by side, and marks differences', async () => {
    aShop({ products: offering(t480, x1) }).open('/compare?product=p1&product=p2', <ComparePage />);
    const table = within(await screen.findByRole('table', { name: 'The products compared, field by field' }));
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map((head) => within(head).getByRole('link').textContent),
    ).toEqual(['ThinkPad T480', 'ThinkPad X1']);
    expect(heads().filter((head) => head?.endsWith('differs'))).toEqual(['Resale price differs', 'Saving differs']);
    expect(heads()).toContain('Used for');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(heads()).toEqual(['Resale price differs', 'Saving differs']);
  });

  it('opens this device’s own when the address names none', async () => {
    const shop = aShop({ products: offering(t480, x1) });
    shop.app.comparison.toggle(x1);
    shop.app.comparison.toggle(t480);
    const { address } = shop.open('/compare', <ComparePage />);
    await waitFor(() => expect(address()).toBe('/compare?product=p2&product=p1'));
  });

  it('leaves this device’s own alone when a link shows another, unless the person saves it', async () => {
    const shop = aShop({ products: offering(t480, x1, sold) });
    shop.app.comparison.toggle(sold);
    shop.open('/compare?product=p1&product=p2', <ComparePage />);
    await screen.findByRole('table');
    expect(shop.app.comparison.productIds).toEqual(['p3']);
    await userEvent.click(screen.getByRole('button', { name: 'Save as my comparison' }));
    expect(shop.app.comparison.productIds).toEqual(['p1', 'p2']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }));
  });

  it('removes a product from the address and from the comparison', async () => {
    const shop = aShop({ products: offering(t480, x1, sold) });
    for (const product of [t480, x1, sold]) shop.app.comparison.toggle(product);
    const { address } = shop.open('/compare?product=p1&product=p2&product=p3', <ComparePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: ThinkPad X1' }));
    expect(address()).toBe('/compare?product=p1&product=p3');
    expect(shop.app.comparison.productIds).toEqual(['p1', 'p3']);
  });

  it('says that a shared one is empty once all its products are removed, though this device has another', async () => {
    const shop = aShop({ products: offering(t480, x1) });
    shop.app.comparison.toggle(x1);
    shop.open('/compare?product=p1', <ComparePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: ThinkPad T480' }));
    expect(screen.getByRole('heading', { name: 'Choose two to four products to compare' })).toBeTruthy();
    expect(screen.queryByText('ThinkPad X1')).toBeNull();
    expect(shop.app.comparison.productIds).toEqual(['p2']);
  });

  it('names products that are gone, and asks for another when only one is left', async () => {
    const shop = aShop({ products: offering(t480) });
    shop.app.comparison.toggle(sold);
    shop.open('/compare?product=p1&product=p3', <ComparePage />);
    expect(await screen.findByText('“MacBook Air” is no longer offered')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Choose one more product to compare' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('accepts no fifth product, and says why', async () => {
    const shop = aShop();
    for (const id of ['a', 'b', 'c', 'd']) shop.app.comparison.toggle(aThinkPad({ id }));
    shop.open('/', <CompareToggle product={t480} />);
    const button = screen.getByRole('button', { name: 'Compare' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(shop.toasts()).toEqual(['You’re already comparing four products. Remove one first.']);
  });
});
