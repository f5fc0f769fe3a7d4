import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as FetchCode from '#ui/context/fetchCode.ts';
import { aSearchBar, field, group } from './aSearchBar.tsx';

/** Whether the code for suggestions can be loaded. */
const network = vi.hoisted(() => ({ isUp: false }));
vi.mock('#ui/context/fetchCode.ts', async (original) => {
  const real = await original<typeof FetchCode>();
  return {
    ...real,
    fetchPart: (...parts: Parameters<typeof real.fetchPart>) =>
      network.isUp ? real.fetchPart(...parts) : Promise.reject(new Error('Failed to fetch')),
  };
});

it('[G-FIND-1] the search says once that suggestions did not load, still searches, and tries again on request', async () => {
  const { address, shop } = aSearchBar();
  act(() => field().focus());
  await waitFor(() => expect(shop.toasts()).toEqual(['Suggestions didn’t load. You can still search.']));
  act(() => field().blur());
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'galaxy' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/allproducts?q=galaxy');
  expect(shop.toasts()).toHaveLength(1);

  network.isUp = true;
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'thinkpad' } });
  const [toast] = shop.app.notifications.all;
  const [retry] = toast?.actions ?? [];
  if (toast === undefined || retry === undefined) throw new Error('There is no retry.');
  act(() => shop.app.notifications.act(toast.id, retry));
  await waitFor(() => expect(group('Products')).toHaveLength(2), { timeout: 5000 });
});
