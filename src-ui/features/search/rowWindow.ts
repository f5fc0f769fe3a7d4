/** A range of rows, both ends included. */
export type RowWindow = { readonly first: number; readonly last: number };

/** The visible rows of a list that begins `top` pixels below the window's upper edge. */
export function rowsInWindow(top: number, rowHeight: number, windowHeight: number, rows: number): RowWindow {
  const max = Math.max(0, rows - 1);
  const first = Math.min(max, Math.max(0, Math.floor(-top / rowHeight)));
  const last = Math.min(max, Math.max(first, Math.ceil((windowHeight - top) / rowHeight) - 1));
  return { first, last };
}

/** The visible rows, some more on both sides, and the row with the focus, wherever it is. */
export function rowsToDraw(
  { first, last }: RowWindow,
  more: number,
  rows: number,
  focused: number | null,
): readonly number[] {
  const from = Math.max(0, first - more);
  const to = Math.min(rows - 1, last + more);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (focused === null || focused >= rows || (focused >= from && focused <= to)) return drawn;
  return focused < from ? [focused, ...drawn] : [...drawn, focused];
}
