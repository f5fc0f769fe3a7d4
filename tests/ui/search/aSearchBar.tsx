import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { SearchForm } from '#ui/features/search/SearchForm.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from './aShop.tsx';

/** Five products in three categories. */
export const someProducts: readonly Product[] = [
  aThinkPad({ id: 's21', productName: 'Galaxy S21, 128 GB', categoryName: 'Smart Phone', price: 44_500, postedAt: 1 }),
  aThinkPad({ id: 's23', productName: 'Galaxy S23, 256 GB', categoryName: 'Smart Phone', price: 59_000, postedAt: 3 }),
  aThinkPad({ id: 'watch', productName: 'Galaxy Watch 4', categoryName: 'Smart Watch', price: 9_500, postedAt: 2 }),
  aThinkPad({ id: 't480', productName: 'ThinkPad T480', categoryName: 'Lenovo', price: 38_500, postedAt: 5 }),
  aThinkPad({ id: 't14', productName: 'ThinkPad T14', categoryName: 'Lenovo', price: 52_000, postedAt: 4 }),
];

type SearchBarParts = {
  readonly all?: ProductsApi['all'];
  readonly language?: Language;
  readonly store?: InMemoryDeviceStore;
  readonly path?: string;
  /** As on a phone. */
  readonly onClose?: () => void;
};

/** The search form of the bar, with a link before it, at an address. */
export function aSearchBar({ path = '/blog', onClose, ...parts }: SearchBarParts = {}) {
  const store = parts.store ?? new InMemoryDeviceStore();
  const all = vi.fn<ProductsApi['all']>(parts.all ?? (async () => ok(listing(someProducts))));
  const shop = aShop({
    products: { all },
    store,
    ...(parts.language === undefined ? {} : { language: parts.language }),
  });
  const opened = shop.open(
    path,
    <>
      <a href="/elsewhere">Elsewhere</a>
      <SearchForm {...(onClose === undefined ? {} : { onClose })} />
    </>,
  );
  return { ...opened, shop, store, all, user: userEvent.setup() };
}

/** The form's field, which is a combobox once the code for suggestions is there. */
export const field = (): HTMLInputElement => screen.getByLabelText('Search the shop', { selector: 'input' });

export const options = (): readonly string[] => screen.queryAllByRole('option').map((option) => option.textContent);

export const group = (name: string): readonly string[] =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

/** The suggestion that the arrow keys have reached. */
export function active(): string | null {
  const id = field().getAttribute('aria-activedescendant');
  const chosen = screen.queryAllByRole('option', { selected: true });
  if (chosen.length > 1 || (chosen[0]?.id ?? null) !== id) throw new Error('The field names another option.');
  return chosen[0]?.textContent ?? null;
}
