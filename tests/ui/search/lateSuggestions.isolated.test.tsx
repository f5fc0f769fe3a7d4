import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aSearchBar, field, group } from './aSearchBar.tsx';

/** The code for suggestions arrives when the test says so. */
const code = vi.hoisted(() => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock('#ui/features/search/searchParts.ts', async (original) => {
  await code.arrived;
  return original();
});

it('[G-FIND-1] the search opens All Products by Enter before the code for its suggestions is there', () => {
  const { address, all } = aSearchBar();
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: ' galaxy s21 ' } });
  expect(field().role).not.toBe('combobox');
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/allproducts?q=galaxy+s21');
  expect(field().value).toBe('');
  expect(all).not.toHaveBeenCalled();
});

it('[G-FIND-1] the text and the focus stay when the code for suggestions arrives, which shows them at once', async () => {
  aSearchBar();
  const typedInto = field();
  act(() => typedInto.focus());
  fireEvent.input(typedInto, { target: { value: 'thinkpad' } });
  code.arrive();
  await waitFor(() => expect(group('Products')).toHaveLength(2), { timeout: 5000 });
  expect(field()).toBe(typedInto);
  expect(field().value).toBe('thinkpad');
  expect(document.activeElement).toBe(field());
});
