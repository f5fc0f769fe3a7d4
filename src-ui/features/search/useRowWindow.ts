import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  type ShownList,
  includesRows,
  isAnotherList,
  isGrowing,
  rowsInWindow,
  rowsSeenAt,
  showing,
  withRowAhead,
} from './rowWindow.ts';

/** Rows outside the window are drawn one after another while the browser is idle. */
const rowEvery = 30;
/** Longer than the pause between a typist's keys. */
const rest = 250;

const firstRow = { first: 0, last: 0 };
const atFirst = { seen: firstRow, half: firstRow, current: firstRow, all: firstRow };

/**
 * Chooses which rows are in the window and which more to draw on both sides. The first frame must be fast: after a
 * change of the list, rows of which less than half is visible wait for the next frame, and invisible ones for idle
 * time; after a jump those are not drawn at all. Then they follow one after another, up to `ahead` on each side. While
 * the person scrolls, and where the list grows, one follows with each frame.
 */
export function useRowWindow(
  element: RefObject<HTMLElement | null>,
  list: readonly unknown[],
  rows: number,
  rowHeight: number,
  ahead: number,
): ShownList {
  const [drawn, setDrawn] = useState<ShownList>({ ...atFirst, list, rows, known: rows });
  const shown = useMemo(() => showing(drawn, list, rows), [drawn, list, rows]);
  // Each step begins with this list, because a transition repeats its steps upon what an urgent one has changed.
  const change = useCallback(
    (step: (shown: ShownList) => ShownList) => setDrawn((old) => step(showing(old, list, rows))),
    [list, rows],
  );
  const { known } = shown;
  const seen = useCallback(
    (count: number) => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      return rowsInWindow(top, rowHeight, window.innerHeight, count);
    },
    [element, rowHeight],
  );

  const inDocument = useRef(shown);
  useLayoutEffect(() => {
    inDocument.current = shown;
  });

  const look = useCallback(() => {
    const now = seen(known);
    // The visible rows are drawn already, so the next row need not delay this frame.
    if (includesRows(inDocument.current.current, now.seen))
      startTransition(() => change((old) => withRowAhead(rowsSeenAt(old, now, ahead), ahead)));
    else change((old) => rowsSeenAt(old, now, ahead));
  }, [seen, change, known, ahead]);
  const waits = isGrowing(shown);
  useLayoutEffect(() => {
    if (waits) return;
    const now = seen(known);
    const next = (old: ShownList): ShownList => rowsSeenAt(old, now, ahead, true);
    if (next(inDocument.current) !== inDocument.current) change(next);
  }, [seen, change, known, ahead, waits]);

  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  useEffect(() => {
    if (!isGrowing(shown)) return;
    const frame = requestAnimationFrame(() => {
      const now = seen(shown.known + 1);
      startTransition(() => change((old) => rowsSeenAt({ ...old, known: Math.min(rows, old.known + 1) }, now, ahead)));
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, rows, seen, change, ahead]);

  useEffect(() => {
    if (withRowAhead(shown, ahead) === shown) return;
    const drawOne = (): void => startTransition(() => change((old) => withRowAhead(old, ahead)));
    if (!includesRows(shown.current, shown.seen)) {
      const frame = requestAnimationFrame(drawOne);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(drawOne, isAnotherList(shown) ? rest : rowEvery);
    return () => clearTimeout(timer);
  }, [shown, ahead, change]);

  return shown;
}
