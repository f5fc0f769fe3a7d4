import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { type KnownRow, type Listing, knownRows } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';
import { sellingTexts } from '../../texts/selling.ts';
import type { Column } from '../../kit/Column.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { chooseColumn } from '../../parts/desk/chooseColumn.tsx';
import { RowResult } from '../../parts/desk/RowResult.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Price } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { UnreadableRows } from '../../parts/UnreadableRows.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import type { ListingDrafts } from './ListingDrafts.ts';
import { PendingRow } from './PendingRow.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

type SellerProductsTableProps = {
  readonly list: Listing<Product>;
  readonly products: MyProductsViewModel;
  readonly drafts: ListingDrafts;
  readonly onDelete: (product: Product | KnownRow) => void;
};

export const SellerProductsTable = observer(function SellerProductsTable(props: SellerProductsTableProps) {
  const { list, products, drafts, onDelete } = props;
  const texts = useTexts(sellingTexts);
  const words = useTexts(productDeskTexts);
  const { desk, runs } = products;
  const { shown, selection } = desk;
  const columns: readonly Column<Product>[] = [
    chooseColumn(selection, shown, ({ productName }) => productName),
    {
      key: 'image',
      header: texts.image,
      className: 'cell-img w-img',
      cell: (product) => <ProductPicture src={product.image} className="thumb" />,
    },
    {
      key: 'name',
      header: texts.productName,
      className: 'name',
      isSortable: true,
      cell: (product) => (
        <>
          <Passage>{product.productName}</Passage>
          <span className="under-name">
            <StatusBadge status={product.status} />
          </span>
          <PendingRow product={product} pending={runs.pending} />
          <RowResult run={runs.advertising} row={product} name={product.productName} words={words.advertising} />
          <RowResult run={runs.deletion} row={product} name={product.productName} words={words.deletion} />
        </>
      ),
    },
    {
      key: 'email',
      header: texts.email,
      className: 'soft',
      cell: (product) => <EmailText email={product.sellerEmail} />,
    },
    {
      key: 'price',
      header: texts.price,
      isEnd: true,
      isSortable: true,
      cell: (product) => <Price price={product.price} size="sm" />,
    },
    {
      key: 'actions',
      header: texts.actions,
      className: 'cell-acts',
      isScreenOnly: true,
      isEnd: true,
      cell: (product) => (
        <div className="acts">
          <button
            type="button"
            className="btn btn-danger-quiet btn-sm"
            disabled={runs.isBusy(product)}
            onClick={() => onDelete(product)}
          >
            <Icon name="trash" />
            <span className="lbl">{texts.delete}</span>
            <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>
          </button>
          <DuplicateButton product={product} drafts={drafts} />
          <AdvertiseButton product={product} products={products} />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.table}
      columns={columns}
      rows={shown}
      rowHeader="name"
      variant="wide"
      isDesk
      sorting={desk.order}
      onSort={(key) => desk.turn(key === 'price' ? 'price' : 'name')}
      rowClass={(product) =>
        runs.pending.products.has(product.id) ? 'is-leaving' : selection.has(product.id) ? 'is-chosen' : undefined
      }
      lastRowCount={knownRows(list).length}
      lastRows={<UnreadableRows rows={knownRows(list)} kind="product" columns={columns.length} onDelete={onDelete} />}
    />
  );
});
