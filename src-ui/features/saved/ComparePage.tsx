import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Redirect } from 'wouter';
import { formatComparison, namesNone, parseComparison } from '../../parts/saved/comparisonUrl.ts';
import { useAddress } from '../../context/address.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { savedTexts } from '../../texts/saved.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { PageHead } from '../../kit/PageHead.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { ComparedProducts } from './ComparedProducts.tsx';
import { ComparisonActions } from './ComparisonActions.tsx';
import { comparisonHref } from '../../parts/saved/comparisonHref.ts';
import { NothingToCompare } from './NothingToCompare.tsx';
import { savedFeature } from './savedFeature.ts';
import { paths } from '../../context/paths.ts';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';
import './ComparePage.scss';

/** The comparison in the address or, without one, this device's own. */
export const ComparePage = observer(function ComparePage() {
  const texts = useTexts(savedTexts);
  const { productsNotLoaded } = useTexts(shoppingTexts);
  const { comparison } = useApp();
  const viewModel = useViewModel(savedFeature, (make) => make.comparison());
  const { search } = useAddress();
  const ids = parseComparison(search);
  const address = formatComparison(ids);
  const { load } = viewModel.offers;

  useEffect(() => {
    const wanted = parseComparison(`?${address}`);
    if (wanted.length > 0) void viewModel.look(wanted);
  }, [viewModel, address]);

  // The page arrives once, so its title and heading are there before the address follows.
  const isElsewhere = ids.length === 0 && !search.includes(namesNone) && comparison.size > 0;
  return (
    <div className="container page">
      {isElsewhere && <Redirect to={comparisonHref(comparison.productIds)} replace />}
      <DocumentHead title={texts.compareTitle} isUnlisted />
      <PageHead
        title={texts.compareTitle}
        lead={texts.compareLead}
        breadcrumbs={[{ label: texts.home, href: paths.home }]}
        actions={ids.length > 0 ? <ComparisonActions ids={ids} entries={viewModel.entries(ids)} /> : undefined}
      />
      {ids.length === 0 ? (
        !isElsewhere && <NothingToCompare title={texts.chooseTwo} />
      ) : (
        <LoadView
          load={load}
          onRetry={() => void viewModel.refresh()}
          skeleton={<Skeleton lines={6} shape="row" />}
          failedTitle={productsNotLoaded}
        >
          {() => <ComparedProducts entries={viewModel.entries(ids)} />}
        </LoadView>
      )}
    </div>
  );
});
