import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/ahead/onFirstUse.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { named, see } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { heard } from './heard.ts';
import { allSettled } from './people.ts';
import { focusOn, pressByKey } from './pressByKey.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { laptop, phone } = products;

async function openProduct(): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: people.buyer, at: `/products/${laptop.id}` });
  await see(laptop.productName);
  await allSettled();
  return shop;
}

/** The heading that has got the focus. */
async function headingIs(name: string): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement?.matches('h1, h2')).toBe(true));
  expect(named(document.activeElement as Element)).toBe(name);
}

describe('[G-A11Y-1] the focus goes on near a control that disappears: on a visitor’s pages,', () => {
  it('“Remove” of a viewed product that is gone, on another product’s page', async () => {
    const shop = await openProduct();
    shop.backend.world.marketplace.products.delete(laptop.id);
    await shop.reload(`/products/${phone.id}`);
    await see('Recently viewed');
    await pressByKey(`Remove: ${laptop.productName}`);
    await headingIs(phone.productName);
  });

  it('“Book this product” of a product that goes', async () => {
    const { backend } = await openProduct();
    await focusOn('Book this product');
    backend.world.marketplace.products.delete(laptop.id);
    tellFromAnotherTab('products/');
    await see('no longer offered');
    await headingIs(laptop.productName);
  });

  it('“Try again” of a list that comes by itself', async () => {
    const shop = await aProductionShop({ who: people.buyer });
    shop.server.script = ({ url }) => (url.startsWith('/allproducts') ? json(500, {}) : null);
    await shop.go('/allproducts');
    await focusOn('Try again');
    shop.server.script = () => null;
    tellFromAnotherTab('products/');
    await see(laptop.productName);
    await headingIs('All Products');
  });
});

describe('[G-A11Y-1] the card of All Products that has the focus', () => {
  const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main .product-card__name a')];
  const names = () => links().map(({ textContent }) => textContent);

  async function openList(at: number) {
    const { backend } = await aProductionShop({ who: people.buyer, at: '/allproducts' });
    await see(laptop.productName);
    await allSettled();
    act(() => links()[at]?.focus());
    const before = names();
    const remove = async (name: string | null | undefined): Promise<void> => {
      const gone = Object.values(products).find(({ productName }) => productName === name);
      backend.world.marketplace.products.delete(gone?.id ?? '');
      tellFromAnotherTab('products/');
      await vi.waitFor(() => expect(names()).not.toContain(name));
    };
    return { before, remove };
  }

  it('keeps it when a card before it goes', async () => {
    const { before, remove } = await openList(1);
    await remove(before[0]);
    expect([names()[0], document.activeElement]).toEqual([before[1], links()[0]]);
  });

  it('gives it to the card that comes to its place when its product goes', async () => {
    const { before, remove } = await openList(0);
    await remove(before[0]);
    expect([names()[0], document.activeElement]).toEqual([before[1], links()[0]]);
  });

  it('gives it to the card before it when the last product goes', async () => {
    const last = Object.values(products).length - 1;
    const { before, remove } = await openList(last);
    await remove(before[last]);
    expect(document.activeElement).toBe(links()[last - 1]);
  });
});

it('[G-A11Y-1] a product that goes while its page is open is heard of', async () => {
  const { backend } = await openProduct();
  const texts = heard();
  backend.world.marketplace.products.delete(laptop.id);
  tellFromAnotherTab('products/');
  await vi.waitFor(() => expect(texts).toContain('This product is no longer offered'));
});
