import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '#ui/features/storefront/HomePage.tsx';
import '#ui/features/storefront/HomeSections.tsx';
import { aShop } from '../search/aShop.tsx';

it("shows only Home's first screen until someone scrolls or uses the page", async () => {
  aShop().open('/', <HomePage />);
  expect(screen.getByRole('link', { name: 'Buy Now' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Welcome to your trusted Re-sale Shop' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Advertised products' })).toBeNull();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByRole('heading', { name: 'Advertised products' })).toBeTruthy();
});
