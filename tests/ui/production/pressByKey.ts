import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { named, settled } from '../faults/screen.ts';
import { allSettled } from './people.ts';

/** Focuses the last button or link whose name contains some words. `scope`: a selector. */
export async function focusOn(words: string, scope = 'main'): Promise<HTMLElement> {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${scope} :is(button, a[href])`)].findLast((one) =>
      named(one).includes(words),
    );
  await vi.waitFor(() => expect(find()).toBeDefined(), 5000);
  const button = find() as HTMLElement;
  act(() => button.focus());
  expect(document.activeElement).toBe(button);
  // The code that catches a lost focus loads with the first focus.
  await settled();
  return button;
}

/** Presses the last button or link whose name contains some words, by keyboard. */
export async function pressByKey(words: string, scope = 'main'): Promise<void> {
  fireEvent.click(await focusOn(words, scope));
  await settled();
}

/** The pressed control is gone, and something else has the focus. */
export async function isCaught(): Promise<void> {
  await allSettled();
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
}
