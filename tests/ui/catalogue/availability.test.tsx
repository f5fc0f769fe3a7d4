import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
import { AdvertisedPage } from '#ui/features/search/AdvertisedPage.tsx';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { CategoryPage } from '#ui/features/search/CategoryPage.tsx';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/parts/booking/BookingDialog.tsx';
import { admin, buyer } from '../../builders/people.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';

const id = '0000000000000000000000d1';
const reserved = aThinkPad({ id, status: 'reserved' });
const sold = aThinkPad({ id, status: 'sold' });
const other = aThinkPad({
  id: 'o',
  productName: 'ThinkPad X1',
  price: 21_500,
  status: 'available',
  sellerEmail: 'other@example.com',
});
const similar = '/allproducts?category=Lenovo&status=available';

type Parts = Parameters<typeof aShop>[0];

const listed =
  (...products: readonly Product[]) =>
  async () =>
    ok(listing(products));

async function openProduct(products: readonly Product[], parts: Parts = {}, search = '') {
  const shop = aShop({ products: { all: listed(...products) }, ...parts });
  const opened = shop.open(
    `/products/${id}${search}`,
    <main>
      <ProductPage params={{ id }} />
    </main>,
  );
  await screen.findByRole('heading', { level: 1, name: 'ThinkPad T480' });
  return { ...opened, shop };
}

const bookButton = () => screen.queryByRole('button', { name: 'Book this product' });

describe('[G-SALE-1] the page of a reserved product', () => {
  it.each([
    ['a visitor', null],
    ['a buyer', buyer],
  ] as const)('says to %s that it may come back, and offers to watch it instead of booking it', async (_, actor) => {
    const { shop } = await openProduct([reserved, other], { actor });
    expect(await screen.findByText('Reserved for a buyer')).toBeTruthy();
    expect(screen.getByText('Reserved')).toBeTruthy();
    expect(bookButton()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Watch this product', pressed: false }));
    expect(screen.getByRole('button', { name: 'Watch this product', pressed: true })).toBeTruthy();
    expect(screen.getByText('You’re watching it. Your wish list shows when it’s available again.')).toBeTruthy();
    expect(shop.app.wishList.has(id)).toBe(true);
    expect(screen.getByRole('link', { name: 'See similar' }).getAttribute('href')).toBe(similar);
  });

  it('leads a buyer to their bookings, because it may be reserved for them', async () => {
    await openProduct([reserved], { actor: buyer });
    const link = await screen.findByRole('link', { name: 'Is it reserved for you? See your bookings' });
    expect(link.getAttribute('href')).toBe('/dashboard/myproducts');
    expect(screen.queryByRole('link', { name: 'See similar' })).toBeNull();
  });

  it('has no such link for a visitor, who has no bookings', async () => {
    await openProduct([reserved]);
    await screen.findByText('Reserved for a buyer');
    expect(screen.queryByRole('link', { name: /See your bookings/ })).toBeNull();
  });

  it('opens no booking form for an address that asks for it', async () => {
    await openProduct([reserved], { actor: buyer }, `?book=${id}`);
    await screen.findByText('Reserved for a buyer');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells an admin why they cannot book, and shows the status too', async () => {
    await openProduct([reserved], { actor: admin });
    expect(await screen.findByText('Admin accounts can’t book products.')).toBeTruthy();
    expect(screen.getByText('Reserved')).toBeTruthy();
  });
});

describe('[G-SALE-1] the page of a sold product', () => {
  it('says so, and leads to available products of its category with their lowest price', async () => {
    const { container } = await openProduct([sold, other, aThinkPad({ id: 'u', price: 1 })]);
    const notice = await screen.findByText(
      'This one found a new owner. 1 other product in Lenovo is available, for 21,500 tk.',
    );
    expect(notice).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See similar products' }).getAttribute('href')).toBe(similar);
    expect(bookButton()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Watch this product' })).toBeNull();
    expect(container.querySelector('.product.is-sold .tag--sold')?.textContent).toBe('Sold');
    await waitFor(() => expect(document.title).toBe('Sold: ThinkPad T480 · Re-sale Shop'));
  });

  it('leads to all products where nothing else of its category is known to be available', async () => {
    await openProduct([sold]);
    expect((await screen.findByRole('link', { name: 'See all products' })).getAttribute('href')).toBe('/allproducts');
    expect(screen.getByText('This one found a new owner.')).toBeTruthy();
  });

  it('shows no sold product among similar ones and those of its seller', async () => {
    await openProduct([sold, aThinkPad({ id: 's2', productName: 'Sold too', status: 'sold' }), other]);
    const row = within(await screen.findByRole('region', { name: 'Similar products' }));
    expect(row.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Sold too' })).toBeNull();
  });
});

/** Another buyer is faster: the marketplace refuses, and says from then on that the product is taken. */
function takenMeanwhile(taken: Product, lists: Partial<ProductsApi> = {}): Parts {
  let isTaken = false;
  const now = async () => ok(listing([isTaken ? taken : aThinkPad({ id, status: 'available' })]));
  return {
    actor: buyer,
    sales: {} as SalesApi,
    products: { all: now, ofCategory: now, ...lists },
    bookings: {
      book: async () => {
        isTaken = true;
        return fail({ code: 'api/refused', message: 'Taken.' });
      },
    },
  };
}

async function bookIn(dialog: HTMLElement): Promise<void> {
  await userEvent.type(within(dialog).getByLabelText(/^Phone/), '01711 223344');
  await userEvent.type(within(dialog).getByLabelText(/^Meeting location/), 'Banani 11');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book this product' }));
}

describe('[G-SALE-1] a product that is taken while somebody fills in the booking', () => {
  it.each([
    [reserved, 'This product is reserved. It may come back.', 'Reserved for a buyer'],
    [sold, 'This product is sold.', 'This one found a new owner.'],
  ])('says so in the form, which keeps its text, and on the page: $status', async (taken, inForm, onPage) => {
    const parts = takenMeanwhile(taken);
    await openProduct([], parts);
    await userEvent.click(await screen.findByRole('button', { name: 'Book this product' }));
    const dialog = await screen.findByRole('dialog');
    await bookIn(dialog);
    expect(await within(dialog).findByText(inForm)).toBeTruthy();
    expect(await screen.findByText(onPage)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('01711 223344');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Meeting location/).value).toBe('Banani 11');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bookButton()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('keeps the form open if the page cannot be read again', async () => {
    let isOffline = false;
    const all: ProductsApi['all'] = async () =>
      isOffline ? fail({ code: 'api/offline' }) : ok(listing([aThinkPad({ id, status: 'available' })]));
    await openProduct([], takenMeanwhile(reserved, { all }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book this product' }));
    isOffline = true;
    await bookIn(await screen.findByRole('dialog'));
    expect(await screen.findByText('We couldn’t refresh this, so it may be out of date')).toBeTruthy();
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('01711 223344');
  });

  it('says so on the card of a category’s page, too', async () => {
    const shop = aShop(takenMeanwhile(reserved));
    shop.open('/categories/Lenovo', <CategoryPage params={{ categoryName: 'Lenovo' }} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Book Now/ }));
    const dialog = await screen.findByRole('dialog');
    await bookIn(dialog);
    expect(await within(dialog).findByText('This product is reserved. It may come back.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Watch: ThinkPad T480' })).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('01711 223344');
  });
});

describe('[G-SALE-1] the page of any other product', () => {
  it.each([[aThinkPad({ id, status: 'available' })], [aThinkPad({ id })]])(
    'can be booked, and has no tag',
    async (one) => {
      const { container } = await openProduct([one], { actor: buyer });
      expect(bookButton()).toBeTruthy();
      expect(container.querySelector('.tag')).toBeNull();
      expect(screen.queryByText(/Available|Reserved|Sold/)).toBeNull();
    },
  );
});

const card = (name: string) => {
  const article = screen.getByRole('heading', { name }).closest('article');
  if (article === null) throw new Error(`no card of ${name}`);
  return within(article);
};

describe('[G-SALE-1] a card', () => {
  const products = [
    aThinkPad({ id: 'r', productName: 'Reserved one', status: 'reserved' }),
    aThinkPad({ id: 's', productName: 'Sold one', status: 'sold' }),
    aThinkPad({ id: 'a', productName: 'Available one', status: 'available' }),
    aThinkPad({ id: 'u', productName: 'Unsaid one' }),
  ];

  it('says in a list that a product is reserved or sold, and then has no cart', async () => {
    aShop({ products: { all: listed(...products) } }).open('/allproducts', <AllProductsPage />);
    await screen.findAllByRole('article');
    expect(card('Reserved one').getByText('Reserved')).toBeTruthy();
    expect(card('Sold one').getByText('Sold')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Add to cart/ }).map((cart) => cart.title)).toHaveLength(2);
    for (const name of ['Available one', 'Unsaid one']) {
      expect(card(name).getByRole('button', { name: `Add to cart: ${name}` })).toBeTruthy();
      expect(card(name).queryByText(/^(Available|Reserved|Sold)$/)).toBeNull();
    }
  });

  it('offers on a category’s page to watch a reserved product, and ones like a sold product', async () => {
    const shop = aShop({ actor: buyer, products: { ofCategory: listed(...products) } });
    shop.open('/categories/Lenovo', <CategoryPage params={{ categoryName: 'Lenovo' }} />);
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Watch: Reserved one' }));
    expect(shop.app.wishList.has('r')).toBe(true);
    expect(screen.getByRole('link', { name: 'See similar: Sold one' }).getAttribute('href')).toBe(similar);
    expect(screen.getAllByRole('button', { name: /^Book Now/ }).map((book) => book.ariaLabel)).toHaveLength(2);
  });

  it.each([
    ['r', 'This product is reserved. It may come back.'],
    ['s', 'This product is sold.'],
  ])('says why a link to the booking of %s opens no form, and closes', async (productId, words) => {
    const shop = aShop({ actor: buyer, products: { ofCategory: listed(...products) } });
    const { address } = shop.open(
      `/categories/Lenovo?book=${productId}`,
      <CategoryPage params={{ categoryName: 'Lenovo' }} />,
    );
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/categories/Lenovo');
  });

  it('keeps its advertisement complete, and leads from a taken product to its page', async () => {
    aShop({ products: { advertised: listed(...products) } }).open('/allproducts/advertise', <AdvertisedPage />);
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: /^Want to Buy/ })).toHaveLength(2);
    const details = card('Sold one').getAllByRole('link', { name: 'View details: Sold one' });
    expect(details.map((link) => link.getAttribute('href'))).toEqual(['/products/s', '/products/s']);
  });
});
