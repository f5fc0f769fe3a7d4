import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { DeletionDialog } from '../../design/DeletionDialog.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { TableSkeleton } from '../../design/TableSkeleton.tsx';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';
import { SellerProductsTable } from './SellerProductsTable.tsx';

type SellerProductsSectionProps = { readonly products: MyProductsViewModel };

/** A seller's own products, in whichever state they are. */
export const SellerProductsSection = observer(function SellerProductsSection({ products }: SellerProductsSectionProps) {
  const texts = useTexts(sellingTexts);
  const format = useFormat();
  const [leaving, setLeaving] = useState<Product | null>(null);
  return (
    <>
      <AsyncView
        state={products.products.state}
        skeleton={<TableSkeleton label={texts.loading} />}
        empty={({ items }) => (items.length > 0 ? null : <NothingForSale />)}
        failed={(failure) => (
          <ErrorState title={texts.notLoaded} failure={failure} onRetry={() => void products.refresh()} />
        )}
      >
        {({ items, dropped }) => (
          <>
            <SellerProductsTable items={items} products={products} onDelete={setLeaving} />
            {dropped > 0 && <p className="table-note">{texts.leftOut(format.count(dropped))}</p>}
          </>
        )}
      </AsyncView>
      {leaving !== null && (
        <DeletionDialog
          title={texts.deleteTitle}
          text={texts.deleteText(leaving.productName)}
          cancelLabel={texts.keepProduct}
          confirmLabel={texts.confirmDelete}
          deletion={products.deletion}
          onDelete={() => products.delete(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
});

const NothingForSale = observer(function NothingForSale() {
  const texts = useTexts(sellingTexts);
  return (
    <EmptyState
      drawing="collection"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<Link className="btn btn-primary" href="/dashboard/addproducts">{texts.addProduct}</Link>}
    />
  );
});
