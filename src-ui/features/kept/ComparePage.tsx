import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { Redirect } from 'wouter';
import { formatComparison, parseComparison } from '#domain/catalogue/finding/comparisonUrl.ts';
import { useAddress } from '../../app/address.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { appTexts } from '../../copy/app.ts';
import { keptTexts } from '../../copy/kept.ts';
import { AsyncView } from '../../design/AsyncView.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { PageHead } from '../../design/PageHead.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { ComparedProducts } from './ComparedProducts.tsx';
import { ComparisonActions } from './ComparisonActions.tsx';
import { comparisonHref } from './comparisonHref.ts';
import { NothingToCompare } from './NothingToCompare.tsx';

/** The comparison that stands in the address; without one there, this device's own. */
export const ComparePage = observer(function ComparePage() {
  const texts = useTexts(keptTexts);
  const { shopName } = useTexts(appTexts);
  const { comparison } = useApp();
  const viewModel = useViewModel((viewModels) => viewModels.comparison());
  const ids = parseComparison(useAddress().search);
  const address = formatComparison(ids);

  useEffect(() => {
    const wanted = parseComparison(`?${address}`);
    if (wanted.length > 0) void viewModel.look(wanted);
  }, [viewModel, address]);

  if (ids.length === 0 && comparison.size > 0) {
    return <Redirect to={comparisonHref(comparison.productIds)} replace />;
  }
  return (
    <div className="container page">
      <title>{`${texts.compareTitle} · ${shopName}`}</title>
      <PageHead
        title={texts.compareTitle}
        lead={texts.compareLead}
        breadcrumbs={[{ label: texts.home, href: '/' }]}
        actions={ids.length > 0 ? <ComparisonActions entries={viewModel.entries(ids)} /> : undefined}
      />
      {ids.length === 0 ? (
        <NothingToCompare title={texts.chooseTwo} />
      ) : (
        <AsyncView
          state={viewModel.all.state}
          skeleton={<Skeleton lines={6} shape="row" />}
          failed={(failure) => <ErrorState failure={failure} onRetry={() => void viewModel.look(ids)} />}
        >
          {() => <ComparedProducts entries={viewModel.entries(ids)} />}
        </AsyncView>
      )}
    </div>
  );
});
