import { useDeferredValue, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { productTexts } from '../../texts/product.ts';
import { useWhenNear } from '../../kit/useWhenNear.ts';
import { useIsWritten } from '../../parts/written/useWritten.ts';
import { SavedCard } from '../../parts/saved/SavedCard.tsx';
import { ShoppingCard } from '../../parts/product/ShoppingCard.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { CardRow } from '../../parts/product/CardRow.tsx';
import type { ProductViewModel } from './ProductViewModel.ts';
import { sellerNameOf } from '#domain/catalogue/sellerNameOf.ts';

type ProductRowsProps = { readonly viewModel: ProductViewModel };

/**
 * Links from a product to similar ones, to the seller's others, and to recently viewed ones. On a page that the build
 * wrote, they wait until they come near or someone begins to use the page. Whoever comes from another page uses it already.
 */
export function ProductRows({ viewModel }: ProductRowsProps) {
  return useIsWritten() ? <RowsWhenNear viewModel={viewModel} /> : <Rows viewModel={viewModel} />;
}

function RowsWhenNear({ viewModel }: ProductRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  // Drawn in short tasks, after what the person has begun to do.
  const isNear = useDeferredValue(useWhenNear(place));
  return isNear ? <Rows viewModel={viewModel} /> : <div ref={place} />;
}

const Rows = observer(function Rows({ viewModel }: ProductRowsProps) {
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
        <CardRow title={texts.fromSeller(sellerNameOf(product))}>
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
