import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

vi.setConfig({ testTimeout: 30_000 });

const { laptop } = products;
const many: readonly Product[] = Array.from({ length: 90 }, (_, place) => ({
  ...laptop,
  id: (0x1000 + place).toString(16).padStart(24, '0'),
  productName: `${place % 2 === 0 ? 'EliteBook' : 'Pixel'} ${100 + place}`,
  condition: place % 9 === 0 ? 'Fair' : 'Good',
  postedAt: Date.UTC(2026, 0, 90 - place),
}));
const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: many } };

let top = 0;
/** A person's scrolling, or the browser's where the page has become shorter. */
const scrollTo = (to: number): void => {
  top = to;
  fireEvent.scroll(window);
};

beforeEach(() => {
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  // Rows have a height, so that the list counts as drawn.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(450);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    const [options] = to as [ScrollToOptions];
    top = options.top ?? 0;
  });
});
afterEach(async () => {
  await stopProductionShops();
  vi.restoreAllMocks();
});

it('[G-FACET-1] a search in the bar shows its best results, however far down the list the person was', async () => {
  const shop = await aProductionShop({ who: people.buyer, seed });
  await shop.go('/allproducts');
  await see('90 products');
  await nothingPending();
  scrollTo(4800);
  const field = document.querySelector<HTMLInputElement>('header input[name="q"]');
  if (field?.form == null) throw new Error('The bar has a search.');
  fireEvent.change(field, { target: { value: 'pixel' } });
  fireEvent.submit(field.form);
  await see('45 of 90 products');
  await nothingPending();
  expect(top).toBe(0);
});

it('[G-FACET-1] a link to All Products shows the list from its top, where it was narrowed before', async () => {
  const shop = await aProductionShop({ who: people.buyer, seed });
  await shop.go('/allproducts?q=pixel');
  await see('45 of 90 products');
  await nothingPending();
  scrollTo(4800);
  fireEvent.click(screen.getAllByRole('link', { name: 'All Products' })[0] as HTMLElement);
  await see('90 products');
  await nothingPending();
  expect(top).toBe(0);
});

const goBack = async (): Promise<void> => {
  act(() => window.history.back());
  await vi.waitFor(() => expect(window.location.search).toBe(''));
  await nothingPending();
};

it('[G-FACET-1] Back from a filter that was chosen far down the list returns to the old place', async () => {
  const shop = await aProductionShop({ who: people.buyer, seed });
  await shop.go('/allproducts');
  await see('90 products');
  await nothingPending();
  scrollTo(4800);
  fireEvent.click(screen.getAllByRole('button', { name: /^Filter/ })[0] as HTMLElement);
  await nothingPending();
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Fair/ }));
  // The list is shorter now, and the browser says so before the address follows.
  scrollTo(34);
  await vi.waitFor(() => expect(window.location.search).toBe('?condition=Fair'));
  await nothingPending();
  scrollTo(34);
  await goBack();
  await see('90 products');
  expect(top).toBe(4800);
});

it('[G-SCALE-1] a list in pages shows the pages again that were shown before a filter was chosen, on Back', async () => {
  const shop = await aProductionShop({ who: people.buyer, extensions: ['search'], seed });
  await shop.go('/allproducts');
  await press('Show more products');
  await see('Showing 48 of 90');
  scrollTo(4800);
  await shop.go('/allproducts?condition=Fair');
  await see('10 products');
  await nothingPending();
  await goBack();
  expect(shown()).toContain('Showing 48 of 90');
});
