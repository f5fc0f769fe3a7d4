import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { worksByKeys } from '../../kit/worksByKeys.ts';
import { PendingDismissal } from './PendingDismissal.tsx';
import type { QueueEntry } from './queueEntries.ts';
import type { RemovableSeller, ReportedItemsViewModel } from './ReportedItemsViewModel.ts';
import { ReportGroup } from './ReportGroup.tsx';

type ReportEntryProps = {
  readonly vm: ReportedItemsViewModel;
  readonly entry: QueueEntry;
  readonly onRemove: (seller: RemovableSeller) => void;
};

/** A product's place in the queue: its open reports, and those that are being dismissed. */
export const ReportEntry = observer(function ReportEntry({ vm, entry, onRemove }: ReportEntryProps) {
  const texts = useTexts(reportQueueTexts);
  const undone = useRef(false);
  const byKeys = useRef(false);
  const name = entry.productName.trim() === '' ? texts.unnamed : entry.productName;
  const { open, dismissals, productId } = entry;
  return (
    <>
      {dismissals.map((dismissal) => (
        <PendingDismissal
          key={dismissal.key}
          vm={vm}
          dismissal={dismissal}
          byKeys={byKeys}
          onUndo={() => {
            undone.current = true;
          }}
        />
      ))}
      {open !== null && (
        <ReportGroup
          vm={vm}
          name={name}
          reported={open}
          undone={undone}
          onDismiss={() => {
            byKeys.current = worksByKeys();
            vm.dismissals?.begin({ productId, name, ids: open.reports.map(({ id }) => id) });
          }}
          onRemove={onRemove}
        />
      )}
    </>
  );
});
