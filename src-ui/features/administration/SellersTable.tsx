import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { canDeleteSeller } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import { type Listing, knownRows } from '#domain/shared/reading.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { type Column, DataTable } from '../../kit/DataTable.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { VerifiedMark } from '../../parts/product/VerifiedMark.tsx';
import { PersonCell } from './PersonCell.tsx';
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
  const columns: readonly Column<Seller>[] = [
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
      cell: (seller) => (
        <span className="with-mark">
          <PersonCell name={seller.name} />
          {seller.verified && <VerifiedMark />}
        </span>
      ),
    },
    { key: 'email', header: texts.email, className: 'soft', cell: (seller) => <EmailText email={seller.email} /> },
    {
      key: 'verify',
      header: texts.verifySeller,
      className: 'cell-verify',
      cell: (seller) => <VerifyButton seller={seller} sellers={sellers} />,
    },
    {
      key: 'delete',
      header: texts.deleteSeller,
      className: 'cell-acts',
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
      rows={list.items}
      rowKey={(seller) => seller.id}
      rowHeader="name"
      variant="people"
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
