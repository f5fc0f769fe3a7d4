import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { RowHeights } from './RowHeights.ts';

/** The heights of a long table's rows: measured after every drawing, and anew at another width. */
export function useRowHeights(body: RefObject<HTMLElement | null>, isWhole: boolean): RowHeights {
  const [heights] = useState(() => new RowHeights());
  const [, redraw] = useState(0);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every drawing; the mean is new once
  useLayoutEffect(() => {
    if (!isWhole && body.current !== null && heights.measure(body.current)) redraw((times) => times + 1);
  });

  useEffect(() => {
    if (body.current === null || isWhole) return;
    let width = body.current.offsetWidth;
    const watcher = new ResizeObserver(([entry]) => {
      const now = entry?.target instanceof HTMLElement ? entry.target.offsetWidth : width;
      if (now === width) return;
      width = now;
      heights.clear();
      redraw((times) => times + 1);
    });
    watcher.observe(body.current);
    return () => watcher.disconnect();
  }, [body, heights, isWhole]);

  return heights;
}
