/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as cards loses the roles it was born with */
import { Fragment, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import Table from 'react-bootstrap/Table';
import { fromExtraLarge, fromMedium } from './breakpoints.ts';
import type { Column } from './Column.ts';
import { DataHead } from './DataHead.tsx';
import { DataRow } from './DataRow.tsx';
import { moveByArrows } from './moveByArrows.ts';
import type { Sorting } from './Sorting.ts';
import { useMedia } from './useMedia.ts';
import { drawnWhole, useDrawnRows } from './useDrawnRows.ts';
import './DataTable.scss';
import './DeskTable.scss';

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The list that the rows were chosen from. While it stays the same, other rows are only another view of it. */
  readonly list?: object | undefined;
  /** Key of the column that names the row. */
  readonly rowHeader?: string | undefined;
  /** 'wide': for long names and two actions, with cards already on a tablet. 'people': cards without pictures. */
  readonly variant?: 'wide' | 'people' | undefined;
  /** A table that people work in: rows to choose, and arrow keys from row to row. */
  readonly isDesk?: boolean | undefined;
  readonly sorting?: Sorting | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
  readonly rowClass?: ((row: Row) => string | undefined) | undefined;
  /** Rows of another kind, and how many. */
  readonly lastRows?: ReactNode;
  readonly lastRowCount?: number | undefined;
};

/**
 * A table. On a phone each row is a card. The roles are explicit, because changing `display` would remove them. Of a
 * long table, only the rows near the window are in the document; all of them are on paper. In another order,
 * search or filter, a long table draws its rows a frame later, so that what was pressed answers at once.
 */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { caption, variant, isDesk = false, sorting, onSort } = props;
  const before = useDeferredValue(props);
  const isLate = isAnotherView(before, props) && Math.max(before.rows.length, props.rows.length) > drawnWhole;
  const { columns, rows, rowHeader, rowClass } = isLate ? before : props;
  const isOverCards = !useMedia(variant === 'wide' ? fromExtraLarge : fromMedium);
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { rows: drawn, gapAfter, isWhole, ...events } = useDrawnRows(body, keys);
  const classes = [
    variant !== undefined && `data--${variant}`,
    isDesk && 'data--desk',
    !isWhole && 'data--windowed',
  ].filter((one) => one !== false);
  return (
    <Table
      bsPrefix="data"
      className={classes.join(' ') || undefined}
      role="table"
      aria-busy={isLate || undefined}
      aria-rowcount={isWhole ? undefined : rows.length + 1 + (props.lastRowCount ?? 0)}
    >
      <caption className="visually-hidden">{caption}</caption>
      <DataHead
        columns={props.columns}
        sorting={sorting}
        onSort={onSort}
        rowIndex={isWhole ? undefined : 1}
        isOverCards={isOverCards}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <tbody ref={body} role="rowgroup" {...events} onKeyDown={isDesk ? moveByArrows : undefined}>
        {drawn.map(({ place, element, gapBefore }) => {
          const row = rows[place];
          const key = keys[place];
          if (row === undefined || key === undefined) return null;
          return (
            <Fragment key={element}>
              <Gap height={gapBefore} />
              <DataRow
                row={row}
                index={place}
                rowKey={key}
                columns={columns}
                rowHeader={rowHeader}
                rowClass={rowClass}
                rowIndex={isWhole ? undefined : place + 2}
              />
            </Fragment>
          );
        })}
        <Gap height={gapAfter} />
        {props.lastRows}
      </tbody>
    </Table>
  );
}

/** A change of the list itself is drawn at once, because the focus may have been in a row that is gone. */
function isAnotherView<Row>(before: DataTableProps<Row>, now: DataTableProps<Row>): boolean {
  return now.list !== undefined && before.list === now.list && before.rows !== now.rows;
}

/** The room of rows that are not in the document. */
function Gap({ height }: { readonly height: number }) {
  return height < 1 ? null : <tr className="row-gap" aria-hidden="true" style={{ height }} />;
}
