import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { focusHeading } from '../../app/focusHeading.ts';
import { sellingTexts } from '../../copy/selling.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx';
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
  const asked = useRef<'by keys' | 'by pointer' | null>(null);

  // The button that asked has gone with its row. Time stands still at the toast, so whoever uses the keyboard goes on there.
  useEffect(() => {
    if (leaving !== null || asked.current === null) return;
    focusHeading();
    if (asked.current === 'by keys') requestAnimationFrame(() => latestUndo()?.focus());
    asked.current = null;
  }, [leaving]);

  const confirm = (product: Product): void => {
    asked.current = document.activeElement?.matches(':focus-visible') === true ? 'by keys' : 'by pointer';
    products.delete(product);
    setLeaving(null);
  };
  return (
    <>
      <AsyncView
        state={products.shown}
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
        <ConfirmDialog
          title={texts.deleteTitle}
          text={texts.deleteText(leaving.productName)}
          cancelLabel={texts.keepProduct}
          confirmLabel={texts.confirmDelete}
          isDangerous
          onConfirm={() => confirm(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </>
  );
});

function latestUndo(): HTMLElement | null {
  return document.querySelector('.toasts > :last-child button');
}

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
