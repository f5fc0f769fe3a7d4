import { type ReactNode, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addWaitingPart } from '../../state/waitingParts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { GridRow } from './GridRow.tsx';
import { useFocusedCard } from './useFocusedCard.ts';
import { rowsToDraw } from './rowWindow.ts';
import { fromLarge, fromMedium } from '../../kit/breakpoints.ts';
import { useMedia } from '../../kit/useMedia.ts';
import { usePrinting } from '../../kit/usePrinting.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Browsers draw nothing beyond about 17 (Firefox) to 33 (Chrome) million pixels. */
const maxPixels = 16_000_000;
/** Short lists are drawn completely when there is time, so that the browser's own search finds everything. */
const drawnWhole = 60;
const rowsAhead = 3;
const maxPrinted = 300;
/** The browser counts the sheets before it tells how wide they are. */
const columnsOnPaper = 3;

type VirtualGridProps = {
  /** In order. */
  readonly products: readonly Product[];
  /** The products of the whole list; -1 if nobody knows exactly. */
  readonly size: number;
  readonly card: (product: Product, place: number) => ReactNode;
  readonly name: string;
  /** True if another list is about to arrive. */
  readonly isBusy: boolean;
  /** The position that a link led to. */
  readonly reveal: number | null;
  /** Called when the list has its height, with the number of products that scrolling can reach. */
  readonly onDrawn: (reachable: number) => void;
  /** Called when the last rows come near the window. */
  readonly onNearEnd: () => void;
};

/** Cards in rows of equal height. Only rows near the window are in the document. */
export const VirtualGrid = memo(function VirtualGrid({
  products,
  size,
  card,
  name,
  isBusy,
  reveal,
  onDrawn,
  onNearEnd,
}: VirtualGridProps) {
  const isMedium = useMedia(fromMedium);
  const isLarge = useMedia(fromLarge);
  const grid = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(0);
  const revealed = useRef<number | null>(null);
  const isPrinting = usePrinting();
  const columns = isPrinting ? columnsOnPaper : isLarge ? 3 : isMedium ? 2 : 1;
  const { focused, follow } = useFocusedCard(grid, products, columns);
  useEffect(() => (isBusy ? addWaitingPart() : undefined), [isBusy]);

  const rows = Math.ceil(products.length / columns);
  const reachable = rowHeight === 0 ? rows : Math.min(rows, Math.floor(maxPixels / rowHeight));
  const ahead = products.length <= drawnWhole ? rows : rowsAhead;
  const shown = useRowWindow(grid, products, reachable, rowHeight === 0 ? 450 : rowHeight, ahead);

  useRowHeight({ grid, rowHeight, row: shown.seen.first, isPrinting, onMeasured: setRowHeight });

  useLayoutEffect(() => {
    if (rowHeight > 0) onDrawn(Math.min(products.length, reachable * columns));
  }, [onDrawn, products, reachable, columns, rowHeight]);

  const rowsLeft = rowHeight === 0 ? Infinity : rows - 1 - shown.seen.last;
  useEffect(() => {
    if (rowsLeft <= rowsAhead) onNearEnd();
  }, [rowsLeft, onNearEnd]);

  useLayoutEffect(() => {
    if (reveal === null || reveal === revealed.current || rowHeight === 0 || grid.current === null) return;
    revealed.current = reveal;
    const row = grid.current.getBoundingClientRect().top + Math.floor(reveal / columns) * rowHeight;
    window.scrollBy({ top: row - Math.max(0, window.innerHeight - rowHeight) / 2, behavior: 'instant' });
  }, [reveal, rowHeight, columns]);

  const drawn = isPrinting
    ? Array.from({ length: Math.min(rows, Math.ceil(maxPrinted / columns)) }, (_, row) => row)
    : rowsToDraw(shown.all, reachable, focused === null ? null : Math.floor(focused.place / columns));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It only notes which card has the focus.
    <div
      ref={grid}
      role="feed"
      aria-label={name}
      className={isPrinting ? 'product-rows is-printed' : 'product-rows'}
      style={isPrinting ? {} : { height: reachable * rowHeight, containIntrinsicHeight: rowHeight }}
      aria-busy={isBusy || undefined}
      {...follow}
    >
      {drawn.map((row) => (
        <GridRow
          key={row}
          row={row}
          top={isPrinting ? undefined : row * rowHeight}
          columns={columns}
          products={products}
          size={size}
          card={card}
          focused={focused !== null && Math.floor(focused.place / columns) === row ? focused : null}
          isHeld={!isPrinting && (row < shown.current.first || row > shown.current.last)}
        />
      ))}
    </div>
  );
});
