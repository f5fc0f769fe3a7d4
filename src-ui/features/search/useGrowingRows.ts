import { startTransition, useEffect, useState } from 'react';

/** The rows of a list. Where it has grown at its end, one row more with each frame, so that no frame draws several. */
export function useGrowingRows(list: readonly unknown[], rows: number): number {
  const [known, setKnown] = useState({ list, rows, limit: Infinity });
  if (known.list !== list || known.rows !== rows) {
    const limit = known.list === list ? known.limit : continues(known.list, list) ? known.rows : Infinity;
    setKnown({ list, rows, limit });
  }
  const { limit } = known;
  useEffect(() => {
    if (limit >= rows) return;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setKnown((old) => ({ ...old, limit: old.limit + 1 }))),
    );
    return () => cancelAnimationFrame(frame);
  }, [limit, rows]);
  return Math.min(limit, rows);
}

/** Whether the list has grown at its end, so that its rows are drawn already. */
export function continues(before: readonly unknown[], list: readonly unknown[]): boolean {
  const last = before.length - 1;
  return last >= 0 && list.length > before.length && list[0] === before[0] && list[last] === before[last];
}
