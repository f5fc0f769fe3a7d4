import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { canDeleteSeller } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import { type Listing, knownRows } from '#domain/shared/reading.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import type { Column } from '../../kit/Column.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { chooseColumn } from '../../parts/desk/chooseColumn.tsx';
import { RowResult } from '../../parts/desk/RowResult.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { VerifiedMark } from '../../parts/product/VerifiedMark.tsx';
import { PersonButton } from './PersonButton.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { SellersViewModel } from './SellersViewModel.ts';
import { UnreadableAccounts } from './UnreadableAccounts.tsx';
import { VerifyButton } from './VerifyButton.tsx';

type SellersTableProps = {
  readonly list: Listing<Seller>;
  readonly sellers: SellersViewModel;
  readonly onDelete: (seller: Seller) => void;
};

export const SellersTable = observer(function SellersTable({ list, sellers, onDelete }: SellersTableProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const { session } = useApp();
  const { view, verification } = sellers;
  const { selection, run } = verification;
  const { shown } = view;
  const columns: readonly Column<Seller>[] = [
    chooseColumn(selection, shown, personName),
    {
      key: 'index',
      header: texts.index,
      className: 'cell-index num soft',
      cell: (_seller, index) => format.count(index + 1),
    },
    {
      key: 'name',
      header: texts.name,
      className: 'name',
      isSortable: true,
      cell: (seller) => (
        <>
          <span className="with-mark">
            <PersonButton person={seller} view={view} />
            {seller.verified && <VerifiedMark />}
          </span>
          <RowResult run={run} row={seller} name={personName(seller)} words={texts.bulkVerification} />
        </>
      ),
    },
    {
      key: 'email',
      header: texts.email,
      className: 'soft',
      isSortable: true,
      cell: (seller) => <EmailText email={seller.email} />,
    },
    {
      key: 'verify',
      header: texts.verifySeller,
      className: 'cell-verify',
      isScreenOnly: true,
      cell: (seller) => <VerifyButton seller={seller} verification={verification} />,
    },
    {
      key: 'delete',
      header: texts.deleteSeller,
      className: 'cell-acts',
      isScreenOnly: true,
      isEnd: true,
      cell: (seller) => (
        <RemoveButton
          name={personName(seller)}
          isAllowed={canDeleteSeller(session.actor ?? null, seller)}
          onClick={() => onDelete(seller)}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.sellersTable}
      columns={columns}
      rows={shown}
      list={list}
      rowHeader="name"
      variant="people"
      isDesk
      sorting={view.order}
      onSort={(key) => view.turn(key === 'email' ? 'email' : 'name')}
      rowClass={(seller) => (selection.has(seller.id) ? 'is-chosen' : undefined)}
      lastRowCount={knownRows(list).length}
      lastRows={
        <UnreadableAccounts
          rows={knownRows(list)}
          columns={columns.length}
          onDelete={(person) => onDelete({ ...person, verified: false })}
        />
      }
    />
  );
});
