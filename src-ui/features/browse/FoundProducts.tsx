import { type ReactNode, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { useFormat, useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import { shoppingTexts } from '../../copy/shopping.ts';
import type { ProductCardVariant } from '../../design/ProductCard.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { FindingAddress } from './useFindingAddress.ts';
import { useListPlace } from './useListPlace.ts';
import { VirtualGrid } from './VirtualGrid.tsx';

type FoundProductsProps = {
  readonly finding: FindingViewModel;
  readonly address: FindingAddress;
  readonly card: (product: Product, place: number) => ReactNode;
  readonly variant?: ProductCardVariant | undefined;
  readonly markedId?: string | undefined;
};

/** What was found, or how to find something after all. */
export const FoundProducts = observer(function FoundProducts({ finding, address, card, variant, markedId }: FoundProductsProps) {
  const texts = useTexts(browseTexts);
  const { products: productsInWords } = useTexts(shoppingTexts);
  const format = useFormat();
  const [reachable, setReachable] = useState<number | null>(null);
  const { positions, products } = finding;
  useListPlace(reachable !== null);

  if (positions === null) return <GridSkeleton variant={variant} />;
  if (positions.length === 0) return <NoMatch finding={finding} address={address} />;
  const marked = markedId === undefined ? -1 : positions.findIndex((position) => products[position]?.id === markedId);
  return (
    <>
      <VirtualGrid
        products={products}
        positions={positions}
        card={card}
        isBusy={finding.isBusy}
        reveal={marked < 0 ? null : marked}
        onDrawn={setReachable}
      />
      {reachable !== null && reachable < positions.length && (
        <p className="listing-end">
          {texts.listEnds(productsInWords(reachable, format.count(reachable)), format.count(positions.length))}
        </p>
      )}
    </>
  );
});
