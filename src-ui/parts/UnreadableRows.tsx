/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   as in DataTable: a table that is laid out as cards loses the roles it was born with */
import { observer } from 'mobx-react-lite';
import type { KnownRow } from '#domain/shared/reading.ts';
import { useTexts } from '../context/AppContext.ts';
import { unreadableTexts } from '../texts/unreadable.ts';
import { Icon } from '../kit/Icon.tsx';

type UnreadableRowsProps = {
  readonly rows: readonly KnownRow[];
  readonly kind: 'booking' | 'product' | 'account';
  /** The number of columns of the table. */
  readonly columns: number;
  readonly onDelete: (row: KnownRow) => void;
  /** Why a row cannot be deleted here; null if it can. */
  readonly obstacle?: ((row: KnownRow) => string | null) | undefined;
};

/** The table's unreadable rows, which their owner may still delete. */
export const UnreadableRows = observer(function UnreadableRows(props: UnreadableRowsProps) {
  const { rows, kind, columns, onDelete, obstacle = () => null } = props;
  const texts = useTexts(unreadableTexts);
  return rows.map((row) => {
    const why = obstacle(row);
    return (
      <tr key={`unreadable ${row.id}`} role="row" className="unreadable">
        <th scope="row" role="rowheader" className="name" colSpan={columns - 1}>
          {texts[kind]}
          <span className="under-name">
            <small>{texts.id(row.id)}</small>
          </span>
        </th>
        <td role="cell" className={why === null ? 'cell-acts end screen-only' : 'cell-acts end'}>
          {why === null ? (
            <div className="acts">
              <button type="button" className="btn btn-danger-quiet btn-sm" onClick={() => onDelete(row)}>
                <Icon name="trash" />
                <span className="lbl">{texts.delete}</span>
                <span className="visually-hidden"> {texts.id(row.id)}</span>
              </button>
            </div>
          ) : (
            <small className="muted">{why}</small>
          )}
        </td>
      </tr>
    );
  });
});
