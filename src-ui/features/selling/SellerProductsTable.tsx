import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { type KnownRow, type Listing, knownRows } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { sellingTexts } from '../../texts/selling.ts';
import type { Column } from '../../kit/Column.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Price } from '../../parts/product/Price.tsx';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { UnreadableRows } from '../../parts/UnreadableRows.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import type { ListingDrafts } from './ListingDrafts.ts';
import { StatusBadge } from './StatusBadge.tsx';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';

type SellerProductsTableProps = {
  readonly list: Listing<Product>;
  readonly products: MyProductsViewModel;
  readonly drafts: ListingDrafts;
  readonly onDelete: (product: Product | KnownRow) => void;
};

export const SellerProductsTable = observer(function SellerProductsTable(props: SellerProductsTableProps) {
  const { list, products, drafts, onDelete } = props;
  const texts = useTexts(sellingTexts);
  const columns: readonly Column<Product>[] = [
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
      cell: (product) => (
        <>
          {product.productName}
          <span className="under-name">
            <StatusBadge status={product.status} />
          </span>
        </>
      ),
    },
    {
      key: 'email',
      header: texts.email,
      className: 'soft',
      cell: (product) => <EmailText email={product.sellerEmail} />,
    },
    { key: 'price', header: texts.price, isEnd: true, cell: (product) => <Price price={product.price} size="sm" /> },
    {
      key: 'actions',
      header: texts.actions,
      className: 'cell-acts',
      isEnd: true,
      cell: (product) => (
        <div className="acts">
          <button type="button" className="btn btn-danger-quiet btn-sm" onClick={() => onDelete(product)}>
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
      rows={list.items}
      rowHeader="name"
      variant="wide"
      lastRows={<UnreadableRows rows={knownRows(list)} kind="product" columns={columns.length} onDelete={onDelete} />}
    />
  );
});
