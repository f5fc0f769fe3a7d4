import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { isEmpty } from '#domain/shared/reading.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { TableSkeleton } from '../../kit/TableSkeleton.tsx';
import { useDrawnSoFar } from '../../kit/useDrawnSoFar.ts';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { RemoveSellerDialog } from '../../parts/administration/RemoveSellerDialog.tsx';
import { StillListed } from '../../parts/administration/StillListed.tsx';
import { LoadView } from '../../parts/LoadView.tsx';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import type { RemovableSeller, ReportedItemsViewModel } from './ReportedItemsViewModel.ts';
import { ReportEntry } from './ReportEntry.tsx';
import { UnreadableReports } from './UnreadableReports.tsx';
import './ReportedItemsPage.scss';

type ReportQueueProps = { readonly vm: ReportedItemsViewModel };

/** Reported products with what an admin can do about them. */
export const ReportQueue = observer(function ReportQueue({ vm }: ReportQueueProps) {
  const texts = useTexts(reportQueueTexts);
  const format = useFormat();
  const [toRemove, setToRemove] = useState<RemovableSeller | null>(null);
  useVisibleAgain(() => void vm.refresh());
  const note = (seller: RemovableSeller): string => {
    const count = vm.countOf(seller);
    return count === 0 ? '' : texts.reportsStay(count, format.count(count));
  };
  return (
    <>
      <StillListed products={vm.removal.stillListed} />
      <LoadView
        load={vm.reports}
        onRetry={() => void vm.refresh()}
        skeleton={<TableSkeleton label={texts.loading} />}
        failedTitle={texts.notLoaded}
      >
        {() => (
          <QueueList
            vm={vm}
            onRemove={(seller) => {
              setToRemove(seller);
              void vm.removal.preview(seller);
            }}
          />
        )}
      </LoadView>
      {toRemove !== null && (
        <RemoveSellerDialog
          seller={toRemove}
          removal={vm.removal}
          deletion={vm.deletion}
          note={note(toRemove)}
          onDelete={() => vm.removeSeller(toRemove)}
          onClose={() => setToRemove(null)}
        />
      )}
    </>
  );
});

type QueueListProps = ReportQueueProps & {
  readonly onRemove: (seller: RemovableSeller) => void;
};

const QueueList = observer(function QueueList({ vm, onRemove }: QueueListProps) {
  const drawn = useDrawnSoFar(vm.entries.length);
  if (vm.listed === undefined || isEmpty(vm.listed)) return <NothingReported />;
  return (
    <div className="report-queue">
      {vm.entries.slice(0, drawn).map((entry) => (
        <ReportEntry key={entry.productId} vm={vm} entry={entry} onRemove={onRemove} />
      ))}
      <UnreadableReports vm={vm} />
    </div>
  );
});

const NothingReported = observer(function NothingReported() {
  const texts = useTexts(reportQueueTexts);
  return (
    <EmptyState
      drawing="search"
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Link className="btn btn-quiet" href={paths.sellers}>
          {texts.toSellers}
        </Link>
      }
    />
  );
});
