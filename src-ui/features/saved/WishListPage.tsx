import { type SyntheticEvent, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { focusHeadingIfLost } from '../../kit/focusHeadingIfLost.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { savedTexts } from '../../texts/saved.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { AllProductsLink } from '../../parts/AllProductsLink.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { GridSkeleton } from '../../parts/product/GridSkeleton.tsx';
import { ProductCardSkeleton } from '../../parts/product/ProductCardSkeleton.tsx';
import { ComparisonLink } from '../../parts/saved/ComparisonLink.tsx';
import { SavedCard } from '../../parts/saved/SavedCard.tsx';
import { deviceFeature } from '../../parts/saved/deviceFeature.ts';
import { OnThisDevice } from './OnThisDevice.tsx';
import { SavedSearchList } from './SavedSearchList.tsx';
import { RecentRow } from './RecentRow.tsx';
import { WishCount } from './WishCount.tsx';
import { WishFoot } from './WishFoot.tsx';
import { savedFeature } from './savedFeature.ts';
import { paths } from '../../context/paths.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';

export const WishListPage = observer(function WishListPage() {
  const texts = useTexts(savedTexts);
  const { productsNotLoaded } = useTexts(shoppingTexts);
  const { wishList } = useApp();
  const news = useViewModel(deviceFeature, (make) => make.searchNews());
  const viewModel = useViewModel(savedFeature, (make) => make.wishList(news));
  const { size } = wishList;
  const announce = useAnnounce();
  const { wishes, offers, unknownWishes } = viewModel;

  // The pressed button went with its card, so the card that came to its place takes the focus.
  const grid = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  const sizeBefore = useRef(size);
  useEffect(() => {
    // Another tab may have removed one while nobody was at the cards.
    if (size < sizeBefore.current && pressed.current !== null) {
      const cards = [...(grid.current?.children ?? [])];
      focusHeadingIfLost(cards.slice(Math.min(pressed.current, cards.length - 1)));
      pressed.current = null;
      // The count goes with the last card.
      if (size === 0) announce(texts.noWishes);
    }
    sizeBefore.current = size;
  }, [size, announce, texts]);

  // A pressed button gets no focus in some browsers.
  const notePlace = ({ currentTarget, target }: SyntheticEvent<HTMLElement>): void => {
    const place = [...currentTarget.children].findIndex((card) => target instanceof Node && card.contains(target));
    pressed.current = place < 0 ? null : place;
  };
  return (
    <div className="container page">
      <DocumentHead title={texts.wishList} isUnlisted />
      <PageHead
        title={texts.wishList}
        lead={texts.wishListLead}
        breadcrumbs={[{ label: texts.home, href: paths.home }]}
      />
      <SavedSearchList viewModel={viewModel} />
      {size === 0 ? (
        <EmptyState
          drawing="collection"
          title={texts.noWishes}
          text={texts.noWishesText}
          action={<AllProductsLink />}
        />
      ) : (
        <>
          <WishCount viewModel={viewModel} />
          <LoadView
            load={offers.load}
            onRetry={() => void viewModel.refresh()}
            skeleton={<GridSkeleton count={Math.min(size, 6)} />}
            failedTitle={productsNotLoaded}
          >
            {() => (
              <div ref={grid} className="product-grid" onFocus={notePlace} onPointerDown={notePlace}>
                {wishes.map((entry) => (
                  <SavedCard
                    key={entry.productId}
                    entry={entry}
                    heading="h2"
                    verified={viewModel.verified}
                    onRemove={() => wishList.remove(entry.productId)}
                    foot={<WishFoot entry={entry} clock={viewModel.clock} />}
                  />
                ))}
                {[...Array(unknownWishes).keys()].map((one) => (
                  <ProductCardSkeleton key={one} />
                ))}
              </div>
            )}
          </LoadView>
          <ComparisonLink />
        </>
      )}
      <RecentRow viewModel={viewModel} />
      <OnThisDevice />
    </div>
  );
});
