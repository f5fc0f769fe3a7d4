import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowsInWindow } from './rowWindow.ts';

/** Beyond the window, one row after another is drawn while nothing else is to be done. */
const rowEvery = 60;

type Shown = RowWindow & { readonly list: unknown; readonly more: number };

/**
 * Which rows of a list are in the window, and how many more are drawn on both sides: none as soon as the list
 * changes or one jumps, for the first frame must be quick; then more and more, up to `mostMore`.
 */
export function useRowWindow(
  element: RefObject<HTMLElement | null>, list: unknown, rows: number, rowHeight: number, mostMore: number,
): Shown {
  const [shown, setShown] = useState<Shown>({ first: 0, last: 0, list, more: 0 });
  // Before anything of the new list is drawn.
  if (shown.list !== list) setShown({ ...shown, list, more: 0 });

  const look = useCallback(() => {
    if (element.current === null) return;
    const { top } = element.current.getBoundingClientRect();
    const seen = rowsInWindow(top, rowHeight, window.innerHeight, rows);
    setShown((old) => {
      if (old.first === seen.first && old.last === seen.last) return old;
      const jumps = seen.first > old.last + old.more || seen.last < old.first - old.more;
      return { ...old, ...seen, more: jumps ? 0 : old.more };
    });
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

  useEffect(() => {
    if (shown.more >= mostMore) return;
    const timer = setTimeout(() => setShown((old) => ({ ...old, more: old.more + 1 })), rowEvery);
    return () => clearTimeout(timer);
  }, [shown, mostMore]);

  return shown;
}
