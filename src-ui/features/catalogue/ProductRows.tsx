import { useDeferredValue } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { productTexts } from '../../texts/product.ts';
import { SavedCard } from '../../parts/saved/SavedCard.tsx';
import { ShoppingCard } from '../../parts/product/ShoppingCard.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { CardRow } from '../../parts/product/CardRow.tsx';
import type { ProductViewModel } from './ProductViewModel.ts';

/** Links from a product to similar ones, to the seller's others, and to recently viewed ones. */
export const ProductRows = observer(function ProductRows({ viewModel }: { readonly viewModel: ProductViewModel }) {
  const texts = useTexts(productTexts);
  const { product, verified, viewed, related } = viewModel;
  // Drawn in short tasks, after the product.
  const { similar, fromSeller } = useDeferredValue(viewModel.around);
  const recent = useDeferredValue(viewModel.recent);
  return (
    <>
      {related.failure !== undefined && (
        <ErrorState
          failure={related.failure}
          title={texts.relatedMissing}
          onRetry={() => void viewModel.loadRelated()}
        />
      )}
      {similar.length > 0 && (
        <CardRow title={texts.similar}>
          {similar.map((one) => (
            <ShoppingCard key={one.id} product={one} verified={verified} />
          ))}
        </CardRow>
      )}
      {product !== null && fromSeller.length > 0 && (
        <CardRow title={texts.fromSeller(product.sellerName)}>
          {fromSeller.map((one) => (
            <ShoppingCard key={one.id} product={one} verified={verified} />
          ))}
        </CardRow>
      )}
      {recent.length > 0 && (
        <CardRow title={texts.recentlyViewed}>
          {recent.map((entry) => (
            <SavedCard
              key={entry.productId}
              entry={entry}
              verified={verified}
              onRemove={() => viewed.remove(entry.productId)}
            />
          ))}
        </CardRow>
      )}
    </>
  );
});
