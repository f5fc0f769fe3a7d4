import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { appTexts } from '#ui/texts/app.ts';
import { isUnfinished } from '#ui/state/unfinished.ts';
import { press, see, settled } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const fieldIn = (place: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(place);
  if (field === null) throw new Error(`There is no ${place}.`);
  return field;
};

it('[G-UPDATE-1] a search of the page’s list, which is in the address, holds no new release back', async () => {
  await aProductionShop({ at: '/allproducts' });
  await see(products.laptop.productName);
  fireEvent.input(fieldIn('main input[type=search]'), { target: { value: 'laptop' } });
  await vi.waitFor(() => expect(window.location.search).toContain('q=laptop'), 5000);
  expect(isUnfinished()).toBe(false);
});

it('[G-UPDATE-1] [S-FOOT-1] the newsletter’s address holds a new release back until the form has answered', async () => {
  await aProductionShop({ at: '/blog' });
  fireEvent.input(fieldIn('.newsletter input'), { target: { value: 'nadia@shop.example' } });
  expect(isUnfinished()).toBe(true);
  await press(appTexts.english.subscribe);
  await see(appTexts.english.nothingSent);
  await settled();
  expect(isUnfinished()).toBe(false);
});
