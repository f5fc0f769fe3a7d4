import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { ProductCardSkeleton } from '../../design/ProductCardSkeleton.tsx';
import type { ProductListViewModel } from './ProductListViewModel.ts';

type ProductGridProps = {
  readonly viewModel: ProductListViewModel;
  readonly empty: ReactNode;
  readonly card: (product: Product, index: number) => ReactNode;
};

const waiting = [1, 2, 3, 4, 5, 6];

/** Products as cards, in whichever state their list is. */
export const ProductGrid = observer(function ProductGrid({ viewModel, empty, card }: ProductGridProps) {
  return (
    <AsyncView
      state={viewModel.products.state}
      skeleton={<div className="product-grid">{waiting.map((one) => <ProductCardSkeleton key={one} />)}</div>}
      empty={({ items }) => (items.length === 0 ? empty : null)}
      failed={(failure) => <ErrorState failure={failure} onRetry={() => void viewModel.refresh()} />}
    >
      {({ items }) => <div className="product-grid">{items.map(card)}</div>}
    </AsyncView>
  );
});
