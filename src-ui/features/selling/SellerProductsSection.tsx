import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Product } from '#domain/catalogue/Product.ts';
import { type KnownRow, isEmpty } from '#domain/shared/reading.ts';
import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { sellingTexts } from '../../texts/selling.ts';
import { unreadableTexts } from '../../texts/unreadable.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { useKeptView } from '../../parts/desk/useKeptView.ts';
import { focusLatestToast } from '../../parts/focusLatestToast.ts';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import type { ListingDrafts } from './ListingDrafts.ts';
import type { MyProductsViewModel } from './MyProductsViewModel.ts';
import { ProductBar } from './ProductBar.tsx';
import { SellerDesk } from './SellerDesk.tsx';
import { paths } from '../../context/paths.ts';

type SellerProductsSectionProps = {
  readonly products: MyProductsViewModel;
  readonly drafts: ListingDrafts;
};

/** A seller's own products, in any state of loading. */
export const SellerProductsSection = observer(function SellerProductsSection(props: SellerProductsSectionProps) {
  const { products, drafts } = props;
  const texts = useTexts(sellingTexts);
  const unreadable = useTexts(unreadableTexts);
  useKeptView(products.desk);
  useVisibleAgain(() => void products.lookAgain());
  const [toDelete, setToDelete] = useState<Product | KnownRow | null>(null);
  const asked = useRef<'by keys' | 'by pointer' | null>(null);

  // The row's button is gone. Focus pauses a toast's timer, so only keyboard users are taken to Undo.
  useEffect(() => {
    if (toDelete !== null || asked.current === null) return;
    focusHeading();
    if (asked.current === 'by keys') requestAnimationFrame(focusLatestToast);
    asked.current = null;
  }, [toDelete]);

  const confirm = (row: Product | KnownRow): void => {
    asked.current = worksByKeys() ? 'by keys' : 'by pointer';
    products.delete(
      'productName' in row ? row : { id: row.id, sellerEmail: row.email, productName: unreadable.productNamed(row.id) },
    );
    setToDelete(null);
  };
  return (
    <>
      <LoadView
        load={products.products}
        shown={products.shown}
        onRetry={() => void products.refresh()}
        skeleton={<TableSkeleton label={texts.loading} />}
        empty={(list) => (isEmpty(list) ? <NothingForSale /> : null)}
        failedTitle={texts.notLoaded}
      >
        {(list) => <SellerDesk list={list} products={products} drafts={drafts} onDelete={setToDelete} />}
      </LoadView>
      <ProductBar products={products} />
      {toDelete !== null && (
        <ConfirmDialog
          title={texts.deleteTitle}
          text={
            'productName' in toDelete
              ? texts.deleteText(toDelete.productName) +
                (products.desk.countWanted([toDelete]) > 0 ? texts.isWanted : '')
              : unreadable.deleteProduct(toDelete.id)
          }
          cancelLabel={texts.keepProduct}
          confirmLabel={texts.confirmDelete}
          isDangerous
          onConfirm={() => confirm(toDelete)}
          onCancel={() => setToDelete(null)}
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
      action={
        <Link className="btn btn-primary" href={paths.addProduct}>
          {texts.addProduct}
        </Link>
      }
    />
  );
});
