import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** Replaces the heading, for a column that is no value of the row: a box that chooses all rows. */
  readonly head?: ReactNode;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** The cell's kind, which positions it on a phone's card: 'cell-img', 'name', 'soft', 'cell-acts'. */
  readonly className?: string | undefined;
  /** Aligns prices and actions at the end of the line. */
  readonly isEnd?: boolean | undefined;
  /** Not printed, because everything in it is there to be pressed. */
  readonly isScreenOnly?: boolean | undefined;
  /** Whether its heading is a button that sorts by this column. */
  readonly isSortable?: boolean | undefined;
};
