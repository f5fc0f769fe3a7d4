import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { RowSelection } from '../../state/RowSelection.ts';
import { Status } from '../../kit/Status.tsx';
import { ChooseAll } from './ChooseBoxes.tsx';
import './desk.scss';

type DeskCountProps = {
  /** The choice of rows, and the rows that the table shows; absent where none can be chosen. */
  readonly selection?: RowSelection;
  readonly rows?: readonly { readonly id: string }[];
  /** How many rows the table shows, in words. */
  readonly children: ReactNode;
};

/** The line above a desk's table. On a phone, where cards have no head, it holds the box that chooses all. */
export const DeskCount = observer(function DeskCount({ selection, rows, children }: DeskCountProps) {
  return (
    <div className="desk-count">
      <Status>{children}</Status>
      {selection !== undefined && rows !== undefined && <ChooseAll selection={selection} rows={rows} hasWords />}
    </div>
  );
});
