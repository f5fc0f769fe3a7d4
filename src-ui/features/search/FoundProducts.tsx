import { type ReactNode, useCallback, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Product } from '#domain/catalogue/Product.ts';
import { withinAbilities } from '#domain/search/withinAbilities.ts';
import { useAddress } from '../../context/address.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { formatFindingQuery, parseFindingQuery } from '../../parts/search/findingQueryUrl.ts';
import type { ProductCardVariant } from '../../parts/product/ProductCard.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import { GridSkeleton } from '../../parts/product/GridSkeleton.tsx';
import { MorePages } from './MorePages.tsx';
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

/** The results, or ways to find more. */
export const FoundProducts = observer(function FoundProducts({
  finding,
  address,
  card,
  variant,
  markedId,
}: FoundProductsProps) {
  const texts = useTexts(browseTexts);
  const { products: productsInWords, productsNotLoaded } = useTexts(shoppingTexts);
  const format = useFormat();
  const [reachable, setReachable] = useState<number | null>(null);
  const { results, found } = finding;
  const products = found?.items ?? [];
  const { path, search } = useAddress();
  const asked = formatFindingQuery(withinAbilities(parseFindingQuery(search), finding.can));
  const isOfAddress = finding.isAnswered && formatFindingQuery(finding.query) === asked;
  useListPlace(reachable !== null, products.length, isOfAddress ? path + search : null);
  const loadMore = useCallback(() => results.nearEnd(), [results]);

  if (found === undefined) return <GridSkeleton variant={variant} />;
  if (products.length === 0 && finding.checking !== null) return <GridSkeleton variant={variant} />;
  if (products.length === 0 && found.after === null) {
    if (found.total.count === 0) return <NoMatch finding={finding} address={address} />;
    return (
      <ErrorState
        title={productsNotLoaded}
        failure={{ code: 'api/malformed' }}
        onRetry={() => void finding.start({ fresh: true })}
      />
    );
  }
  const count = format.count(found.total.count);
  const all = found.total.isExact ? count : texts.about.within(count);
  const marked = markedId === undefined ? -1 : products.findIndex(({ id }) => id === markedId);
  return (
    <>
      <VirtualGrid
        products={products}
        size={found.total.isExact ? found.total.count : -1}
        card={card}
        name={texts.results}
        isBusy={finding.isBusy}
        reveal={marked < 0 ? null : marked}
        onDrawn={setReachable}
        onNearEnd={loadMore}
      />
      {reachable !== null && reachable < products.length && (
        <p className="listing-end">{texts.listEnds(productsInWords(reachable, format.count(reachable)), all)}</p>
      )}
      <MorePages results={results} />
    </>
  );
});
