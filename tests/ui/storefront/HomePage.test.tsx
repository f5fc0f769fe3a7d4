import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';
import { openHome } from './openHome.tsx';

const phone = aThinkPad({ id: 'ph1', productName: 'Galaxy S21', categoryName: 'Smart Phone' });
const advertisedDrone = aThinkPad({ id: 'ad1', productName: 'Mavic Air', categoryName: 'Drone', advertised: true });
const categories = {
  list: async () =>
    ok(
      listing([
        { id: '1', categoryName: 'HP', img: '' },
        { id: '4', categoryName: 'Smart Phone', img: '' },
      ]),
    ),
};
const upcoming = {
  list: async () => ok(listing([{ id: 'u1', img: '', title: 'A hundred cameras', description: 'From a school.' }])),
};
const products: Partial<ProductsApi> = {
  advertised: async () => ok(listing([advertisedDrone])),
  ofCategory: async (name) => ok(listing(name === 'Smart Phone' ? [phone] : [])),
};
const down = async () => fail({ code: 'api/unavailable' } as const);

describe('Home', () => {
  it('[S-HOME-1] has its sections in the specified order, worded as specified', async () => {
    await openHome(aShop({ language: 'original', products, categories, upcoming }));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Welcome to your trusted Re-sele Shop',
      'Coming to the shop',
      'Why Should You Chose Us?',
      'Popular brands',
      'Product categories',
      'Newly added products',
      'Advertised products',
      'What our customers say',
    ]);
    for (const reason of ['Delivery System', 'Products Collection', 'Products Quality']) {
      expect(screen.getByRole('heading', { level: 3, name: reason })).toBeTruthy();
    }
  });

  it('[S-HOME-1] links to the products and to the categories', async () => {
    await openHome(aShop());
    expect(screen.getByRole('link', { name: 'Buy Now' }).getAttribute('href')).toBe('/allproducts');
    expect(screen.getByRole('link', { name: 'Visit Shop' }).getAttribute('href')).toBe('/categories');
  });

  it('[S-HOME-2] shows the upcoming products', async () => {
    await openHome(aShop({ upcoming }));
    expect(await screen.findByRole('heading', { name: 'A hundred cameras' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Upcoming products and services' })).toBeTruthy();
  });

  it('says when nothing is upcoming, but not when that is unknown', async () => {
    await openHome(aShop());
    expect(await screen.findByRole('heading', { name: 'No announcements right now' })).toBeTruthy();
    cleanup();
    await openHome(aShop({ upcoming: { list: down } }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t load upcoming products' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No announcements right now' })).toBeNull();
  });

  it('[S-HOME-5] links each category to its page', async () => {
    await openHome(aShop({ categories }));
    const link = await screen.findByRole('link', { name: 'Smart Phone' });
    expect(link.getAttribute('href')).toBe('/categories/Smart%20Phone');
  });

  it('[S-HOME-9] shows an advertised product with both prices and a link to its booking', async () => {
    await openHome(aShop({ products }));
    const card = (await screen.findByRole('heading', { name: 'Mavic Air' })).closest('article');
    if (card === null) throw new Error('no card');
    for (const words of ['Drone', 'Good', '38,500', '82,000 tk']) expect(card.textContent).toContain(words);
    for (const withheld of ['Tanvir', 'Mirpur', '3 years']) expect(card.textContent).not.toContain(withheld);
    const buy = within(card).getByRole('link', { name: 'Want to Buy: Mavic Air' });
    expect(buy.getAttribute('href')).toBe('/categories/Drone?book=ad1');
  });

  it('[S-HOME-8] gives its cards the actions add to cart, view details, add to wish list', async () => {
    const shop = aShop({ products });
    const { address } = await openHome(shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to wish list: Galaxy S21' }));
    expect(shop.app.wishList.has('ph1')).toBe(true);
    expect(screen.getByRole('link', { name: 'View details: Galaxy S21' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Galaxy S21' }));
    expect(address()).toBe('/categories/Smart%20Phone?book=ph1');
  });

  it("[S-HOME-10] shows placeholders in the content's shape, then the content", async () => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openHome(
      aShop({
        products: {
          advertised: async () => held.then(() => ok(listing([advertisedDrone]))),
          ofCategory: async () => held.then(() => ok(listing([phone]))),
        },
        categories: { list: async () => held.then(categories.list) },
        upcoming: { list: async () => held.then(upcoming.list) },
      }),
    );
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(4);
    answer();
    expect(await screen.findByRole('heading', { name: 'Mavic Air' })).toBeTruthy();
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
  });

  it('[S-HOME-10] stays whole when every list fails', async () => {
    await openHome(
      aShop({
        products: { advertised: down, ofCategory: down },
        categories: { list: down },
        upcoming: { list: down },
      }),
    );
    await waitFor(() => expect(screen.getAllByText(/We couldn’t load this list/)).toHaveLength(3));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Farhana Akter')).toBeTruthy();
  });
});

describe('newly added products', () => {
  const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
  const panel = (): HTMLElement => screen.getByRole('tabpanel');

  it("[S-HOME-6] shows smart phones from the marketplace first, and 'Coming Soon' for empty kinds", async () => {
    await openHome(aShop({ products }));
    expect(await within(panel()).findByRole('heading', { name: 'Galaxy S21' })).toBeTruthy();
    for (const kind of ['VR Box', 'Smart Watch']) {
      await userEvent.click(tab(kind));
      expect(within(panel()).getByRole('heading', { name: 'Coming Soon' })).toBeTruthy();
    }
  });

  it('[S-HOME-6] shows cameras as examples that nobody can mistake for an offer', async () => {
    await openHome(aShop({ products }));
    await userEvent.click(tab('Camera'));
    const examples = within(panel()).getAllByRole('article');
    expect(examples).toHaveLength(4);
    for (const example of examples) {
      expect(within(example).getByText('Example')).toBeTruthy();
      expect(within(example).queryByRole('link')).toBeNull();
      expect(within(example).queryByRole('button')).toBeNull();
    }
  });

  it('switches tabs by the arrow keys, with one stop for the Tab key', async () => {
    await openHome(aShop({ products }));
    tab('Smart Phone').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Camera'));
    expect(tab('Camera').getAttribute('aria-selected')).toBe('true');
    expect(panel().getAttribute('aria-labelledby')).toBe(tab('Camera').id);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Smart Watch'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(tab('Smart Phone'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(tab('Smart Watch'));
    expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, -1, -1, 0]);
  });
});
