import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { setWidth } from '../setWidth.ts';
import { aShop } from './aShop.tsx';

const towns = ['Dhaka', 'Sylhet', 'Khulna', 'Rajshahi', 'Cumilla', 'Gazipur', 'Rangpur', 'Bogura'];

async function openAt(place: string) {
  setWidth(1400);
  const products = towns.flatMap((location, town) =>
    Array.from({ length: 9 - town }, (_, one) => aThinkPad({ id: `${location}${one}`, location })),
  );
  const shop = aShop({ products: { all: async () => ok(listing(products)) } });
  const opened = shop.open(`/allproducts?place=${place}`, <AllProductsPage />);
  const more = await screen.findByText('1 more');
  return { ...opened, more };
}

it('[G-FACET-1] the button for a filter’s hidden values says which filter, with any number', async () => {
  const { more } = await openAt('Bogura');
  expect(more.getAttribute('aria-label')).toBe('Place: 1 more');
});

it.each(['Bogura', 'বগুড়া'])(
  '[G-A11Y-1] a hidden value, chosen as “%s”, keeps its row and focus once it is dropped',
  async (name) => {
    const { address } = await openAt(name);
    const box = screen.getByRole('checkbox', { name: `${name} 2` });
    box.focus();
    fireEvent.click(box);
    await waitFor(() => expect(address()).toBe('/allproducts'));
    expect(screen.getByRole('checkbox', { name: `${name} 2`, checked: false }) === box).toBe(true);
    expect(document.activeElement === box).toBe(true);
    expect(screen.getByText('1 more')).toBeTruthy();
    fireEvent.click(box);
    expect(screen.getByRole('checkbox', { name: `${name} 2`, checked: true }) === box).toBe(true);
  },
);
