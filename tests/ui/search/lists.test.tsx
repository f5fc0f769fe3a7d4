import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { AdvertisedPage } from '#ui/features/search/AdvertisedPage.tsx';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { CategoriesPage } from '#ui/features/catalogue/CategoriesPage.tsx';
import { CategoryPage } from '#ui/features/search/CategoryPage.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from './aShop.tsx';
import { buyer } from '../../builders/people.ts';

const cardOf = (name: string): HTMLElement => {
  const card = screen.getByRole('heading', { name }).closest('article');
  if (card === null) throw new Error(`no card of ${name}`);
  return card;
};

describe('all products', () => {
  it('[S-SHOP-1] shows every product, the newest first, and their number', async () => {
    const old = aThinkPad({ id: 'old', productName: 'Old', postedAt: 1 });
    const recent = aThinkPad({ id: 'new', productName: 'New', postedAt: 2 });
    aShop({ products: { all: async () => ok(listing([old, recent])) } }).open('/allproducts', <AllProductsPage />);
    const cards = await screen.findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['New', 'Old']);
    expect(screen.getByRole('status').textContent).toBe('2 products');
  });

  it('counts unreadable rows instead of hiding them', async () => {
    aShop({
      products: {
        all: async () =>
          ok(
            listing(
              [aThinkPad()],
              [
                { id: 'p9', email: null },
                { id: null, email: null },
              ],
            ),
          ),
      },
    }).open('/allproducts', <AllProductsPage />);
    await screen.findByRole('article');
    expect(screen.getByRole('status').textContent).toContain('2 listings couldn’t be shown');
  });

  it('says that there is nothing, and what to do', async () => {
    aShop().open('/allproducts', <AllProductsPage />);
    expect(await screen.findByRole('heading', { name: 'No products yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  });

  it('says why nothing loaded, and tries again', async () => {
    let isDown = true;
    const all = async () => (isDown ? fail({ code: 'api/unavailable' } as const) : ok(listing([aThinkPad()])));
    aShop({ products: { all } }).open('/allproducts', <AllProductsPage />);
    await screen.findByText(/isn’t working right now/);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('saves a product to the wish list, and says so', async () => {
    const shop = aShop({ products: { all: async () => ok(listing([aThinkPad()])) } });
    shop.open('/allproducts', <AllProductsPage />);
    const heart = await screen.findByRole('button', { name: 'Add to wish list: ThinkPad T480' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(shop.app.wishList.has('p1')).toBe(true);
  });

  it('leads from the cart to the booking of that product, and from its details to its card', async () => {
    const shop = aShop({
      products: { all: async () => ok(listing([aThinkPad({ id: 'a b', categoryName: 'Smart Phone' })])) },
    });
    const { address } = shop.open('/allproducts', <AllProductsPage />);
    const details = await screen.findByRole('link', { name: 'View details: ThinkPad T480' });
    expect(details.getAttribute('href')).toBe('/products/a%20b');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: ThinkPad T480' }));
    expect(address()).toBe('/categories/Smart%20Phone?book=a%20b');
  });
});

describe('categories', () => {
  it('[S-SHOP-2] lists them, each with a link to its products', async () => {
    const list = async () =>
      ok(
        listing([
          { id: '1', categoryName: 'HP', img: '' },
          { id: '2', categoryName: 'Smart Phone', img: 'https://pictures.example/p.webp' },
        ]),
      );
    aShop({ categories: { list } }).open('/categories', <CategoriesPage />);
    const phones = await screen.findByRole('link', { name: 'Smart Phone' });
    expect(phones.getAttribute('href')).toBe('/categories/Smart%20Phone');
    expect(screen.getByRole('link', { name: 'HP' }).getAttribute('href')).toBe('/categories/HP');
    expect(screen.getByRole('status').textContent).toBe('2 categories');
  });

  it('ask visitors to log in, and nobody who has', async () => {
    const lead = /^Log in to open a category/;
    aShop().open('/categories', <CategoriesPage />);
    expect(await screen.findByText(lead)).toBeTruthy();
    cleanup();
    aShop({ actor: buyer }).open('/categories', <CategoriesPage />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(lead)).toBeNull();
  });
});

describe('advertised products', () => {
  it('[S-SHOP-2] shows them, each with a link to its booking', async () => {
    const advertised = async () => ok(listing([aThinkPad({ advertised: true })]));
    aShop({ products: { advertised } }).open('/allproducts/advertise', <AdvertisedPage />);
    const buy = await screen.findByRole('link', { name: 'Want to Buy: ThinkPad T480' });
    expect(buy.getAttribute('href')).toBe('/categories/Lenovo?book=p1');
  });
});

describe("a category's page", () => {
  it('[S-SHOP-3] shows on a card everything that the seller stated', async () => {
    const shop = aShop({
      actor: buyer,
      products: { ofCategory: async () => ok(listing([aThinkPad()])) },
      verifiedEmails: ['tanvir@example.com'],
    });
    shop.open('/categories/Lenovo', <CategoryPage params={{ categoryName: 'Lenovo' }} />);
    await screen.findByRole('article');
    const card = cardOf('ThinkPad T480');
    const said = [
      'Lenovo',
      'Good',
      'tanvir@example.com',
      'Posted 18 Nov 2026',
      'Mirpur, Dhaka',
      'Used 3 years',
      '82,000 tk',
      '38,500',
      'Tanvir Ahmed',
    ];
    for (const words of said) expect(card.textContent).toContain(words);
    expect(card.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/laptop-02.webp');
    expect(await within(card).findByText('Verified')).toBeTruthy();
    expect(within(card).getByRole('button', { name: 'Book Now: ThinkPad T480' })).toBeTruthy();
  });

  it('[S-SHOP-3] marks only sellers as verified whom the marketplace confirms, and asks once for each seller', async () => {
    const two = [aThinkPad(), aThinkPad({ id: 'p2', productName: 'ThinkPad X1' })];
    const shop = aShop({ actor: buyer, products: { ofCategory: async () => ok(listing(two)) } });
    shop.open('/categories/Lenovo', <CategoryPage params={{ categoryName: 'Lenovo' }} />);
    await screen.findAllByRole('article');
    await waitFor(() => expect(shop.askedAbout).toEqual(['tanvir@example.com']));
    expect(screen.queryByText('Verified')).toBeNull();
  });

  it('has a text for a category without products, and links to the others', async () => {
    aShop({ actor: buyer }).open('/categories/Toasters', <CategoryPage params={{ categoryName: 'Toasters' }} />);
    expect(await screen.findByRole('heading', { name: /No products in “Toasters”/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the categories' }).getAttribute('href')).toBe('/categories');
  });

  it('marks the card that a link led to', async () => {
    window.location.hash = '#product-p1';
    const shop = aShop({ actor: buyer, products: { ofCategory: async () => ok(listing([aThinkPad()])) } });
    shop.open('/categories/Lenovo', <CategoryPage params={{ categoryName: 'Lenovo' }} />);
    await screen.findByRole('article');
    expect(cardOf('ThinkPad T480').classList.contains('is-marked')).toBe(true);
    window.location.hash = '';
  });
});
