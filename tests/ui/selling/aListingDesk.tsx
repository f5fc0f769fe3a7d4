import { screen, within } from '@testing-library/react';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import type { Session } from '#domain/identity/Session.ts';
import { AddProduct } from '#domain/selling/AddProduct.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { AddProductViewModel } from '#ui/features/selling/AddProductViewModel.ts';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { SellersProductsPage } from '#ui/features/selling/SellersProductsPage.tsx';
import { PriceGuidanceViewModel } from '#ui/parts/product/PriceGuidanceViewModel.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { aSearchOver } from '../../builders/aSearchOver.ts';
import { rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { seller } from '../../builders/people.ts';
import type { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { aProductsApi, nusrats } from './aProductsApi.ts';

export const owner = seller.account.email;
export const noon = Date.UTC(2026, 10, 22, 12);

type Opening = { readonly device: DeviceDrafts; readonly actor?: Session; readonly now?: number };

/** The seller's dashboard on a device, at one of its two pages. */
export function desk({ device, actor = seller, now = noon }: Opening) {
  const products = aProductsApi({}, [nusrats()]);
  const clock = { now: () => now };
  const shown = listing([{ id: '2', categoryName: 'Lenovo', img: '' }]);
  const dashboard = aDashboard({
    actor,
    device,
    clock,
    viewModels: (shell) => ({
      myProducts: () => new MyProductsViewModel({ ...products.useCases(shell), ...shell }),
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
    products: () => dashboard.open('/dashboard/sellersproducts', SellersProductsPage, {}, <Toasts />),
  };
}

/** A draft that an earlier visit left on the device. */
export function begin({ stored }: DeviceDrafts, id: string | null, fields: object, savedAt = noon): void {
  stored.write({ form: 'add-product', owner, subject: id }, { fields: { ...fields }, savedAt });
}

/** The list of drafts. */
export const section = (): HTMLElement => screen.getByRole('region', { name: /drafts?$/ });
export const cards = (): string[] =>
  within(section())
    .getAllByRole('listitem')
    .map((card) => card.textContent ?? '');
export const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
