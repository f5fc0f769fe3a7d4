import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { nothingPending, see } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;

it.each([
  ['all products', '/allproducts', 'We couldn’t load the products'],
  ['the categories', '/categories', 'We couldn’t load the categories'],
  ['a product', `/products/${laptop.id}`, 'We couldn’t load this product'],
  ['the wish list', '/wishlist', 'We couldn’t load the products'],
  ['a comparison', `/compare?product=${laptop.id}&product=${phone.id}`, 'We couldn’t load the products'],
])('[G-TRUE-1] the page of %s names what it could not load', async (_what, address, title) => {
  const { app, server, go } = await aProductionShop();
  await see('Login');
  await nothingPending();
  act(() => app.wishList.save(laptop));
  server.script = () => json(500, {});
  await go(address);
  await see(title);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});
