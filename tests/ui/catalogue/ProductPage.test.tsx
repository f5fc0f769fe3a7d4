import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/parts/booking/BookingDialog.tsx';
import { SavedProducts } from '#ui/state/SavedProducts.ts';
import { savedLists } from '#domain/saved/SavedList.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop, type Shop } from '../search/aShop.tsx';
import { buyer } from '../../builders/people.ts';

afterEach(() => vi.unstubAllGlobals());

const t480Id = '0000000000000000000000d1';
const t480 = aThinkPad({ id: t480Id });
const like = (price: number, index: number, parts: Partial<Product> = {}): Product =>
  aThinkPad({
    id: `like-${index}`,
    productName: `ThinkPad T480 no ${index}`,
    price,
    sellerEmail: `seller-${index}@example.com`,
    ...parts,
  });
const offering = (...products: readonly Product[]) => ({ all: async () => ok(listing(products)) });
const open = (shop: Shop, id = t480Id, search = '') =>
  shop.open(`/products/${id}${search}`, <ProductPage params={{ id }} />);

describe('[G-PRODUCT-1] a product’s page', () => {
  it.each(['https://pictures.example/t14.webp', ''])(
    '[G-I18N-1] marks the language of its picture’s alternative text: %j',
    async (image) => {
      const bangla = aThinkPad({ id: t480Id, productName: 'থিংকপ্যাড T14', image });
      const shop = aShop({ products: offering(bangla) });
      open(shop);
      const picture = await screen.findByRole('img', { name: 'থিংকপ্যাড T14' });
      expect(picture.getAttribute('lang')).toBe('bn');
      act(() => shop.app.preferences.chooseLanguage('bangla'));
      expect(picture.getAttribute('lang')).toBeNull();
    },
  );

  it('shows everything about it, and names it in the title', async () => {
    open(aShop({ products: offering(t480), verifiedEmails: ['tanvir@example.com'] }));
    expect((await screen.findByRole('heading', { level: 1, name: 'ThinkPad T480' })).textContent).toBe('ThinkPad T480');
    await waitFor(() => expect(document.title).toBe('ThinkPad T480 · Re-sale Shop'));
    for (const said of [
      'A sturdy laptop.',
      '3 years',
      '18 Nov 2026',
      'Mirpur, Dhaka',
      'Lenovo',
      '82,000 tk',
      '43,500 tk, 53%',
    ]) {
      expect(screen.getAllByText(said).length).toBeGreaterThan(0);
    }
    const seller = within(screen.getByRole('region', { name: 'Seller' }));
    expect(seller.getByRole('link', { name: 'tanvir@example.com' })).toBeTruthy();
    expect(seller.getByRole('link', { name: '01700 000000' }).getAttribute('href')).toBe('tel:+8801700000000');
    expect(await seller.findByText('Verified')).toBeTruthy();
    const condition = within(screen.getByRole('list', { name: 'Condition' }));
    expect(
      condition
        .getAllByRole('listitem')
        .filter((step) => step.getAttribute('aria-current') === 'true')
        .map((step) => step.textContent),
    ).toEqual(['Good']);
    expect(screen.getByText(/^Works fully\. Light scratches/)).toBeTruthy();
  });

  it('leaves out facts that are not stated, and has the e-mail where the seller gave no name', async () => {
    const product = aThinkPad({ id: t480Id, location: '', useDuration: '', sellerName: '' });
    open(aShop({ products: offering(product, aThinkPad({ id: 'p2', categoryName: 'Dell' })) }));
    expect(await screen.findByRole('region', { name: 'More from tanvir@example.com' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Seller' })).getAllByText('tanvir@example.com')).toHaveLength(2);
    for (const name of ['Used for', 'Place']) expect(screen.queryByText(name)).toBeNull();
  });

  it.each([
    ['০১৭০০-০০০০০০', 'tel:+8801700000000'],
    ['ask for it by email', undefined],
  ])('links the seller’s phone if it can be called: %s', async (phone, href) => {
    open(aShop({ products: offering(aThinkPad({ id: t480Id, phone })) }));
    const seller = within(await screen.findByRole('region', { name: 'Seller' }));
    expect(seller.getByText(phone).getAttribute('href') ?? undefined).toBe(href);
  });

  it('shows similar products, and others of its seller', async () => {
    const same = aThinkPad({ id: 'p2', productName: 'Dell XPS', categoryName: 'Dell' });
    open(aShop({ products: offering(t480, like(30000, 1), same) }));
    const similar = within(await screen.findByRole('region', { name: 'Similar products' }));
    expect(similar.getAllByRole('article')).toHaveLength(1);
    expect(similar.getByRole('link', { name: 'ThinkPad T480 no 1' }).getAttribute('href')).toBe('/products/like-1');
    const others = within(screen.getByRole('region', { name: 'More from Tanvir Ahmed' }));
    expect(others.getByRole('link', { name: 'Dell XPS' })).toBeTruthy();
  });

  it('says once that a product is gone which this device never saw', async () => {
    open(aShop({ products: offering(like(1, 1)) }), '0000000000000000000000d2');
    expect(await screen.findByRole('heading', { level: 1, name: 'This product is no longer offered' })).toBeTruthy();
    // The last breadcrumb repeats the heading, and nothing else does.
    expect(screen.getAllByText('This product is no longer offered')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Book this product' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Similar products' })).toBeNull();
  });

  it('names a product that is gone from this device’s memory, and shows similar ones', async () => {
    const store = aDevice();
    new SavedProducts({ device: store, clock: { now: () => 0 } }, savedLists.recentlyViewed).save(t480);
    open(aShop({ store, products: offering(like(30000, 1)) }));
    expect(await screen.findByText('This product is no longer offered')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'ThinkPad T480' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('No longer offered: ThinkPad T480 · Re-sale Shop'));
    const similar = await screen.findByRole('region', { name: 'Similar products' });
    expect(within(similar).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Book this product' })).toBeNull();
  });

  it('says why it did not load, and does not call it gone', async () => {
    let isOffline = true;
    open(aShop({ products: { all: async () => (isOffline ? fail({ code: 'api/offline' }) : ok(listing([t480]))) } }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('You’re offline');
    expect(screen.queryByText(/no longer offered/)).toBeNull();
    isOffline = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ThinkPad T480' })).toBeTruthy();
  });
});

describe('booking from a product’s page', () => {
  it('opens the booking form over it for a signed-in person', async () => {
    const { address } = open(aShop({ actor: buyer, products: offering(t480) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book this product' }));
    expect(await screen.findByRole('dialog', { name: 'Book this product' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`/products/${t480Id}?book=${t480Id}`));
  });

  it('shows the form that the address asks for', async () => {
    open(aShop({ actor: buyer, products: offering(t480) }), t480Id, `?book=${t480Id}`);
    expect(await screen.findByRole('dialog', { name: 'Book this product' })).toBeTruthy();
  });

  it('sends a visitor to the login, which remembers the booking', async () => {
    const { address } = open(aShop({ products: offering(t480) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book this product' }));
    expect(address()).toBe(`/login?from=%2Fproducts%2F${t480Id}%3Fbook%3D${t480Id}`);
  });

  it('tells a seller, in place of the button, that the product is their own', async () => {
    const tanvir = { ...buyer, isSeller: true, account: { ...buyer.account, email: 'Tanvir@example.com' } };
    open(aShop({ actor: tanvir, products: offering(t480) }));
    expect(await screen.findByText('This is your own product, so you can’t book it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book this product' })).toBeNull();
  });
});

describe('[G-PRICE-1] the price guidance', () => {
  const others = (...prices: readonly number[]) => prices.map((price, index) => like(price, index));

  it('states the similar listings’ median, range and count', async () => {
    open(aShop({ products: offering(t480, ...others(31000, 36000, 40000, 44000, 52000)) }));
    expect(await screen.findByText(/5 similar listings, 31,000–52,000 tk. Median 40,000 tk/)).toBeTruthy();
    expect(screen.getByText('Typical price.')).toBeTruthy();
  });

  it('says so when the product costs less than all of them', async () => {
    open(aShop({ products: offering(t480, ...others(41000, 46000, 50000, 54000, 62000)) }));
    expect(await screen.findByText('Below similar listings.')).toBeTruthy();
  });

  it('is silent below five', async () => {
    open(aShop({ products: offering(t480, ...others(31000, 36000, 40000, 44000)) }));
    await screen.findByRole('button', { name: 'Book this product' });
    expect(screen.queryByText(/similar listings/)).toBeNull();
  });
});

describe('sharing a product', () => {
  it('uses the system’s dialog if there is one', async () => {
    const shared: ShareData[] = [];
    const user = userEvent.setup();
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { share: async (data: ShareData) => void shared.push(data) }),
    );
    open(aShop({ products: offering(t480) }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(shared).toEqual([
      { title: 'ThinkPad T480', url: new URL(`/products/${t480Id}`, window.location.href).href },
    ]);
  });

  it('copies nothing while the system’s dialog is open, however often the button is pressed', async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    let isOpen = false;
    // As the browser does: a second dialog is refused until the first one ends.
    const share = async (): Promise<void> => {
      if (isOpen) throw new DOMException('An earlier share has not yet completed.', 'InvalidStateError');
      isOpen = true;
      await new Promise(() => {});
    };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const shop = aShop({ products: offering(t480) });
    open(shop);
    await user.dblClick(await screen.findByRole('button', { name: 'Share' }));
    expect(writeText).not.toHaveBeenCalled();
    expect(shop.toasts()).toEqual([]);
  });

  it('copies the link otherwise, and says so', async () => {
    const user = userEvent.setup();
    const shop = aShop({ products: offering(t480) });
    open(shop);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shop.toasts()).toEqual(['Link copied']));
    expect(await navigator.clipboard.readText()).toBe(new URL(`/products/${t480Id}`, window.location.href).href);
  });
});
