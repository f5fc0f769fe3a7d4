import { screen, within } from '@testing-library/react';
import type { Session } from '#domain/identity/Session.ts';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { SellersProductsPage } from '#ui/features/selling/SellersProductsPage.tsx';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { seller } from '../../builders/people.ts';
import type { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { addFormFactories } from './addFormFactories.ts';
import { aProductsApi, nusrats } from './aProductsApi.ts';

export const owner = seller.account.email;
export const noon = Date.UTC(2026, 10, 22, 12);

type Opening = { readonly device: DeviceDrafts; readonly actor?: Session; readonly now?: number };

/** The seller's dashboard on a device, at one of its two pages. */
export function desk({ device, actor = seller, now = noon }: Opening) {
  const products = aProductsApi({}, [nusrats()]);
  const clock = { now: () => now };
  const dashboard = aDashboard({
    actor,
    device,
    clock,
    viewModels: (shell) => ({
      myProducts: () => new MyProductsViewModel({ ...products.useCases(shell), ...shell }),
      ...addFormFactories(shell, { products, clock, categories: ['HP', 'Lenovo'] }),
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
