import { observer } from 'mobx-react-lite';
import type { Seller } from '#domain/administration/Seller.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { type Column, DataTable } from '../../design/DataTable.tsx';
import { EmailText } from '../../design/EmailText.tsx';
import { VerifiedMark } from '../../design/VerifiedMark.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { SellersViewModel } from './SellersViewModel.ts';
import { VerifyButton } from './VerifyButton.tsx';

type SellersTableProps = {
  readonly items: readonly Seller[];
  readonly sellers: SellersViewModel;
  readonly onDelete: (seller: Seller) => void;
};

export const SellersTable = observer(function SellersTable({ items, sellers, onDelete }: SellersTableProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const columns: readonly Column<Seller>[] = [
    {
      key: 'index', header: texts.index, className: 'cell-index num soft',
      cell: (_seller, index) => format.count(index + 1),
    },
    {
      key: 'name', header: texts.name, className: 'name',
      cell: (seller) => (
        <span className="with-mark">
          {seller.name}
          {seller.verified && <VerifiedMark />}
        </span>
      ),
    },
    { key: 'email', header: texts.email, className: 'soft', cell: (seller) => <EmailText email={seller.email} /> },
    {
      key: 'verify', header: texts.verifySeller, className: 'cell-verify',
      cell: (seller) => <VerifyButton seller={seller} sellers={sellers} />,
    },
    {
      key: 'delete', header: texts.deleteSeller, className: 'cell-acts', isEnd: true,
      cell: (seller) => <RemoveButton name={seller.name} onClick={() => onDelete(seller)} />,
    },
  ];
  return (
    <DataTable
      caption={texts.sellersTable}
      columns={columns}
      rows={items}
      rowKey={(seller) => seller.id}
      rowHeader="name"
      variant="people"
    />
  );
});
