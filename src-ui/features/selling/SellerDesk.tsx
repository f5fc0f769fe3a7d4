import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import type { KnownRow, Listing } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { NothingShown } from '../../parts/desk/NothingShown.tsx';
import { UnnamedRows } from '../../parts/UnnamedRows.tsx';
import { productDeskTexts } from '../../texts/productDesk.ts';
import type { ListingDrafts } from './ListingDrafts.ts';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';
import { ProductTools } from './ProductTools.tsx';
import { SellerProductsTable } from './SellerProductsTable.tsx';
import './SellerDesk.scss';

type SellerDeskProps = {
  readonly list: Listing<Product>;
  readonly products: MyProductsViewModel;
  readonly drafts: ListingDrafts;
  readonly onDelete: (product: Product | KnownRow) => void;
};

/** The seller's own table, with the tools above it. */
export const SellerDesk = observer(function SellerDesk({ list, products, drafts, onDelete }: SellerDeskProps) {
  const texts = useTexts(productDeskTexts);
  const { desk } = products;
  return (
    <div className="seller-desk">
      <ProductTools desk={desk} total={list.items.length} />
      {desk.shown.length === 0 && list.items.length > 0 ? (
        <NothingShown
          title={texts.nothingFound}
          text={texts.nothingFoundText}
          showAll={texts.showAll}
          onShowAll={() => desk.showAll()}
        />
      ) : (
        <SellerProductsTable list={list} products={products} drafts={drafts} onDelete={onDelete} />
      )}
      <UnnamedRows list={list} />
    </div>
  );
});
