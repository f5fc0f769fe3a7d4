import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowsInWindow } from './rowWindow.ts';

/** Beyond the window, one row after another is drawn while nothing else is to be done. */
const rowEvery = 60;
/** Who types gives the next key before this. */
const rest = 250;

type Shown = RowWindow & {
  readonly list: unknown;
  /** So many rows on both sides of the window show the list as it is now. */
  readonly more: number;
  /** So many are in the document; those beyond `more` show what they showed before. */
  readonly drawn: number;
};

/**
 * Which rows of a list are in the window, and how many more are drawn on both sides. The first frame must be quick:
 * when the list changes those out of sight wait for a rest, when one jumps they are not drawn at all; then they come
 * one after another, up to `mostMore`.
 */
export function useRowWindow(
  element: RefObject<HTMLElement | null>, list: unknown, rows: number, rowHeight: number, mostMore: number,
): Shown {
  const [shown, setShown] = useState<Shown>({ first: 0, last: 0, list, more: 0, drawn: 0 });
  // Before anything of the new list is drawn.
  if (shown.list !== list) setShown({ ...shown, list, more: 0 });

  const inDocument = useRef(shown);
  useLayoutEffect(() => {
    inDocument.current = shown;
  });

  const look = useCallback(() => {
    if (element.current === null) return;
    const { top } = element.current.getBoundingClientRect();
    const seen = rowsInWindow(top, rowHeight, window.innerHeight, rows);
    const follow = (): void => setShown((old) => {
      if (old.first === seen.first && old.last === seen.last) return old;
      const jumps = seen.first > old.last + old.drawn || seen.last < old.first - old.drawn;
      return { ...old, ...seen, ...(jumps ? { more: 0, drawn: 0 } : {}) };
    });
    const { first, last, more } = inDocument.current;
    // What one scrolls to is drawn already: the next row need not hold this frame up.
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
    const timer = setTimeout(() => startTransition(() => setShown((old) => ({
      ...old, more: Math.min(mostMore, old.more + 1), drawn: Math.min(mostMore, Math.max(old.drawn, old.more + 1)),
    }))), more < drawn && more === 0 ? rest : rowEvery);
    return () => clearTimeout(timer);
  }, [shown.list, list, more, drawn, mostMore]);

  return shown;
}
