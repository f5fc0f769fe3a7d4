import type { KeyboardEvent } from 'react';

const steps: { readonly [key: string]: 'nextElementSibling' | 'previousElementSibling' } = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

const controls = 'button:not([disabled]), a[href], input:not([disabled])';

/** Moves the focus with the up and down keys, in a long table, to the same column's control in the next row. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const cell = event.target.closest<HTMLElement>('td, th');
  const row = cell?.closest('[data-key]');
  const next = row?.[step];
  if (cell == null || row == null || !(next instanceof HTMLElement) || next.dataset['key'] === undefined) return;
  event.preventDefault();
  const place = Array.from(row.children).indexOf(cell);
  const target =
    next.children[place]?.querySelector<HTMLElement>(controls) ?? next.querySelector<HTMLElement>(controls);
  target?.focus();
}
