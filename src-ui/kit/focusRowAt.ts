import { focusHeading } from './focusHeading.ts';

/** A table row's place in the window. */
export type RowPlace = { readonly body: Element; readonly top: number };

/** Answers null for a control outside of a table. */
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
  if (place?.body.isConnected !== true) return focusHeading();
  const { body, top } = place;
  const controls = [...body.children].flatMap((row) => {
    const control = row.querySelector<HTMLElement>('a[href], button:enabled');
    return control === null ? [] : [{ control, away: Math.abs(row.getBoundingClientRect().top - top) }];
  });
  const min = Math.min(...controls.map(({ away }) => away));
  const nearest = controls.find(({ away }) => away === min);
  if (nearest === undefined) focusHeading();
  else nearest.control.focus();
}
