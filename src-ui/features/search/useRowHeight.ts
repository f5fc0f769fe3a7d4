import { type RefObject, useEffect, useLayoutEffect } from 'react';

type Measured = {
  readonly grid: RefObject<HTMLElement | null>;
  /** In pixels; 0 before it is measured. */
  readonly rowHeight: number;
  /** The first row in the window. */
  readonly row: number;
  readonly isPrinting: boolean;
  readonly onMeasured: (rowHeight: number) => void;
};

/** Measures one row of a list, because all have the same height. */
export function useRowHeight({ grid, rowHeight, row, isPrinting, onMeasured }: Measured): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null || isPrinting) return;
    const measure = (): void => measureRow(element.firstElementChild, onMeasured);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [grid, isPrinting, onMeasured]);

  // A larger font or wider spacing makes rows higher in the same width. A row outside the window would not notice.
  useEffect(() => {
    const element = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"]`) ?? null;
    if (element === null || isPrinting || rowHeight === 0) return;
    const watcher = new ResizeObserver(() => {
      if (element.offsetHeight !== rowHeight) measureRow(element, onMeasured);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [grid, rowHeight, row, isPrinting, onMeasured]);
}

function measureRow(row: Element | null, onMeasured: (rowHeight: number) => void): void {
  if (!(row instanceof HTMLElement)) return;
  // A row far from the window has the height of the last measurement.
  row.style.contentVisibility = 'visible';
  const height = row.offsetHeight;
  row.style.contentVisibility = '';
  if (height > 0) onMeasured(height);
}
