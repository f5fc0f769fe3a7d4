import { Fragment, type ReactNode, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { Facet } from '#domain/search/FindingQuery.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { Written } from '../../parts/written/Written.tsx';
import type { ProductCardVariant } from '../../parts/product/ProductCard.tsx';
import type { ProductListViewModel } from './ProductListViewModel.ts';
import { BrowseTools } from './BrowseTools.tsx';
import { CheckSellersAgain } from './CheckSellersAgain.tsx';
import { Facets } from './Facets.tsx';
import { FacetsSkeleton } from './FacetsSkeleton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FoundProducts } from './FoundProducts.tsx';
import { GridSkeleton } from '../../parts/product/GridSkeleton.tsx';
import { NarrowBar } from './NarrowBar.tsx';
import { isEmptyList } from './isEmptyList.ts';
import { ResultCount } from './ResultCount.tsx';
import { uncheckedSellers } from './uncheckedSellers.ts';
import { useAddressFromTop } from './useAddressFromTop.ts';
import { useFindingAddress } from './useFindingAddress.ts';
import { useSearchAgain } from './useSearchAgain.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import { useDrawnInParts } from '../../kit/useDrawnInParts.ts';
import { fromExtraLarge } from '../../kit/breakpoints.ts';
import { useMedia } from '../../kit/useMedia.ts';
import './BrowseView.scss';

type BrowseViewProps = {
  readonly viewModel: ProductListViewModel;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly card: (product: Product, place: number) => ReactNode;
  readonly variant?: ProductCardVariant | undefined;
  /** Values that all products of the page share, which need no filter. */
  readonly omit?: Facet | undefined;
  /** Beside the active filters. */
  readonly tools?: ReactNode;
  /** The product that a link led to. */
  readonly markedId?: string | undefined;
};

const waiting = { status: 'loading' } as const;

/** A product list that people can search, filter and sort. The address holds the whole state. */
export const BrowseView = observer(function BrowseView({
  viewModel,
  empty,
  card,
  variant,
  omit,
  tools,
  markedId,
}: BrowseViewProps) {
  const texts = useTexts(browseTexts);
  const { productsNotLoaded } = useTexts(shoppingTexts);
  const { finding, products } = viewModel;
  const top = useRef<HTMLDivElement>(null);
  const address = useAddressFromTop(useFindingAddress(finding), top);
  useSearchAgain(finding);
  const isWide = useMedia(fromExtraLarge);
  // HTML that the build rendered has both, and the styles hide one.
  const isHydrated = useHydrated();

  const { found } = finding;
  const isFound = found !== undefined;
  const isDrawn = useDrawnInParts(isFound) && isFound;
  const retry = (): void => void viewModel.refresh();
  const written = (instead: ReactNode): ReactNode => (
    <Written read={products} onRetry={retry} instead={instead}>
      {({ products: first, asOf }) => (
        <>
          {asOf}
          <div className="product-grid">
            {first.map((product, place) => (
              <Fragment key={product.id}>{card(product, place)}</Fragment>
            ))}
          </div>
        </>
      )}
    </Written>
  );
  const hasNothing = isFound && isEmptyList(found);
  const { isAskedInVain } = finding;
  if (hasNothing || (products.state.status === 'failed' && !isAskedInVain)) {
    const dropped = found?.unreadable.length ?? 0;
    return (
      <>
        <div className={dropped > 0 ? 'listing-state' : undefined}>
          <ResultCount total={undefined} whole={null} dropped={dropped} checking={null} />
        </div>
        {hasNothing && dropped === 0 && empty}
        {hasNothing && dropped > 0 && (
          <ErrorState title={productsNotLoaded} failure={{ code: 'api/malformed' }} onRetry={retry} />
        )}
        {!hasNothing &&
          products.failure !== undefined &&
          written(<ErrorState title={productsNotLoaded} failure={products.failure} onRetry={retry} />)}
      </>
    );
  }
  // Results of another query are not shown as those of this one.
  const failure = finding.isAnswered || products.isRunning ? null : (products.failure ?? products.outdated);
  const shown = failure === null ? found : undefined;
  return (
    <>
      {finding.isAnswered && <OutdatedNotice load={products} onRetry={retry} />}
      <div className="listing" ref={top}>
        {(isWide || !isHydrated) && (
          <aside className="facets" aria-label={texts.filters}>
            {isDrawn && <Facets finding={finding} address={address} omit={omit} />}
            {!isDrawn && !isAskedInVain && <FacetsSkeleton />}
          </aside>
        )}
        <div className="listing__main">
          <BrowseTools finding={finding} address={address} hasSort={isWide || !isHydrated} />
          {!isWide && !isAskedInVain && <NarrowBar finding={finding} address={address} omit={omit} />}
          <div className="listing-state" tabIndex={-1}>
            <ResultCount
              total={shown?.total}
              whole={shown?.whole ?? null}
              dropped={shown?.unreadable.length ?? 0}
              checking={finding.checking ?? uncheckedSellers(finding)}
            />
            <CheckSellersAgain finding={finding} />
            <FilterChips finding={finding} address={address} />
            {tools}
          </div>
          {failure !== null ? (
            <ErrorState title={productsNotLoaded} failure={failure} onRetry={retry} />
          ) : (
            written(
              <AsyncView
                state={isFound && !isDrawn ? waiting : products.state}
                onStop={() => products.stop()}
                skeleton={<GridSkeleton variant={variant} />}
                failed={() => null}
              >
                {() => (
                  <FoundProducts
                    finding={finding}
                    address={address}
                    card={card}
                    variant={variant}
                    markedId={markedId}
                  />
                )}
              </AsyncView>,
            )
          )}
        </div>
      </div>
    </>
  );
});
