import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnRows, areSameRows, includesRows, rowsInWindow, rowsSeenAt, withRowAhead } from './rowWindow.ts';
import { continues, useGrowingRows } from './useGrowingRows.ts';

/** Rows outside the window are drawn one after another while the browser is idle. */
const rowEvery = 30;
/** Longer than the pause between a typist's keys. */
const rest = 250;

const none = { first: 0, last: 0 };

type Shown = DrawnRows & { readonly list: readonly unknown[] };

/**
 * Chooses which rows are in the window and which more to draw on both sides. The first frame must be fast: after a
 * change of the list, invisible rows wait for idle time; after a jump they are not drawn at all. Then they follow one
 * after another, up to `ahead` on each side. While the person scrolls, one follows with each frame.
 */
export function useRowWindow(
  element: RefObject<HTMLElement | null>,
  list: readonly unknown[],
  length: number,
  rowHeight: number,
  ahead: number,
): Shown {
  const [shown, setShown] = useState<Shown>({ list, seen: none, current: none, all: none });
  const rows = useGrowingRows(list, length);
  // Before anything of the new list is drawn.
  if (shown.list !== list)
    setShown({ ...shown, list, current: continues(shown.list, list) ? shown.current : shown.seen });

  const inDocument = useRef(shown);
  useLayoutEffect(() => {
    inDocument.current = shown;
  });

  const look = useCallback(() => {
    if (element.current === null) return;
    const { top } = element.current.getBoundingClientRect();
    const seen = rowsInWindow(top, rowHeight, window.innerHeight, rows);
    const follow = (old: Shown): Shown =>
      areSameRows(old.seen, seen) ? old : { ...rowsSeenAt(old, seen, ahead), list: old.list };
    // The visible rows are drawn already, so the next row need not delay this frame.
    if (includesRows(inDocument.current.current, seen))
      startTransition(() => setShown((old) => withOneMore(follow(old), ahead, rows)));
    else setShown(follow);
  }, [element, rowHeight, rows, ahead]);

  const isGrowing = rows < length;
  useLayoutEffect(() => {
    if (!isGrowing) return look();
    // The answer that the list grew by has taken time enough of this frame.
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list may begin elsewhere on the page
  }, [look, list, isGrowing]);

  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  useEffect(() => {
    if (shown.list !== list || withOneMore(shown, ahead, rows) === shown) return;
    const isAnotherList = areSameRows(shown.current, shown.seen) && !areSameRows(shown.all, shown.seen);
    const timer = setTimeout(
      () => startTransition(() => setShown((old) => withOneMore(old, ahead, rows))),
      isAnotherList ? rest : rowEvery,
    );
    return () => clearTimeout(timer);
  }, [shown, list, ahead, rows]);

  return shown;
}

function withOneMore(shown: Shown, ahead: number, rows: number): Shown {
  const more = withRowAhead(shown, ahead, rows);
  return more === shown ? shown : { ...more, list: shown.list };
}
