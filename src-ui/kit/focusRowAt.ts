import { focusHeading } from './focusHeading.ts';

/** Where a row of a table is in the window. */
export type RowPlace = { readonly body: Element; readonly top: number };

/** Null outside a table. */
export function placeOfRow(control: Element | null): RowPlace | null {
  const row = control?.closest('tr');
  const body = row?.parentElement;
  return row == null || body == null ? null : { body, top: row.getBoundingClientRect().top };
}

/**
 * Focuses the first control of the row that has come to the place of one that is gone, so that the keyboard goes on
 * there. Without such a row, the heading gets the focus.
 */
export function focusRowAt(place: RowPlace | null): void {
  let nearest: HTMLElement | null = null;
  let distance = Infinity;
  for (const row of place?.body.isConnected === true ? place.body.children : []) {
    const control = row.querySelector<HTMLElement>('a[href], button:enabled');
    const away = Math.abs(row.getBoundingClientRect().top - (place?.top ?? 0));
    if (control === null || away >= distance) continue;
    nearest = control;
    distance = away;
  }
  if (nearest === null) focusHeading();
  else nearest.focus();
}
