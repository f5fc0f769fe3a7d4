import { fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { named, settled } from '../faults/screen.ts';
import { allSettled } from './people.ts';

/** Presses the last button whose name contains some words, by keyboard. */
export async function pressByKey(words: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('main button')].findLast((one) => named(one).includes(words));
  await vi.waitFor(() => expect(find()).toBeDefined(), 5000);
  const button = find() as HTMLElement;
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await settled();
}

/** The pressed control is gone, and something else has the focus. */
export async function isCaught(): Promise<void> {
  await allSettled();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
}
