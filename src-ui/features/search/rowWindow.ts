/** A range of rows, both ends included. */
export type RowWindow = { readonly first: number; readonly last: number };

/** The visible rows. */
export type SeenRows = {
  readonly seen: RowWindow;
  /** Those of which at least half is visible, and at least one. Another list shows them first. */
  readonly half: RowWindow;
};

/** The rows of a list that are in the document. */
export type DrawnRows = SeenRows & {
  /** Those that show the current list: the visible ones and more on both sides. */
  readonly current: RowWindow;
  /** All of them; those that are not current still show the previous list. */
  readonly all: RowWindow;
};

/** A list, and what of it is in the document. */
export type ShownList = DrawnRows & {
  readonly list: readonly unknown[];
  readonly rows: number;
  /** The rows that may be drawn yet of a list that has grown at its end. */
  readonly known: number;
};

/** The rows of this list to show where `shown` is in the document. */
export function showing(shown: ShownList, list: readonly unknown[], rows: number): ShownList {
  if (shown.list === list) return shown.rows === rows ? shown : { ...shown, rows, known: rows };
  const isSame = continues(shown.list, list);
  return {
    ...shown,
    list,
    rows,
    current: isSame ? shown.current : shown.half,
    // A shorter list had fewer rows than there was room for.
    all: isSame ? shown.all : common(shown.all, { first: 0, last: Math.max(0, shown.rows - 1) }),
    known: isSame ? Math.min(shown.known, shown.rows) : rows,
  };
}

/** Whether the list has grown at its end, so that its rows are drawn already. */
function continues(before: readonly unknown[], list: readonly unknown[]): boolean {
  const last = before.length - 1;
  return last >= 0 && list.length > before.length && list[0] === before[0] && list[last] === before[last];
}

/** The part of some rows from one to another, and at least one of them. */
function part({ first, last }: RowWindow, from: number, to: number): RowWindow {
  const start = Math.min(last, Math.max(first, from));
  return { first: start, last: Math.min(last, Math.max(start, to)) };
}

/** The visible rows of a list that begins `top` pixels below the window's upper edge. */
export function rowsInWindow(top: number, rowHeight: number, windowHeight: number, rows: number): SeenRows {
  const [start, end] = [-top / rowHeight, (windowHeight - top) / rowHeight];
  const seen = part({ first: 0, last: Math.max(0, rows - 1) }, Math.floor(start), Math.ceil(end) - 1);
  return { seen, half: part(seen, Math.round(start), Math.round(end) - 1) };
}

/**
 * Draws the visible rows, or of another list those that are half visible. Only rows that are near stay: `ahead` of them
 * on each side. After a jump none does.
 */
export function rowsSeenAt(drawn: ShownList, visible: SeenRows, ahead: number, isAnother = false): ShownList {
  const { seen, half } = visible;
  const rows = isAnother ? half : seen;
  if (areSameRows(drawn.seen, seen) && areSameRows(drawn.half, half)) return drawn;
  const isJump = seen.first > drawn.all.last + 1 || seen.last < drawn.all.first - 1;
  if (isJump) return { ...drawn, ...visible, current: rows, all: rows };
  const near = { first: seen.first - ahead, last: seen.last + ahead };
  const current = common(joined(drawn.current, rows), near);
  return { ...drawn, ...visible, current, all: common(joined(drawn.all, current), near) };
}

/** With one row more, on the side that has fewer. The same object if there are enough. */
export function withRowAhead(drawn: ShownList, ahead: number): ShownList {
  const { seen, current, all, known } = drawn;
  const above = current.first > 0 ? seen.first - current.first : Infinity;
  const below = current.last < known - 1 ? current.last - seen.last : Infinity;
  if (Math.min(above, below) >= ahead) return drawn;
  const more =
    below <= above ? { ...current, last: current.last + 1 } : { ...current, first: Math.max(0, current.first - 1) };
  return { ...drawn, current: more, all: joined(all, more) };
}

/** The rows to draw: those in the document, and the row with the focus, wherever it is. */
export function rowsToDraw({ first, last }: RowWindow, rows: number, focused: number | null): readonly number[] {
  const from = Math.max(0, first);
  const to = Math.min(rows - 1, last);
  const drawn = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (focused === null || focused >= rows || (focused >= from && focused <= to)) return drawn;
  return focused < from ? [focused, ...drawn] : [...drawn, focused];
}

const areSameRows = (one: RowWindow, other: RowWindow): boolean => one.first === other.first && one.last === other.last;

/** Whether rows of the list wait for their frames. */
export const isGrowing = ({ known, rows }: ShownList): boolean => known < rows;

/** Whether another list waits for a pause before its invisible rows are drawn. */
export const isAnotherList = ({ seen, current, all }: DrawnRows): boolean =>
  areSameRows(current, seen) && !areSameRows(all, seen);

export const includesRows = (all: RowWindow, some: RowWindow): boolean =>
  some.first >= all.first && some.last <= all.last;

function joined(one: RowWindow, other: RowWindow): RowWindow {
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) };
}

function common(one: RowWindow, other: RowWindow): RowWindow {
  return { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) };
}
