/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as cards loses the roles it was born with */
import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Column } from './Column.ts';
import { columnClass } from './columnClass.ts';
import { useFocusLeftBehind } from './useFocusLeftBehind.ts';

type DataRowProps<Row> = {
  readonly row: Row;
  readonly index: number;
  readonly rowKey: string;
  readonly columns: readonly Column<Row>[];
  readonly rowHeader: string | undefined;
  readonly rowClass: ((row: Row) => string | undefined) | undefined;
  /** Counted from 1, the head included; undefined if all rows are in the document. */
  readonly rowIndex: number | undefined;
};

function BareDataRow<Row>({ row, index, rowKey, columns, rowHeader, rowClass, rowIndex }: DataRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null);
  useFocusLeftBehind(element);
  return (
    <tr ref={element} role="row" data-key={rowKey} className={rowClass?.(row)} aria-rowindex={rowIndex}>
      {columns.map((column) => {
        const { key, cell } = column;
        return key === rowHeader ? (
          <th key={key} scope="row" role="rowheader" className={columnClass(column)}>
            {cell(row, index)}
          </th>
        ) : (
          <td key={key} role="cell" className={columnClass(column)}>
            {cell(row, index)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of a table. It follows what its cells read, so that a change in one row draws no other. */
export const DataRow = observer(BareDataRow) as typeof BareDataRow;
