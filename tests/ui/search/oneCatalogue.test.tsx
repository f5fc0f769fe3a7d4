import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { SearchForm } from '#ui/features/search/SearchForm.tsx';
import '#ui/features/search/searchParts.ts';
import { searchFeature } from '#ui/features/search/searchFeature.ts';
import { field, group, someProducts } from './aSearchBar.tsx';
import { aShop } from './aShop.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';

afterEach(cleanup);

it('[G-FIND-1] suggestions search the list that the page of all products shows, without asking for another', async () => {
  const all = vi.fn<ProductsApi['all']>(async () => ok(listing(someProducts)));
  aShop({ products: { all } }).open(
    '/allproducts',
    <>
      <SearchForm />
      <AllProductsPage />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'thinkpad' } });
  await screen.findByRole('listbox');
  expect(group('Products')).toHaveLength(2);
  expect(all).toHaveBeenCalledOnce();
});

/** More than are indexed at once. */
const many = listing(Array.from({ length: 200 }, (_, place) => aThinkPad({ id: `p${place}` })));

it('[G-FIND-1] suggestions and the page of all products build and use one index', async () => {
  const { make } = aShop({ products: { all: async () => ok(many) } }).app;
  const suggestions = make(searchFeature).suggestions();
  const page = make(searchFeature).allProducts();
  suggestions.show('thinkpad');
  page.start();
  await waitFor(() => expect(suggestions.index).not.toBeNull());
  await waitFor(() => expect(page.finding.index).toBe(suggestions.index));
  page.stop();
  suggestions.stop();
});

it('[G-FIND-1] suggestions that are closed hold no catalogue', async () => {
  const { make } = aShop({ products: { all: async () => ok(many) } }).app;
  const suggestions = make(searchFeature).suggestions();
  suggestions.show('thinkpad');
  await waitFor(() => expect(suggestions.index).not.toBeNull());
  suggestions.close();
  expect(suggestions.index).toBeNull();
  expect(suggestions.list.value).toBeUndefined();
});
