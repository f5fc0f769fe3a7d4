import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { RowElements } from './RowElements.ts';
import { rowAt } from './RowHeights.ts';
import { usePrinting } from './usePrinting.ts';
import { useRowHeights } from './useRowHeights.ts';

/** Up to this many rows the table is drawn whole, so that the browser's own search finds everything. */
export const drawnWhole = 100;
/** Rows drawn on each side of the window, so that the next Tab finds its row. */
const rowsAhead = 4;
/** Milliseconds after a jump, and then after each row, until a row outside the window is drawn. */
const rest = 100;
const rowEvery = 30;

type Range = {
  readonly keys: readonly string[];
  readonly first: number;
  readonly last: number;
  readonly ahead: number;
};

export type DrawnRow = {
  readonly place: number;
  /** The element that draws the row. */
  readonly element: number | undefined;
  readonly gapBefore: number;
};

export type DrawnRows = {
  readonly rows: readonly DrawnRow[];
  /** Pixels behind the last drawn row. */
  readonly gapAfter: number;
  readonly isWhole: boolean;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * Chooses the rows of a long table that are in the document: those in the window, some on both sides, and the row with
 * the focus. After a jump or a change of the list, the visible rows come first.
 */
export function useDrawnRows(body: RefObject<HTMLTableSectionElement | null>, keys: readonly string[]): DrawnRows {
  const isPrinting = usePrinting();
  const isWhole = keys.length <= drawnWhole || isPrinting;
  const heights = useRowHeights(body, isWhole);
  const [elements] = useState(() => new RowElements());
  const [range, setRange] = useState<Range>({ keys, first: 0, last: 0, ahead: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  if (range.keys !== keys) setRange({ ...range, keys, ahead: 0 });

  const places = isWhole
    ? Array.from(keys, (_, place) => place)
    : placesToDraw(range, keys.length, focused === null ? -1 : keys.indexOf(focused));
  const byKey = elements.assign(
    places.map((place) => keys[place] ?? ''),
    focused,
  );

  const drawn = useRef(range);
  /** Follows the window. */
  const look = useCallback(
    (draw: (change: () => void) => void = (change) => change()): void => {
      if (body.current === null || isWhole) return;
      const offsets = heights.offsets(keys);
      const { top } = body.current.getBoundingClientRect();
      const first = rowAt(offsets, -top);
      // As many rows wherever the window is, so that a jump neither creates nor removes one.
      const last = Math.max(rowAt(offsets, window.innerHeight - top), first + heights.maxRows(window.innerHeight) - 1);
      const old = drawn.current;
      if (old.first === first && old.last === last) return;
      const jumps = first > old.last + old.ahead || last < old.first - old.ahead;
      const follow = (): void => setRange(({ ahead }) => ({ keys, first, last, ahead: jumps ? 0 : ahead }));
      if (jumps) draw(follow);
      else follow();
    },
    [body, heights, isWhole, keys],
  );

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every drawing, and it ends once the window is drawn
  useLayoutEffect(() => {
    drawn.current = range;
    elements.note(byKey);
    look();
  });

  useEffect(() => {
    // After a jump, the browser would otherwise paint a window without rows first.
    const follow = (): void => look(flushSync);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [look]);

  useEffect(() => {
    if (isWhole || range.ahead >= rowsAhead) return;
    const more = (): void => startTransition(() => setRange((old) => ({ ...old, ahead: old.ahead + 1 })));
    const timer = setTimeout(more, range.ahead === 0 ? rest : rowEvery);
    return () => clearTimeout(timer);
  }, [isWhole, range]);

  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>): void => setFocused(keyOf(target)), []);
  const onBlur = useCallback(() => setFocused(null), []);
  // In some browsers, a button that is pressed does not get the focus.
  const onPointerDown = useCallback(
    ({ target }: PointerEvent<HTMLElement>): void => elements.press(target instanceof Element ? keyOf(target) : null),
    [elements],
  );

  const offsets = heights.offsets(keys);
  let end = 0;
  const rows = places.map((place) => {
    const gapBefore = (offsets[place] ?? 0) - end;
    end = offsets[place + 1] ?? end;
    return { place, element: byKey.get(keys[place] ?? ''), gapBefore };
  });
  return { rows, gapAfter: (offsets[keys.length] ?? end) - end, isWhole, onFocus, onBlur, onPointerDown };
}

function keyOf(element: Element): string | null {
  return element.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null;
}

function placesToDraw({ first, last, ahead }: Range, count: number, focused: number): readonly number[] {
  const from = Math.max(0, first - ahead);
  const to = Math.min(count - 1, last + ahead);
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (focused === -1 || (focused >= from && focused <= to)) return places;
  return focused < from ? [focused, ...places] : [...places, focused];
}
