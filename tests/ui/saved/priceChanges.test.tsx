import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
import { WishListPage } from '#ui/features/saved/WishListPage.tsx';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';

const id = '0000000000000000000000d1';
const tuesday = new Date(2026, 10, 17, 9).getTime();
const saturday = new Date(2026, 10, 21, 9).getTime();

/** A visit on Saturday; the product was saved on Tuesday for 38,500 tk. */
function visit(store: InMemoryDeviceStore, price: number) {
  cleanup();
  const products = { all: async () => ok(listing([aThinkPad({ id, price })])) };
  return aShop({ store, now: () => saturday, products });
}

function aSavedThinkPad(): InMemoryDeviceStore {
  const store = aDevice();
  aShop({ store, now: () => tuesday }).app.wishList.save(aThinkPad({ id, price: 38_500 }));
  return store;
}

const cardText = async () => (await screen.findByRole('article')).textContent;

describe('[G-ALERT-1] a saved product whose price changed', () => {
  it.each([
    [36_000, '2,500 tk less since Tuesday. It was 38,500 tk.'],
    [40_000, '1,500 tk more since Tuesday. It was 38,500 tk.'],
  ])('says so at %i tk, with the old price', async (price, text) => {
    visit(aSavedThinkPad(), price).open('/wishlist', <WishListPage />);
    expect(await cardText()).toContain(text);
    expect(screen.getByText('1 price changed since you looked')).toBeTruthy();
  });

  it('says nothing while the price is the same', async () => {
    visit(aSavedThinkPad(), 38_500).open('/wishlist', <WishListPage />);
    expect(await cardText()).not.toMatch(/It was/);
    expect(screen.queryByText(/changed since/)).toBeNull();
  });

  it('says so at every visit until the product is opened', async () => {
    const store = aSavedThinkPad();
    for (const _ of ['the first visit', 'the next visit']) {
      visit(store, 36_000).open('/wishlist', <WishListPage />);
      expect(await cardText()).toContain('2,500 tk less');
    }
    visit(store, 36_000).open(`/products/${id}`, <ProductPage params={{ id }} />);
    await screen.findByRole('button', { name: 'Book this product' });
    visit(store, 36_000).open('/wishlist', <WishListPage />);
    await screen.findAllByRole('article');
    expect(screen.queryByText(/It was/)).toBeNull();
  });

  it('can be marked as seen with the others', async () => {
    const store = aSavedThinkPad();
    const page = (
      <main>
        <WishListPage />
      </main>
    );
    visit(store, 36_000).open('/wishlist', page);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark prices as seen' }));
    expect(screen.queryByText(/It was/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    visit(store, 36_000).open('/wishlist', <WishListPage />);
    expect(await cardText()).not.toContain('less');
  });
});
