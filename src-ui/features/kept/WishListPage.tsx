import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { focusHeading } from '../../app/focusHeading.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { keptTexts } from '../../copy/kept.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { ProductCardSkeleton } from '../../design/ProductCardSkeleton.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { ComparisonLink } from './ComparisonLink.tsx';
import { KeptCard } from './KeptCard.tsx';
import { RecentRow } from './RecentRow.tsx';
import { WishCount } from './WishCount.tsx';

export const WishListPage = observer(function WishListPage() {
  const texts = useTexts(keptTexts);
  const { shopName } = useTexts(appTexts);
  const { wishList } = useApp();
  const viewModel = useViewModel((viewModels) => viewModels.wishList());
  const { size } = wishList;

  // The button that took a card away went with it; the keyboard goes on from the top.
  const sizeBefore = useRef(size);
  useEffect(() => {
    if (size < sizeBefore.current && document.activeElement === document.body) focusHeading();
    sizeBefore.current = size;
  }, [size]);

  return (
    <div className="container page">
      <title>{`${texts.wishList} · ${shopName}`}</title>
      <PageHead title={texts.wishList} lead={texts.wishListLead} breadcrumbs={[{ label: texts.home, href: '/' }]} />
      {size === 0 ? (
        <EmptyState
          drawing="collection"
          title={texts.noWishes}
          text={texts.noWishesText}
          action={<Link className="btn btn-primary" href="/allproducts">{texts.seeAllProducts}</Link>}
        />
      ) : (
        <>
          <WishCount viewModel={viewModel} />
          <AsyncView
            state={viewModel.all.state}
            skeleton={<div className="product-grid">{[...Array(Math.min(size, 6)).keys()].map((one) => <ProductCardSkeleton key={one} />)}</div>}
            failed={(failure) => <ErrorState failure={failure} onRetry={() => void viewModel.load()} />}
          >
            {() => (
              <div className="product-grid">
                {viewModel.wishes.map((entry) => (
                  <KeptCard
                    key={entry.productId}
                    entry={entry}
                    heading="h2"
                    verified={viewModel.verified}
                    onRemove={() => wishList.drop(entry.productId)}
                    foot={entry.product !== null && <CompareToggle product={entry.product} isNamed />}
                  />
                ))}
              </div>
            )}
          </AsyncView>
          <ComparisonLink />
        </>
      )}
      <RecentRow viewModel={viewModel} />
    </div>
  );
});
