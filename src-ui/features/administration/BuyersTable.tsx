import { observer } from 'mobx-react-lite';
import type { Buyer } from '#domain/administration/Buyer.ts';
import { canDeleteBuyer } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import { type Listing, knownRows } from '#domain/shared/reading.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import type { Column } from '../../kit/Column.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import type { BuyersViewModel } from './BuyersViewModel.ts';
import { PersonButton } from './PersonButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { UnreadableAccounts } from './UnreadableAccounts.tsx';

type BuyersTableProps = {
  readonly list: Listing<Buyer>;
  readonly buyers: BuyersViewModel;
  readonly onDelete: (buyer: Buyer) => void;
};

export const BuyersTable = observer(function BuyersTable({ list, buyers, onDelete }: BuyersTableProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const { session } = useApp();
  const { view } = buyers;
  const columns: readonly Column<Buyer>[] = [
    {
      key: 'index',
      header: texts.index,
      className: 'cell-index num soft',
      cell: (_buyer, index) => format.count(index + 1),
    },
    {
      key: 'name',
      header: texts.name,
      className: 'name cell-beside',
      isSortable: true,
      cell: (buyer) => <PersonButton person={buyer} view={view} />,
    },
    {
      key: 'email',
      header: texts.email,
      className: 'soft cell-beside',
      isSortable: true,
      cell: (buyer) => <EmailText email={buyer.email} />,
    },
    {
      key: 'delete',
      header: texts.deleteBuyer,
      className: 'cell-acts cell-side',
      isScreenOnly: true,
      isEnd: true,
      cell: (buyer) => (
        <RemoveButton
          name={personName(buyer)}
          isAllowed={canDeleteBuyer(session.actor ?? null, buyer)}
          onClick={() => onDelete(buyer)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.buyersTable}
      columns={columns}
      rows={view.shown}
      list={list}
      rowHeader="name"
      variant="people"
      isDesk
      sorting={view.order}
      onSort={(key) => view.turn(key === 'email' ? 'email' : 'name')}
      lastRowCount={knownRows(list).length}
      lastRows={<UnreadableAccounts rows={knownRows(list)} columns={columns.length} onDelete={onDelete} />}
    />
  );
});
