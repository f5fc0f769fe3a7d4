import { observer } from 'mobx-react-lite';
import type { Buyer } from '#domain/administration/Buyer.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { type Column, DataTable } from '../../design/DataTable.tsx';
import { EmailText } from '../../design/EmailText.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type BuyersTableProps = {
  readonly items: readonly Buyer[];
  readonly onDelete: (buyer: Buyer) => void;
};

export const BuyersTable = observer(function BuyersTable({ items, onDelete }: BuyersTableProps) {
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const columns: readonly Column<Buyer>[] = [
    {
      key: 'index', header: texts.index, className: 'cell-index num soft',
      cell: (_buyer, index) => format.count(index + 1),
    },
    { key: 'name', header: texts.name, className: 'name', cell: (buyer) => buyer.name },
    { key: 'email', header: texts.email, className: 'soft', cell: (buyer) => <EmailText email={buyer.email} /> },
    {
      key: 'delete', header: texts.deleteBuyer, className: 'cell-acts', isEnd: true,
      cell: (buyer) => <RemoveButton name={buyer.name} onClick={() => onDelete(buyer)} />,
    },
  ];
  return (
    <DataTable
      caption={texts.buyersTable}
      columns={columns}
      rows={items}
      rowKey={(buyer) => buyer.id}
      rowHeader="name"
      variant="people"
    />
  );
});
