import { observer } from 'mobx-react-lite';
import type { Buyer } from '#domain/administration/Buyer.ts';
import type { KnownRow } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { unreadableTexts } from '../../texts/unreadable.ts';
import { UnreadableRows } from '../../parts/UnreadableRows.tsx';

type UnreadableAccountsProps = {
  readonly rows: readonly KnownRow[];
  readonly columns: number;
  readonly onDelete: (person: Buyer) => void;
};

/** The marketplace deletes people by e-mail, so a row without one cannot be deleted. */
export const UnreadableAccounts = observer(function UnreadableAccounts({
  rows,
  columns,
  onDelete,
}: UnreadableAccountsProps) {
  const texts = useTexts(unreadableTexts);
  return (
    <UnreadableRows
      rows={rows}
      kind="account"
      columns={columns}
      obstacle={({ email }) => (email === null ? texts.noEmail : null)}
      onDelete={({ id, email }) => {
        if (email !== null) onDelete({ id, name: '', email });
      }}
    />
  );
});
