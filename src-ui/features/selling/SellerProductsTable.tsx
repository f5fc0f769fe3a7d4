import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../app/AppContext.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { type Column, DataTable } from '../../design/DataTable.tsx';
import { EmailText } from '../../design/EmailText.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Price } from '../../design/Price.tsx';
import { ProductPicture } from '../../design/ProductPicture.tsx';
import { AdvertiseButton } from './AdvertiseButton.tsx';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';

type SellerProductsTableProps = {
  readonly items: readonly Product[];
  readonly products: MyProductsViewModel;
  readonly onDelete: (product: Product) => void;
};

export const SellerProductsTable = observer(function SellerProductsTable(props: SellerProductsTableProps) {
  const { items, products, onDelete } = props;
  const texts = useTexts(sellingTexts);
  const columns: readonly Column<Product>[] = [
    {
      key: 'image', header: texts.image, className: 'cell-img w-img',
      cell: (product) => <ProductPicture src={product.image} className="thumb" />,
    },
    {
      key: 'name', header: texts.productName, className: 'name',
      cell: (product) => (
        <>
          {product.productName}
          <span className="under-name">
            <span className="badge-state badge-state--available">{texts.available}</span>
          </span>
        </>
      ),
    },
    { key: 'email', header: texts.email, className: 'soft', cell: (product) => <EmailText email={product.sellerEmail} /> },
    { key: 'price', header: texts.price, isEnd: true, cell: (product) => <Price price={product.price} size="sm" /> },
    {
      key: 'actions', header: texts.actions, className: 'cell-acts', isEnd: true,
      cell: (product) => (
        <div className="acts">
          <button type="button" className="btn btn-danger-quiet btn-sm" onClick={() => onDelete(product)}>
            <Icon name="trash" />
            <span className="lbl">{texts.delete}</span>
            <span className="visually-hidden">{texts.ofProduct(product.productName)}</span>
          </button>
          <AdvertiseButton product={product} products={products} />
        </div>
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.table}
      columns={columns}
      rows={items}
      rowKey={(product) => product.id}
      rowHeader="name"
      variant="wide"
    />
  );
});
