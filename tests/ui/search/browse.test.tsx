import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop, type Shop } from './aShop.tsx';
import { setWidth } from '../setWidth.ts';

const products = [
  aThinkPad({
    id: 't',
    productName: 'ThinkPad T480',
    categoryName: 'Lenovo',
    price: 38_500,
    condition: 'Good',
    location: 'Mirpur, Dhaka',
    useDuration: '3 years',
    postedAt: 4,
  }),
  aThinkPad({
    id: 'x',
    productName: 'Dell XPS 13',
    categoryName: 'Dell',
    price: 90_000,
    condition: 'Excellent',
    location: 'Zindabazar, Sylhet',
    useDuration: '8 months',
    postedAt: 3,
    sellerEmail: 'nusrat@example.com',
  }),
  aThinkPad({
    id: 'p',
    productName: 'HP ProBook 440',
    categoryName: 'HP',
    price: 45_000,
    condition: 'Fair',
    location: 'Banani, Dhaka',
    useDuration: '2 years',
    postedAt: 2,
    advertised: true,
  }),
  aThinkPad({
    id: 'l',
    productName: 'Dell Latitude 7420',
    categoryName: 'Dell',
    price: 33_000,
    condition: 'Good',
    location: 'Gulshan, Dhaka',
    useDuration: 'a while',
    postedAt: 1,
  }),
];

const wide = 1440;
const narrow = 1024;

beforeEach(() => setWidth(wide));
afterEach(() => {
  cleanup();
  setWidth(narrow);
});

async function open(address = '/allproducts', parts: Parameters<typeof aShop>[0] = {}) {
  const shop: Shop = aShop({ products: { all: async () => ok(listing(products)) }, ...parts });
  const opened = shop.open(
    address,
    <main>
      <AllProductsPage />
    </main>,
  );
  await screen.findByRole('searchbox');
  return { ...opened, shop, user: userEvent.setup() };
}

const names = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const facet = (name: string): HTMLElement => screen.getByRole('group', { name: new RegExp(`^${name}`) });
const choice = (group: string, name: RegExp): HTMLInputElement => within(facet(group)).getByLabelText(name);

describe('searching for a product', () => {
  it('[G-SEARCH-1] filters the list while the person types, with or without a typo, and updates the address once the typing pauses', async () => {
    const { user, address } = await open();
    await user.type(screen.getByRole('searchbox'), 'thinkpda');
    expect(names()).toEqual(['ThinkPad T480']);
    await waitFor(() => expect(address()).toBe('/allproducts?q=thinkpda'));
  });

  it('[G-FACET-1] shows the same list for a link, with every filter set', async () => {
    await open('/allproducts?category=Dell&category=HP&place=Dhaka&sort=price-up');
    await waitFor(() => expect(names()).toEqual(['Dell Latitude 7420', 'HP ProBook 440']));
    expect(choice('Category', /^Dell/).checked).toBe(true);
    expect(choice('Category', /^Lenovo/).checked).toBe(false);
    expect(choice('Place', /^Dhaka/).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('price-up');
    expect(screen.getAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent)).toEqual([
      'Dell',
      'HP',
      'Dhaka',
    ]);
  });

  it('[G-FACET-1] counts the results of each choice', async () => {
    const { user } = await open();
    await user.click(choice('Place', /^Dhaka/));
    await waitFor(() => expect(choice('Category', /^Dell/).labels?.[0]?.textContent).toBe('Dell1'));
    expect(choice('Place', /^Sylhet/).labels?.[0]?.textContent).toBe('Sylhet1');
    expect(choice('Condition', /^Excellent/).labels?.[0]?.textContent).toBe('Excellent0');
  });

  it('[G-I18N-1] names places in the page’s language, in whichever script their sellers wrote them', async () => {
    const { shop } = await open('/allproducts?place=Dhaka');
    await waitFor(() => expect(choice('Place', /^Dhaka/).labels?.[0]?.textContent).toBe('Dhaka3'));
    act(() => shop.app.preferences.chooseLanguage('bangla'));
    expect(screen.getByLabelText<HTMLInputElement>(/^ঢাকা/).labels?.[0]?.textContent).toBe('ঢাকা৩');
    expect(screen.getByRole('button', { name: /ঢাকা/ })).toBeTruthy();
  });

  it('[G-I18N-1] marks what sellers wrote in another language than the page, for screen readers', async () => {
    const inBangla = aThinkPad({ id: 'b', productName: 'থিংকপ্যাড T14', location: 'মিরপুর, ঢাকা' });
    const { shop } = await open('/allproducts', {
      products: { all: async () => ok(listing([...products.slice(0, 1), inBangla])) },
    });
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    expect(langOf('থিংকপ্যাড T14')).toBe('bn');
    expect(langOf('মিরপুর, ঢাকা')).toBe('bn');
    expect(langOf('Mirpur, Dhaka')).toBeUndefined();
    act(() => shop.app.preferences.chooseLanguage('bangla'));
    expect(langOf('থিংকপ্যাড T14')).toBeUndefined();
    expect(langOf('মিরপুর, ঢাকা')).toBeUndefined();
    expect(langOf('ThinkPad T480')).toBe('en');
    expect(langOf('Mirpur, Dhaka')).toBe('en');
  });

  it('[G-FACET-1] puts each choice into the address and keeps the rest of it', async () => {
    const { user, address } = await open('/allproducts?from=a+friend');
    await user.click(choice('Category', /^Dell/));
    await waitFor(() => expect(address()).toBe('/allproducts?category=Dell&from=a+friend'));
    await user.click(choice('Used for', /^Up to 6 months/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Biggest saving');
    await waitFor(() => expect(address()).toBe('/allproducts?category=Dell&months=-6&sort=saving&from=a+friend'));
  });

  it('[G-FACET-1] accepts a price in either field, with commas', async () => {
    const { user, address } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Lowest price' }), '35,000{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Highest price' }), '50,000{Enter}');
    await waitFor(() => expect(address()).toBe('/allproducts?price=35000-50000'));
    expect(names()).toEqual(['ThinkPad T480', 'HP ProBook 440']);
  });

  it.each([
    ['Lowest price', '60,000', 'Highest price', '60000-'],
    ['Highest price', '20,000', 'Lowest price', '-20000'],
  ])('[G-FACET-1] opens the other end where the %s passes it', async (name, price, other, written) => {
    const { user, address } = await open('/allproducts?price=35000-50000');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    await user.clear(field);
    await user.type(field, `${price}{Enter}`);
    await waitFor(() => expect(address()).toBe(`/allproducts?price=${written}`));
    expect(field.value).toBe(price);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: other }).value).toBe('');
  });

  it('[G-FACET-1] takes the ends of an address in either order', async () => {
    await open('/allproducts?price=50000-35000');
    expect(names()).toEqual(['ThinkPad T480', 'HP ProBook 440']);
  });

  it('[G-FACET-1] takes no decimal comma for one between thousands', async () => {
    const { user, address } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lowest price' });
    await user.type(field, '12,50{Enter}');
    expect([field.value, field.getAttribute('aria-invalid'), address()]).toEqual(['12,50', 'true', '/allproducts']);
  });

  it('[G-SEARCH-1] keeps the last letters when a filter is chosen at once', async () => {
    const { address } = await open();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(field, { target: { value: 'dell' } });
    fireEvent.click(choice('Place', /^Dhaka/));
    await waitFor(() => expect(address()).toBe('/allproducts?q=dell&place=Dhaka'));
    expect(field.value).toBe('dell');
  });

  it('[G-FACET-1] reads a price as people write it, and keeps what is no price, marked', async () => {
    const { user, address } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lowest price' });
    await user.type(field, '50k{Enter}');
    expect([field.value, field.getAttribute('aria-invalid'), address()]).toEqual(['50k', 'true', '/allproducts']);
    await user.clear(field);
    await user.type(field, '৳50,000 tk{Enter}');
    await waitFor(() => expect(address()).toBe('/allproducts?price=50000-'));
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['50,000', null]);
  });

  it('[G-FACET-1] keeps the lowest price when the highest follows before its counts are painted', async () => {
    const { address } = await open();
    const choose = (name: string, price: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      fireEvent.change(field, { target: { value: price } });
      fireEvent.keyDown(field, { key: 'Enter' });
      expect(field.value).toBe(price);
    };
    choose('Lowest price', '35,000');
    choose('Highest price', '50,000');
    await waitFor(() => expect(address()).toBe('/allproducts?price=35000-50000'));
    expect(names()).toEqual(['ThinkPad T480', 'HP ProBook 440']);
  });

  it('[G-PERF-1] draws the filters that fill a phone’s sheet before the others', async () => {
    const makes = ['Acer', 'Asus', 'Dell', 'HP', 'Lenovo', 'MSI', 'Razer'];
    const all = makes.map((categoryName) => aThinkPad({ id: categoryName, categoryName }));
    await open('/allproducts', { products: { all: async () => ok(listing([...products, ...all])) } });
    await screen.findByRole('group', { name: /^Category/ });
    expect(screen.queryByRole('group', { name: /^Used for/ })).toBeNull();
    expect(await screen.findByRole('group', { name: /^Used for/ })).toBeTruthy();
  });

  it('[G-PERF-1] draws few filters all at once, so that a phone’s sheet does not grow', async () => {
    await open();
    await screen.findByRole('group', { name: /^Category/ });
    expect(screen.getByRole('group', { name: /^Used for/ })).toBeTruthy();
  });

  it.each([
    ['Condition', /^Good/, 'Good'],
    ['Place', /^Sylhet/, 'Sylhet'],
    ['Seller', /^Advertised only/, 'Advertised'],
    ['Used', /^Up to 6 months/, 'Used: Up to 6 months'],
  ])(
    '[G-FACET-1] shows no choice under %s that is removed before its counts are painted',
    async (group, name, chip) => {
      await open();
      fireEvent.click(choice(group, name));
      expect(choice(group, name).checked).toBe(true);
      fireEvent.click(screen.getByRole('button', { name: `Remove filter: ${chip}` }));
      await waitFor(() => expect(choice(group, name).checked).toBe(false));
    },
  );

  it('removes a filter with its chip, and focuses the next one', async () => {
    const { user, address } = await open('/allproducts?category=Dell&condition=Good');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Dell' }));
    await waitFor(() => expect(address()).toBe('/allproducts?condition=Good'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove filter: Good' }));
  });

  it('[G-A11Y-1] gives the focus to the heading when the pressed button goes with the last filter', async () => {
    const heading = () => document.activeElement?.localName;
    const { user } = await open('/allproducts?category=Dell&condition=Good');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(heading()).toBe('h1'));
    cleanup();
    const nothing = await open('/allproducts?q=zzzz&category=Dell');
    await screen.findByRole('heading', { name: 'No products match your search' });
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' }).slice(-1);
    if (clear === undefined) throw new Error('The note has a button.');
    await nothing.user.click(clear);
    await waitFor(() => expect(names().length).toBeGreaterThan(1));
    expect(heading()).toBe('h1');
  });

  it('[G-SEARCH-1] says that nothing matches, and offers the filter whose removal helps most', async () => {
    const { user } = await open('/allproducts?q=thinkpad&category=Dell');
    await screen.findByRole('heading', { name: 'No products match your search' });
    await user.click(screen.getByRole('button', { name: 'Without the words “thinkpad”: 2 products' }));
    expect(names()).toEqual(['Dell XPS 13', 'Dell Latitude 7420']);
  });

  it.each([
    ['/allproducts?q=zzzz', 'Check the spelling, or try fewer words.'],
    ['/allproducts?q=zzzz&category=Dell', 'Try removing one of the filters.'],
  ])('[G-TRUE-1] advises only what the person can do, at %s', async (at, advice) => {
    await open(at);
    const note = (await screen.findByRole('heading', { name: 'No products match your search' })).parentElement;
    expect(note?.textContent).toContain(advice);
  });

  it('[G-A11Y-1] announces the count once the typing pauses', async () => {
    await open();
    const status = screen.getByRole('status');
    await waitFor(() => expect(status.textContent).toBe('4 products'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dell' } });
    expect(status.textContent).toBe('4 products');
    await waitFor(() => expect(status.textContent).toBe('2 of 4 products'), { timeout: 3000 });
  });

  it('[G-FACET-1] looks up each seller once, and only when verified sellers are wanted', async () => {
    const { user, shop } = await open('/allproducts?category=HP', {
      verifiedEmails: ['nusrat@example.com'],
      products: { all: async () => ok(listing(products)) },
    });
    await waitFor(() => expect(shop.askedAbout).toEqual(['tanvir@example.com']));
    await user.click(screen.getByRole('button', { name: 'Remove filter: HP' }));
    await user.click(choice('Seller', /^Verified/));
    await waitFor(() => expect(names()).toEqual(['Dell XPS 13']));
    expect(shop.askedAbout.toSorted()).toEqual(['nusrat@example.com', 'tanvir@example.com']);
  });

  it('[G-COND-1] opens the definitions of the conditions in one action', async () => {
    const { user } = await open();
    await user.click(within(facet('Condition')).getByRole('button', { name: 'What the conditions mean' }));
    expect(within(screen.getByRole('dialog')).getByText(/Works like new/)).toBeTruthy();
  });

  it('[G-A11Y-1] has the filters before the products for the keyboard, on narrow screens as well', async () => {
    setWidth(narrow);
    await open();
    const [card] = await screen.findAllByRole('article');
    const after = screen.getByRole('button', { name: 'Filter' }).compareDocumentPosition(card as Node);
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('[G-FACET-1] has the filters in a sheet on narrow screens, with the number of results', async () => {
    setWidth(narrow);
    const { user } = await open();
    expect(screen.queryByRole('group', { name: /^Category/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await user.click(within(sheet).getByLabelText(/^Dell/));
    await user.click(within(sheet).getByRole('button', { name: 'Show 2 products' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy();
  });

  it('[G-PERF-1] draws the sheet once somebody points at its button, and opens it with the counts of now', async () => {
    setWidth(narrow);
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Filter' });
    await user.hover(button);
    const drawn = await screen.findByRole('dialog', { hidden: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    const categories = () => within(drawn).getByRole('group', { name: /^Category/, hidden: true }).textContent;
    expect(categories()).toBe('CategoryDell2Lenovo1HP1');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'thinkpad' } });
    await waitFor(() => expect(names()).toEqual(['ThinkPad T480']));
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBe(drawn);
    await waitFor(() => expect(categories()).toBe('CategoryDell0Lenovo1HP0'));
    await user.click(within(drawn).getByRole('button', { name: 'Show 1 product' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 75 }, (_, place) =>
    aThinkPad({ id: `n${place}`, productName: `Number ${place}`, postedAt: -place }),
  );

  it('[G-GRID-1] has only the cards near the window in the document, and all of them while printing', async () => {
    await open('/allproducts', { products: { all: async () => ok(listing(many)) } });
    const cards = (): number => document.querySelectorAll('article').length;
    await waitFor(() => expect(cards()).toBeGreaterThan(0));
    expect(cards()).toBeLessThan(40);
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(cards()).toBe(75);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(cards()).toBeLessThan(40);
  }, 20_000);
});
