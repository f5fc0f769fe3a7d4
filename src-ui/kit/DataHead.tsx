/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as cards loses the roles it was born with */
import type { Column } from './Column.ts';
import { columnClass } from './columnClass.ts';
import { Icon } from './Icon.tsx';
import type { Sorting } from './Sorting.ts';

type DataHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | undefined;
  readonly onSort: ((key: string) => void) | undefined;
  readonly rowIndex: 1 | undefined;
  /** Whether the rows are cards. Then only screen readers find the headings, so no control may be among them. */
  readonly isOverCards: boolean;
};

/** The headings of a table. A column that can be sorted has a button for it. */
export function DataHead<Row>({ columns, sorting, onSort, rowIndex, isOverCards }: DataHeadProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={rowIndex}>
        {columns.map(({ key, header, head, className, isEnd, isScreenOnly, isSortable }) => {
          if (head !== undefined) {
            return (
              <td key={key} role="cell" className={columnClass({ className, isScreenOnly })}>
                {!isOverCards && head}
              </td>
            );
          }
          const direction = sorting?.key === key ? sorting.direction : 'none';
          return (
            <th
              key={key}
              scope="col"
              role="columnheader"
              className={columnClass({ isEnd, isScreenOnly })}
              aria-sort={isSortable === true ? direction : undefined}
            >
              {isSortable === true && !isOverCards ? (
                <button type="button" className="th-sort" onClick={() => onSort?.(key)}>
                  {header}
                  <Icon name={icons[direction]} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const icons = { none: 'arrows-sort', ascending: 'arrow-up', descending: 'arrow-down' } as const;
