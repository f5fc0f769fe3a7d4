/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as cards loses the roles it was born with */
import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** What the cell is, which places it on a phone's card: 'cell-img', 'name', 'soft', 'cell-acts'. */
  readonly className?: string | undefined;
  /** Prices and actions stand at the end of the line. */
  readonly isEnd?: boolean | undefined;
  /** On a phone's card the header stands before the value, which says too little alone. */
  readonly isLabelled?: boolean | undefined;
};

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Key of the column that names the row. */
  readonly rowHeader?: string | undefined;
  /** 'wide': long names and two actions, cards already on a tablet. 'people': cards without pictures. */
  readonly variant?: 'wide' | 'people' | undefined;
};

/** A table; on a phone each row is a card. The roles are said, because a changed display would drop them. */
export function DataTable<Row>({ caption, columns, rows, rowKey, rowHeader, variant }: DataTableProps<Row>) {
  return (
    <table className={variant === undefined ? 'data' : `data data--${variant}`} role="table">
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
      </tbody>
    </table>
  );
}

function classOf<Row>({ className, isEnd, isLabelled }: Column<Row>): string | undefined {
  const classes = [className, isEnd === true && 'end', isLabelled === true && 'is-labelled'];
  return classes.filter((one) => typeof one === 'string').join(' ') || undefined;
}
