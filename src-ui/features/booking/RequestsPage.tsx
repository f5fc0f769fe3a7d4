import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { isEmpty } from '#domain/shared/reading.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { isVisible } from '../../kit/isVisible.ts';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { LoadView } from '../../parts/LoadView.tsx';
import { useKeptView } from '../../parts/desk/useKeptView.ts';
import { RefreshButton } from '../../parts/RefreshButton.tsx';
import { requestsTexts } from '../../texts/requests.ts';
import { RequestList } from './RequestList.tsx';
import type { RequestsViewModel } from './RequestsViewModel.ts';
import { requestCountFeature } from './requestCountFeature.ts';
import { requestsFeature } from './requestsFeature.ts';
import './RequestsPage.scss';

/** A seller's requests. */
export const RequestsPage = observer(function RequestsPage() {
  const texts = useTexts(requestsTexts);
  const count = useApp().make(requestCountFeature).requestCount();
  const vm = useViewModel(requestsFeature, (make) => make.requests(count, isVisible));
  useKeptView(vm);
  useVisibleAgain(() => void vm.refresh());
  const toProducts = (
    <Link className="btn btn-primary" href={paths.sellersProducts}>
      {texts.toProducts}
    </Link>
  );
  return (
    <>
      <DashboardHead
        title={texts.title}
        lead={<RequestsLead vm={vm} />}
        actions={vm.isOffered ? <RefreshButton load={vm.requests} onRefresh={() => void vm.refresh()} /> : undefined}
      />
      {vm.isOffered ? (
        <LoadView
          load={vm.requests}
          onRetry={() => void vm.refresh()}
          skeleton={<TableSkeleton label={texts.loading} />}
          empty={(list) =>
            isEmpty(list) ? (
              <EmptyState drawing="bookings" title={texts.emptyTitle} text={texts.emptyText} action={toProducts} />
            ) : null
          }
          failedTitle={texts.notLoaded}
        >
          {(list) => <RequestList vm={vm} unreadable={list.unreadable.length} />}
        </LoadView>
      ) : (
        <EmptyState drawing="bookings" title={texts.notOfferedTitle} text={texts.notOfferedText} action={toProducts} />
      )}
    </>
  );
});

type VmProps = { readonly vm: RequestsViewModel };

/** The number of requests that need an answer: one line, because it comes later than the page. */
const RequestsLead = observer(function RequestsLead({ vm }: VmProps) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const { status } = vm.requests.state;
  // Reserve the line's height, so that nothing moves when the requests load.
  if (vm.isOffered && (status === 'idle' || status === 'loading'))
    return <span aria-hidden="true">{texts.loading}</span>;
  if (vm.requests.value === undefined) return null;
  const count = vm.count('answer');
  return count === 0 ? texts.noneNeedsAnswer : texts.needAnswer(count, format.count(count));
});
