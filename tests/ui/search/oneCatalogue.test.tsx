import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

/** Counts how often an index reads a product, through a field that only the index reads here. */
let indexed = 0;
const counted = listing(
  many.items.map((product) => ({
    ...product,
    get useDuration() {
      indexed += 1;
      return product.useDuration;
    },
  })),
);

it('[G-FIND-1] suggestions and the page of all products build and use one index', async () => {
  const { make } = aShop({ products: { all: async () => ok(counted) } }).app;
  const suggestions = make(searchFeature).suggestions();
  const page = make(searchFeature).allProducts();
  suggestions.show('thinkpad');
  page.start();
  await waitFor(() => expect(suggestions.found).toBeDefined());
  await waitFor(() => expect(page.finding.facets).not.toBeNull());
  expect(indexed).toBe(200);
  page.stop();
  suggestions.stop();
});

it('[G-FIND-1] suggestions that are closed hold no catalogue', async () => {
  const { make } = aShop({ products: { all: async () => ok(many) } }).app;
  const suggestions = make(searchFeature).suggestions();
  suggestions.show('thinkpad');
  await waitFor(() => expect(suggestions.found).toBeDefined());
  suggestions.close();
  expect(suggestions.found).toBeUndefined();
});
