import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Seller } from '#domain/administration/Seller.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aLocalSearch } from '../../contracts/aLocalSearch.ts';
import { openSellers } from './openSellers.tsx';

afterEach(() => vi.restoreAllMocks());

const rakib: Seller = { id: 's1', name: 'Rakib Hasan', email: 'rakib@example.com', verified: false };
const joy: Seller = { id: 's2', name: '=1+1', email: 'joy@example.com', verified: true };
const phone = aProduct({
  id: 'p1',
  productName: 'Galaxy A53',
  sellerEmail: 'Rakib@example.com',
  price: 15_500,
  postTime: '2026-01-05',
  postedAt: Date.UTC(2026, 0, 5),
});
const products = { all: async () => ok(listing([phone])) } as unknown as ProductsApi;
const report = {
  id: 'r1',
  productId: 'p1',
  productName: 'Galaxy A53',
  details: '',
  reportedAt: Date.UTC(2026, 10, 19),
};
const reports = {
  list: async () => ok(listing([{ ...report, reason: 'wrong-picture', sellerEmail: rakib.email }])),
} as unknown as ReportsApi;

const open = (facts: Parameters<typeof openSellers>[3] = { products }, over = {}) =>
  openSellers(over, 'english', [rakib, joy], facts);
const person = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};

describe("[G-ADM-1] a seller's panel", () => {
  it('shows what they have for sale, with links, and the date of the oldest', async () => {
    open();
    const panel = await person('Rakib Hasan');
    const link = await within(panel).findByRole('link', { name: 'Galaxy A53' });
    expect(link.getAttribute('href')).toBe('/products/p1');
    expect(panel.textContent).toContain('15,500 tk');
    expect(panel.textContent).toContain('Oldest listing: 5 Jan 2026');
  });

  it('says that somebody has nothing for sale, and no date', async () => {
    open();
    const panel = await person('=1+1');
    expect(await within(panel).findByText('Nothing for sale.')).toBeTruthy();
    expect(panel.textContent).not.toContain('Oldest');
  });

  it('shows reports about them only where the marketplace has reports', async () => {
    open();
    expect(within(await person('Rakib Hasan')).queryByRole('heading', { name: /Reports/ })).toBeNull();
    cleanup();
    open({ products, reports });
    const panel = await person('Rakib Hasan');
    expect(await within(panel).findByText('The picture isn’t of this product')).toBeTruthy();
    expect(panel.textContent).toContain('Galaxy A53 · 19 Nov 2026');
  });

  it('says why facts are missing, and asks for them again', async () => {
    let isUp = false;
    const all = async () => (isUp ? ok(listing([phone])) : fail({ code: 'api/timeout' as const }));
    open({ products: { all } as unknown as ProductsApi });
    const panel = await person('Rakib Hasan');
    expect(await within(panel).findByText(/The shop took too long/)).toBeTruthy();
    isUp = true;
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByRole('link', { name: 'Galaxy A53' })).toBeTruthy();
  });

  it('closes, and returns the focus to their name', async () => {
    open();
    const panel = await person('Rakib Hasan');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const name = screen.getByRole('button', { name: 'Rakib Hasan' });
    expect([document.activeElement === name, name.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  });

  it('deletes only after the question, which says what may stay', async () => {
    open();
    const panel = await person('Rakib Hasan');
    await userEvent.click(within(panel).getByRole('button', { name: 'Delete Rakib Hasan' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.textContent).toContain('They have 1 product for sale. It may stay listed.'));
    expect(dialog.textContent).toContain('People’s bookings of their products may stay, too.');
  });
});

describe('[G-ADM-1] [G-SCALE-1] a seller of a marketplace that can search', () => {
  const many = [
    { ...phone, sellerName: rakib.name },
    ...Array.from({ length: 150 }, (_, place) =>
      aProduct({ id: `other-${place}`, sellerName: rakib.name, sellerEmail: 'another.rakib@example.com' }),
    ),
  ];
  const without = { all: () => Promise.reject(new Error('The whole list was read.')) } as unknown as ProductsApi;

  it('has a panel with the products that a search for the name finds, and that says there may be more', async () => {
    open({ products: without, search: aLocalSearch(many.slice(0, 20)) });
    const panel = await person('Rakib Hasan');
    expect(await within(panel).findByRole('link', { name: 'Galaxy A53' })).toBeTruthy();
    expect(within(panel).getByRole('heading', { name: 'Listings' })).toBeTruthy();
    expect(panel.textContent).toContain('there may be more');
    expect(panel.textContent).not.toContain('Oldest');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
  });

  it('has a panel that leads to the search where it finds many', async () => {
    open({ products: without, search: aLocalSearch(many) });
    const panel = await person('Rakib Hasan');
    const link = await within(panel).findByRole('link', { name: 'Search for this name' });
    expect(link.getAttribute('href')).toBe('/allproducts?q=Rakib+Hasan');
    expect(panel.textContent).toContain('there may be more');
    expect(panel.textContent).not.toContain('Oldest');
    expect(within(panel).getByRole('heading', { name: 'Listings' })).toBeTruthy();
  });

  it('does not show what belongs to the seller before, when their own products cannot be asked for', async () => {
    const found = aLocalSearch(many.slice(0, 20));
    const find: CatalogueSearch['find'] = async (request) =>
      request.query.text === rakib.name ? found.find(request) : fail({ code: 'api/timeout' });
    open({ products: without, search: { ...found, find } });
    const first = await person('Rakib Hasan');
    await within(first).findByRole('link', { name: 'Galaxy A53' });
    await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
    const panel = await person('=1+1');
    expect(await within(panel).findByText(/The shop took too long/)).toBeTruthy();
    expect(within(panel).queryByRole('link', { name: 'Galaxy A53' })).toBeNull();
  });

  it('is not filtered by listings, which nobody counts', async () => {
    open({ products: without, search: aLocalSearch(many) });
    expect(await screen.findByRole('button', { name: /^Not verified/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Without listings' })).toBeNull();
  });
});

describe('[G-ADM-1] sellers by their listings', () => {
  it('are filtered once the products are known', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Without listings' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Rakib/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'With listings 1' })).toBeTruthy();
  });

  it('are all shown while nobody knows, with the reason and another try', async () => {
    open({ products: { all: async () => fail({ code: 'api/timeout' }) } as unknown as ProductsApi });
    await userEvent.click(await screen.findByRole('button', { name: 'Without listings' }));
    expect((await screen.findByText(/We don’t know yet/)).textContent).toContain('The shop took too long');
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });
});

describe('[G-ADM-1] the CSV of sellers', () => {
  it('holds those who are shown, in order, and no formula', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV (2)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Without listings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV (1)' }));
    const texts = await Promise.all(
      files.map(async (file) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())),
    );
    expect(texts).toEqual([
      '\uFEFF"#","Name","Email Address","Verified"\r\n1,"\'=1+1","joy@example.com","Yes"\r\n2,"Rakib Hasan","rakib@example.com","No"\r\n',
      '\uFEFF"#","Name","Email Address","Verified","Listings"\r\n1,"\'=1+1","joy@example.com","Yes",0\r\n',
    ]);
    expect(names).toEqual(['sellers-2026-11-22.csv', 'sellers-2026-11-22.csv']);
  });
});
