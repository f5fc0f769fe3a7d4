import type { Column } from '../../kit/Column.ts';
import type { RowSelection } from '../../state/RowSelection.ts';
import { ChooseAll, ChooseRow } from './ChooseBoxes.tsx';

/** A column of boxes that choose rows. The one in the head chooses all that are shown. */
export function chooseColumn<Row extends { readonly id: string }>(
  selection: RowSelection,
  shown: readonly Row[],
  name: (row: Row) => string,
): Column<Row> {
  return {
    key: 'choose',
    header: '',
    className: 'cell-pick w-pick',
    isScreenOnly: true,
    head: <ChooseAll selection={selection} rows={shown} />,
    cell: (row) => <ChooseRow selection={selection} id={row.id} name={name(row)} />,
  };
}
