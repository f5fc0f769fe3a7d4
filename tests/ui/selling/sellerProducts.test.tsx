import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { SellersProductsPage } from '#ui/features/selling/SellersProductsPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aDashboard, held } from '../dashboard/aDashboard.tsx';
import { seller } from '../../builders/people.ts';
import { aProductsApi, nusrats, type ProductsApiStub } from './aProductsApi.ts';

function openProducts(products: ProductsApiStub, language: Language = 'english') {
  const dashboard = aDashboard({
    actor: seller,
    language,
    viewModels: (shell) => {
      const useCases = products.useCases(shell);
      return { myProducts: () => new MyProductsViewModel({ ...useCases, ...shell }) };
    },
  });
  const page = dashboard.open('/dashboard/sellersproducts', SellersProductsPage, {}, <Toasts />);
  return { ...dashboard, ...page };
}

const advertise = async (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Advertise ThinkPad T480' });

describe("the seller's products", () => {
  it('[S-SELL-4] show image, product name, email, price, actions and that each is available', async () => {
    openProducts(aProductsApi());
    const table = await screen.findByRole('table', { name: 'Your products' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers).toEqual(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
    const row = within(table).getByRole('row', { name: /ThinkPad T480/ });
    expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/laptop-02.webp');
    expect(row.textContent).toContain('nusrat@example.com');
    expect(row.textContent).toContain('38,500 tk');
    expect(within(row).getByText('Available')).toBeTruthy();
  });

  it.each([
    ['reserved', 'Reserved'],
    ['sold', 'Sold'],
    ['available', 'Available'],
  ] as const)('[G-SALE-1] have the badge of their status beside the name where it is %s', async (status, word) => {
    openProducts(aProductsApi({}, [nusrats({ status })]));
    const row = await screen.findByRole('row', { name: /ThinkPad T480/ });
    expect(within(row).getByRole('rowheader').textContent).toBe(`ThinkPad T480${word}`);
  });

  it("[S-SELL-5] are advertised: the list is refreshed, a toast says so, and the button is a disabled 'Advertised'", async () => {
    const products = aProductsApi();
    const dashboard = openProducts(products, 'original');
    await userEvent.click(await advertise());
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Advertised ThinkPad T480' });
    expect(button.disabled).toBe(true);
    expect(products.calls).toContain('advertise p1');
    expect(products.calls.lastIndexOf('list nusrat@example.com')).toBeGreaterThan(
      products.calls.indexOf('advertise p1'),
    );
    expect(dashboard.toasts()).toEqual(['advertised successfully']);
  });

  it("pass the focus to the row's Duplicate once they are advertised, because a disabled button would lose it", async () => {
    openProducts(aProductsApi());
    (await advertise()).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Advertised ThinkPad T480' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Duplicate as new ThinkPad T480' }));
  });

  it('leave the focus alone if it has moved meanwhile', async () => {
    const done = held<Result<void, ApiFailure>>();
    openProducts(aProductsApi({ advertise: () => done.answer }));
    await userEvent.click(await advertise());
    const heading = screen.getByRole('heading', { level: 1 });
    heading.focus();
    done.give(ok());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Advertising/ })).toBeNull());
    expect(document.activeElement).toBe(heading);
  });

  it('are advertised once, for any number of clicks', async () => {
    const done = held<Result<void, ApiFailure>>();
    const asked: string[] = [];
    openProducts(
      aProductsApi({
        advertise: (id) => {
          asked.push(id);
          return done.answer;
        },
      }),
    );
    await userEvent.dblClick(await advertise());
    expect(screen.getByRole('button', { name: 'Advertising… ThinkPad T480' }).getAttribute('aria-busy')).toBe('true');
    expect(asked).toEqual(['p1']);
    done.give(ok());
  });

  it('[G-TRUE-1] cannot be advertised a second time while the list that would say so is on its way', async () => {
    const asked: string[] = [];
    const list = held<Result<Listing<Product>, ApiFailure>>();
    const advertised = nusrats({ advertised: true });
    openProducts(
      aProductsApi({
        ofSeller: () => (asked.length === 0 ? Promise.resolve(ok(listing([nusrats()]))) : list.answer),
        advertise: async (id) => {
          asked.push(id);
          return ok();
        },
      }),
    );
    await userEvent.click(await advertise());
    expect(await screen.findByText('Advertised successfully')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Advertising… ThinkPad T480' }));
    expect(asked).toEqual(['p1']);
    list.give(ok(listing([advertised])));
    expect(await screen.findByRole('button', { name: 'Advertised ThinkPad T480' })).toBeTruthy();
  });

  it('show in their row why advertising failed, and can be advertised again', async () => {
    openProducts(aProductsApi({ advertise: async () => fail({ code: 'api/offline' }) }));
    await userEvent.click(await advertise());
    const row = screen.getByRole('row', { name: /ThinkPad T480/ });
    await waitFor(() => expect(within(row).getByRole('alert').textContent).toContain('You’re offline'));
    expect(await advertise()).toBeTruthy();
  });

  it('link to the form for a first product when there are none', async () => {
    openProducts(aProductsApi({}, []));
    expect(await screen.findByRole('heading', { name: 'Nothing for sale yet' })).toBeTruthy();
    const links = screen.getAllByRole('link', { name: 'Add product' });
    expect(links.every((link) => link.getAttribute('href') === '/dashboard/addproducts')).toBe(true);
  });

  it('say why they did not load, and try again', async () => {
    let isUp = false;
    const ofSeller = async () => (isUp ? ok(listing([nusrats()])) : fail({ code: 'api/unavailable' as const }));
    openProducts(aProductsApi({ ofSeller }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your products');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /ThinkPad T480/ })).toBeTruthy();
  });
});
