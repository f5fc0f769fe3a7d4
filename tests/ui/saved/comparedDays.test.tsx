import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ComparePage } from '#ui/features/saved/ComparePage.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from '../search/aShop.tsx';

const at = (id: string, postTime: string) => aThinkPad({ id, postTime, postedAt: Date.parse(postTime) });

it.each([
  ['two moments of one day', '2026-11-18T09:00:00', '2026-11-18T15:00:00'],
  ['a bare day and a moment of it', '2026-11-18', '2026-11-18T15:00:00'],
])('[G-WISH-1] the comparison marks no difference between %s', async (_what, one, other) => {
  const products = [at('p1', one), at('p2', other)];
  aShop({ products: { all: async () => ok(listing(products)) } }).open(
    '/compare?product=p1&product=p2',
    <ComparePage />,
  );
  const row = within(await screen.findByRole('table')).getByRole('row', { name: /^Posted/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['18 Nov 2026', '18 Nov 2026']);
  expect(within(row).getByRole('rowheader').textContent).toBe('Posted');
});
