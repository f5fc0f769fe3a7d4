import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rowAt, rowOffsets } from './rowOffsets.ts';
import { usePrinting } from './usePrinting.ts';

/** Up to this many rows the table is drawn whole, so that the browser's own search finds everything. */
const drawnWhole = 100;
/** Rows drawn on each side of the window, so that the next Tab finds its row. */
const rowsAhead = 6;

type Range = { readonly first: number; readonly last: number; readonly ahead: number };

export type DrawnRow = { readonly place: number; readonly gapBefore: number };

export type DrawnRows = {
  readonly rows: readonly DrawnRow[];
  /** Pixels behind the last drawn row. */
  readonly gapAfter: number;
  readonly isWhole: boolean;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
};

/**
 * Chooses the rows of a long table that are in the document: those in the window, some on both sides, and the row with
 * the focus. Rows have different heights, so each is measured once it is drawn; the others count as the mean.
 */
export function useDrawnRows(body: RefObject<HTMLTableSectionElement | null>, keys: readonly string[]): DrawnRows {
  const isPrinting = usePrinting();
  const isWhole = keys.length <= drawnWhole || isPrinting;
  const heights = useRef(new Map<string, number>());
  const [measured, setMeasured] = useState(0);
  const [range, setRange] = useState<Range>({ first: 0, last: 0, ahead: 0 });
  const [focused, setFocused] = useState<string | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `measured` says that the heights have changed
  const offsets = useMemo(() => rowOffsets(keys, heights.current), [keys, measured]);

  const look = useCallback(() => {
    if (body.current === null || isWhole) return;
    const { top } = body.current.getBoundingClientRect();
    const first = rowAt(offsets, -top);
    const last = rowAt(offsets, window.innerHeight - top);
    setRange((old) => {
      if (old.first === first && old.last === last) return old;
      // After a jump, the visible rows first.
      const jumps = first > old.last + old.ahead || last < old.first - old.ahead;
      return { first, last, ahead: jumps ? 0 : old.ahead };
    });
  }, [body, isWhole, offsets]);

  useLayoutEffect(look, [look]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  // Another width, other heights.
  useEffect(() => {
    if (body.current === null || isWhole) return;
    let width = body.current.offsetWidth;
    const watcher = new ResizeObserver(([entry]) => {
      const now = entry?.target instanceof HTMLElement ? entry.target.offsetWidth : width;
      if (now === width) return;
      width = now;
      heights.current.clear();
      setMeasured((old) => old + 1);
    });
    watcher.observe(body.current);
    return () => watcher.disconnect();
  }, [body, isWhole]);

  const { ahead } = range;
  useEffect(() => {
    if (isWhole || ahead >= rowsAhead) return;
    const timer = setTimeout(() => startTransition(() => setRange((old) => ({ ...old, ahead: old.ahead + 2 }))), 30);
    return () => clearTimeout(timer);
  }, [isWhole, ahead]);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every drawing, and it ends once no height is new
  useLayoutEffect(() => {
    if (!isWhole && body.current !== null && noteHeights(body.current, heights.current)) setMeasured((old) => old + 1);
  });

  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>): void => {
    setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null);
  }, []);
  const onBlur = useCallback(() => setFocused(null), []);

  const places = isWhole
    ? Array.from(keys, (_, place) => place)
    : placesToDraw(range, keys.length, focused === null ? -1 : keys.indexOf(focused));
  let end = 0;
  const rows = places.map((place) => {
    const gapBefore = (offsets[place] ?? 0) - end;
    end = offsets[place + 1] ?? end;
    return { place, gapBefore };
  });
  return { rows, gapAfter: (offsets[keys.length] ?? end) - end, isWhole, onFocus, onBlur };
}

function placesToDraw({ first, last, ahead }: Range, count: number, focused: number): readonly number[] {
  const from = Math.max(0, first - ahead);
  const to = Math.min(count - 1, last + ahead);
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  if (focused === -1 || (focused >= from && focused <= to)) return places;
  return focused < from ? [focused, ...places] : [...places, focused];
}

/** Answers whether a height is new. Cards have a margin, which belongs to the card above it. */
function noteHeights(body: HTMLElement, heights: Map<string, number>): boolean {
  const rows = body.querySelectorAll<HTMLElement>(':scope > [data-key]');
  const margin = rows[0] === undefined ? 0 : Number.parseFloat(getComputedStyle(rows[0]).marginBottom) || 0;
  let isNew = false;
  for (const row of rows) {
    const key = row.dataset['key'] ?? '';
    const height = row.offsetHeight + margin;
    if (row.offsetHeight === 0 || Math.abs((heights.get(key) ?? 0) - height) < 1) continue;
    heights.set(key, height);
    isNew = true;
  }
  return isNew;
}
