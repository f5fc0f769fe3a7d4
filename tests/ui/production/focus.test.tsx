import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedTexts } from '#ui/texts/saved.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { named, see, settled } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled } from './people.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { forgetViewed, recentlyViewed } = savedTexts.english;

/** Presses the button by keyboard, so that it has the focus. */
async function pressByKey(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>('button')].findLast((one) => named(one).includes(name));
  button?.focus();
  if (button !== undefined) fireEvent.click(button);
  await settled();
}

async function aViewedProduct() {
  const shop = await aProductionShop({ who: people.buyer, at: `/products/${products.laptop.id}` });
  await see('EliteBook 840');
  await allSettled();
  return shop;
}

describe('[G-A11Y-1] the focus stays on the page when what was pressed goes', () => {
  it('with the list of viewed products', async () => {
    const shop = await aViewedProduct();
    await shop.go('/wishlist');
    await see(forgetViewed);
    await pressByKey(forgetViewed);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('with a viewed product that is no longer offered', async () => {
    const shop = await aViewedProduct();
    shop.backend.world.marketplace.products.delete(products.laptop.id);
    await shop.reload('/wishlist');
    await see(recentlyViewed);
    await see('Remove');
    await pressByKey('EliteBook');
    expect(document.activeElement?.tagName).toBe('H1');
  });
});
