import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import { AddProduct } from '#domain/selling/AddProduct.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { AddProductViewModel } from '#ui/features/selling/AddProductViewModel.ts';
import { PriceGuidanceViewModel } from '#ui/parts/product/PriceGuidanceViewModel.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { draftTexts } from '#ui/texts/drafts.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { aSearchOver } from '../../builders/aSearchOver.ts';
import { rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { seller } from '../../builders/people.ts';
import { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { aProductsApi, nusrats } from './aProductsApi.ts';

beforeEach(() => window.history.replaceState(null, ''));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const owner = seller.account.email;
const noon = Date.UTC(2026, 10, 22, 12);

type Opening = { readonly device: DeviceDrafts; readonly now?: number };

/** The seller's form on a device. */
function desk({ device, now = noon }: Opening) {
  const products = aProductsApi({}, [nusrats()]);
  const clock = { now: () => now };
  const shown = listing([{ id: '2', categoryName: 'Lenovo', img: '' }]);
  const dashboard = aDashboard({
    actor: seller,
    device,
    clock,
    viewModels: (shell) => ({
      priceGuidance: () => new PriceGuidanceViewModel(aSearchOver(products.api)),
      addProduct: (draftId: string) =>
        new AddProductViewModel({
          draftId,
          addProduct: new AddProduct({
            imageHost: { upload: async () => ok('') },
            products: products.api,
            rules: rulesOfNovember,
          }),
          preparePicture: async (file) => ok(file),
          listCategories: listCategories({ categories: { list: async () => ok(shown) } }),
          clock,
          ...shell,
        }),
    }),
  });
  return {
    ...dashboard,
    form: (address = '/dashboard/addproducts') => dashboard.open(address, AddProductPage, {}, <Toasts />),
  };
}

function begin({ stored }: DeviceDrafts, id: string | null, fields: object, savedAt = noon): void {
  stored.write({ form: 'add-product', owner, subject: id }, { fields: { ...fields }, savedAt });
}

const section = (): HTMLElement => screen.getByRole('region', { name: /drafts?$/ });
const cards = (): string[] =>
  within(section())
    .getAllByRole('listitem')
    .map((card) => card.textContent ?? '');
const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

describe('[G-SELL-1] a seller’s drafts, while the form stays open', () => {
  it('list the product that was just being typed, once another draft is opened', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device }).form('/dashboard/addproducts?draft=new');
    fireEvent.change(field('Product name'), { target: { value: 'Pixel 4a' } });
    await userEvent.click(screen.getByRole('link', { name: 'Galaxy Watch' }));
    expect(field('Product name').value).toBe('Galaxy Watch');
    expect(device.stored.of('add-product', owner)).toHaveLength(2);
    expect(cards()).toEqual([expect.stringContaining('Pixel 4a')]);
  });

  it('say what a draft lacks now, after it was changed here', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const shop = desk({ device });
    shop.form();
    fireEvent.change(field('Product name'), { target: { value: 'Galaxy Watch 4' } });
    await userEvent.click(screen.getByRole('link', { name: 'Start another product' }));
    expect(cards()).toEqual([expect.stringContaining('Galaxy Watch 4')]);
  });

  it('are deleted at the seller’s wish, though they were changed here before', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device, now: noon + 60_000 }).form();
    fireEvent.change(field('Description'), { target: { value: 'Boxed' } });
    await userEvent.click(screen.getByRole('link', { name: 'Start another product' }));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^Delete draft: Galaxy Watch/ }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(device.stored.of('add-product', owner)).toEqual([]);
  });

  it('do not name a draft that was discarded in its form', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device }).form();
    await userEvent.click(screen.getByRole('button', { name: draftTexts.english.startAfresh }));
    expect(device.stored.of('add-product', owner)).toEqual([]);
    expect(screen.queryByText('Galaxy Watch')).toBeNull();
  });
});
