/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as cards loses the roles it was born with */
import type { ReactNode } from 'react';
import Table from 'react-bootstrap/Table';
import './DataTable.scss';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** The cell's kind, which positions it on a phone's card: 'cell-img', 'name', 'soft', 'cell-acts'. */
  readonly className?: string | undefined;
  /** Aligns prices and actions at the end of the line. */
  readonly isEnd?: boolean | undefined;
  /** Shows the header before the value on a phone's card, for values that need it. */
  readonly isLabelled?: boolean | undefined;
};

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Key of the column that names the row. */
  readonly rowHeader?: string | undefined;
  /** 'wide': for long names and two actions, with cards already on a tablet. 'people': cards without pictures. */
  readonly variant?: 'wide' | 'people' | undefined;
  /** Rows of another kind. */
  readonly lastRows?: ReactNode;
};

/** A table. On a phone each row is a card. The roles are explicit, because changing `display` would remove them. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowHeader, variant, lastRows }: DataTableProps<Row>) {
  return (
    <Table bsPrefix="data" className={variant === undefined ? undefined : `data--${variant}`} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} scope="col" role="columnheader" className={column.isEnd === true ? 'end' : undefined}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => {
              const shared = { className: classOf(column), 'data-label': column.header };
              return column.key === rowHeader ? (
                <th key={column.key} scope="row" role="rowheader" {...shared}>
                  {column.cell(row, index)}
                </th>
              ) : (
                <td key={column.key} role="cell" {...shared}>
                  {column.cell(row, index)}
                </td>
              );
            })}
          </tr>
        ))}
        {lastRows}
      </tbody>
    </Table>
  );
}

function classOf<Row>({ className, isEnd, isLabelled }: Column<Row>): string | undefined {
  const classes = [className, isEnd === true && 'end', isLabelled === true && 'is-labelled'];
  return classes.filter((one) => typeof one === 'string').join(' ') || undefined;
}
