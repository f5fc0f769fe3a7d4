import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';
import { openHome } from './openHome.tsx';

const products = [
  aThinkPad({ id: 's', productName: 'Sold one', status: 'sold' }),
  aThinkPad({ id: 'r', productName: 'Reserved one', status: 'reserved' }),
  aThinkPad({ id: 'u', productName: 'Unsaid one' }),
];
const listed = async () => ok(listing(products));

describe('[G-SALE-1] Home', () => {
  it('shows a reserved product with its tag and the way to its page, and no sold one', async () => {
    await openHome(aShop({ products: { advertised: listed, ofCategory: listed } }));
    const details = await screen.findAllByRole('link', { name: 'View details: Reserved one' });
    // Two are the eyes on the pictures, one is the foot of the advertised card.
    expect(details.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('/products/r'));
    expect(screen.getAllByText('Reserved')).toHaveLength(2);
    expect(screen.queryByText('Sold one')).toBeNull();
    expect(screen.getAllByRole('heading', { name: 'Unsaid one' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Want to Buy: Unsaid one' })).toBeTruthy();
    const cards = screen.getAllByRole('article').filter((card) => within(card).queryByText('Reserved') !== null);
    for (const card of cards) expect(within(card).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });
});
