import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowsInWindow } from './rowWindow.ts';

/** Rows outside the window are drawn one after another while the browser is idle. */
const rowEvery = 60;
/** Longer than the pause between a typist's keys. */
const rest = 250;

type Shown = RowWindow & {
  readonly list: readonly unknown[];
  /** This many rows on each side of the window show the current list. */
  readonly more: number;
  /** This many rows are in the document; those beyond `more` still show the previous list. */
  readonly drawn: number;
};

/**
 * Chooses which rows are in the window and how many more to draw on both sides. The first frame must be fast: after a
 * change of the list, invisible rows wait for idle time; after a jump they are not drawn at all. Then they follow one
 * after another, up to `mostMore`.
 */
export function useRowWindow(
  element: RefObject<HTMLElement | null>,
  list: readonly unknown[],
  rows: number,
  rowHeight: number,
  mostMore: number,
): Shown {
  const [shown, setShown] = useState<Shown>({ first: 0, last: 0, list, more: 0, drawn: 0 });
  // Before anything of the new list is drawn.
  if (shown.list !== list) setShown({ ...shown, list, more: continues(shown.list, list) ? shown.more : 0 });

  const inDocument = useRef(shown);
  useLayoutEffect(() => {
    inDocument.current = shown;
  });

  const look = useCallback(() => {
    if (element.current === null) return;
    const { top } = element.current.getBoundingClientRect();
    const seen = rowsInWindow(top, rowHeight, window.innerHeight, rows);
    const follow = (): void =>
      setShown((old) => {
        if (old.first === seen.first && old.last === seen.last) return old;
        const jumps = seen.first > old.last + old.drawn || seen.last < old.first - old.drawn;
        return { ...old, ...seen, ...(jumps ? { more: 0, drawn: 0 } : {}) };
      });
    const { first, last, more } = inDocument.current;
    // The visible rows are drawn already, so the next row need not delay this frame.
    if (seen.first >= first - more && seen.last <= last + more) startTransition(follow);
    else follow();
  }, [element, rowHeight, rows]);

  useLayoutEffect(look, [look, list]);

  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  const { more, drawn } = shown;
  useEffect(() => {
    if (shown.list !== list || (more >= mostMore && drawn <= mostMore)) return;
    const timer = setTimeout(
      () =>
        startTransition(() =>
          setShown((old) => ({
            ...old,
            more: Math.min(mostMore, old.more + 1),
            drawn: Math.min(mostMore, Math.max(old.drawn, old.more + 1)),
          })),
        ),
      more < drawn && more === 0 ? rest : rowEvery,
    );
    return () => clearTimeout(timer);
  }, [shown.list, list, more, drawn, mostMore]);

  return shown;
}

/** Whether the list has grown at its end, so that its rows are drawn already. */
function continues(before: readonly unknown[], list: readonly unknown[]): boolean {
  const last = before.length - 1;
  return last >= 0 && list.length > before.length && list[0] === before[0] && list[last] === before[last];
}
