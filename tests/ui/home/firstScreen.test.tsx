import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HomePage } from '#ui/features/home/HomePage.tsx';
import '#ui/features/home/HomeSections.tsx';
import { aShop } from '../shopping/aShop.tsx';

afterEach(cleanup);

it("shows Home's first screen alone until somebody reads on, by whatever means", async () => {
  aShop().open('/', <HomePage />);
  expect(screen.getByRole('link', { name: 'Buy Now' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Welcome to your trusted Re-sale Shop' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Advertised products' })).toBeNull();
  fireEvent.keyDown(window, { key: 'Tab' });
  expect(await screen.findByRole('heading', { name: 'Advertised products' })).toBeTruthy();
});
