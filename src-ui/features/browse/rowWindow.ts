/** Rows of a list, both ends drawn. */
export type RowWindow = { readonly first: number; readonly last: number };

/** The rows that are in the window, whose list begins `top` pixels below the window's upper edge. */
export function rowsInWindow(top: number, rowHeight: number, windowHeight: number, rows: number): RowWindow {
  const most = Math.max(0, rows - 1);
  const first = Math.min(most, Math.max(0, Math.floor(-top / rowHeight)));
  const last = Math.min(most, Math.max(first, Math.ceil((windowHeight - top) / rowHeight) - 1));
  return { first, last };
}

/** Those and some more on both sides, and the one that holds the keyboard's focus, wherever it is. */
export function rowsToDraw({ first, last }: RowWindow, more: number, rows: number, focused: number | null): readonly number[] {
  const from = Math.max(0, first - more);
  const to = Math.min(rows - 1, last + more);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (focused === null || focused >= rows || (focused >= from && focused <= to)) return drawn;
  return focused < from ? [focused, ...drawn] : [...drawn, focused];
}
