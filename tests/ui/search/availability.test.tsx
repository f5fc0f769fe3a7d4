import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from './aShop.tsx';
import { setWidth } from '../setWidth.ts';

const sold = aThinkPad({ id: 's', productName: 'Sold one', status: 'sold', postedAt: 4 });
const reserved = aThinkPad({ id: 'r', productName: 'Reserved one', status: 'reserved', postedAt: 3 });
const available = aThinkPad({ id: 'a', productName: 'Available one', status: 'available', postedAt: 2 });
const unsaid = aThinkPad({ id: 'u', productName: 'Unsaid one', postedAt: 1 });

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  setWidth(1024);
});

async function open(products: readonly Product[], address = '/allproducts') {
  const opened = aShop({ products: { all: async () => ok(listing(products)) } }).open(address, <AllProductsPage />);
  await screen.findByRole('group', { name: /^Condition/ });
  return { ...opened, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const availability = () => screen.queryByRole('group', { name: 'Availability' });
const choice = (name: RegExp) => within(screen.getByRole('group', { name: 'Availability' })).getByLabelText(name);
const sorts = () => within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');

describe('[G-SALE-1] availability in a list', () => {
  it('is a filter with a count for each status, which stands in the address and in a chip', async () => {
    const { user, address } = await open([sold, reserved, available]);
    const labels = within(screen.getByRole('group', { name: 'Availability' })).getAllByRole('checkbox');
    expect(labels.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Available1',
      'Reserved1',
      'Sold1',
    ]);
    await user.click(choice(/^Available/));
    await waitFor(() => expect(address()).toBe('/allproducts?status=available'));
    expect(names()).toEqual(['Available one']);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Available' }));
    await waitFor(() => expect(address()).toBe('/allproducts'));
    expect(names()).toEqual(['Sold one', 'Reserved one', 'Available one']);
  });

  it('is chosen by keyboard', async () => {
    const { user } = await open([sold, available]);
    choice(/^Available/).focus();
    await user.keyboard(' ');
    expect(names()).toEqual(['Available one']);
    await user.tab();
    expect(document.activeElement).toBe(choice(/^Reserved/));
  });

  it('says how many products have no status', async () => {
    await open([available, unsaid]);
    expect(availability()?.textContent).toContain('Not stated for 1 product');
  });

  it('says nothing of products without a status where all have one', async () => {
    await open([available, sold]);
    expect(availability()?.textContent).not.toContain('Not stated');
  });

  it('is an order: what can still be had comes first', async () => {
    const { user, address } = await open([sold, reserved, unsaid, available]);
    expect(names()).toEqual(['Sold one', 'Reserved one', 'Available one', 'Unsaid one']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Available first');
    await waitFor(() => expect(address()).toBe('/allproducts?sort=available'));
    expect(names()).toEqual(['Available one', 'Unsaid one', 'Reserved one', 'Sold one']);
  });

  it('is neither filter nor order where no product has a status', async () => {
    await open([unsaid]);
    expect(availability()).toBeNull();
    expect(sorts().map((option) => option.textContent)).not.toContain('Available first');
  });

  it('has a way out of a link that asks for it where no product has a status', async () => {
    const { user } = await open([unsaid], '/allproducts?status=available&sort=available');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('newest');
    await user.click(screen.getByRole('button', { name: 'Without the availability: 1 product' }));
    expect(names()).toEqual(['Unsaid one']);
  });
});
