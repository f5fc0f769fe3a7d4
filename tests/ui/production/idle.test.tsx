import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { setWidth } from '../setWidth.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  vi.unstubAllGlobals();
  await stopProductionShops();
  setWidth(1024);
});

const many: readonly Product[] = Array.from({ length: 200 }, (_, place) => ({
  ...products.laptop,
  id: place.toString(16).padStart(24, '0'),
  productName: place === 142 ? 'Nikon D750' : `ThinkPad ${place}`,
}));
const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: many } };

describe('[G-SCALE-1] a long list in a browser that is never idle', () => {
  it('shows its filters, and finds a typed word', async () => {
    const asked = vi.fn();
    vi.stubGlobal('requestIdleCallback', asked);
    setWidth(1440);
    await aProductionShop({ seed, at: '/allproducts' });
    await vi.waitUntil(() => document.querySelector('.facets input[type=checkbox]') !== null, { timeout: 10_000 });
    await vi.waitUntil(() => asked.mock.calls.length > 0);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search products' }), { target: { value: 'nikon' } });
    await see('Nikon D750');
    await vi.waitUntil(() => !shown().includes('ThinkPad'));
    expect(document.querySelectorAll('article')).toHaveLength(1);
  });
});
