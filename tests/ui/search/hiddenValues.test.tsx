import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { setWidth } from '../setWidth.ts';
import { aShop } from './aShop.tsx';

afterEach(cleanup);

const towns = ['Dhaka', 'Sylhet', 'Khulna', 'Rajshahi', 'Cumilla', 'Gazipur', 'Rangpur', 'Bogura'];

it('[G-FACET-1] the button for a filter’s hidden values says which filter, with any number', async () => {
  setWidth(1400);
  const products = towns.flatMap((location, place) =>
    Array.from({ length: 9 - place }, (_, one) => aThinkPad({ id: `${location}${one}`, location })),
  );
  aShop({ products: { all: async () => ok(listing(products)) } }).open(
    '/allproducts?place=Bogura',
    <AllProductsPage />,
  );
  const more = await screen.findByText('1 more');
  expect(more.getAttribute('aria-label')).toBe('Place: 1 more');
});
