import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { DashboardHead } from '../../parts/head/DashboardHead.tsx';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { ReportQueue } from './ReportQueue.tsx';
import { RefreshButton } from '../../parts/RefreshButton.tsx';
import { QueueLead } from './QueueLead.tsx';
import { reportingFeature } from './reportingFeature.ts';

/** The queue of reports. A shop that takes none says so. */
export const ReportedItemsPage = observer(function ReportedItemsPage() {
  const texts = useTexts(reportQueueTexts);
  const vm = useViewModel(reportingFeature, (make) => make.reportedItems());
  return vm.isOffered ? (
    <>
      <DashboardHead
        title={texts.title}
        lead={<QueueLead vm={vm} />}
        actions={<RefreshButton load={vm.reports} onRefresh={() => void vm.refresh()} />}
      />
      <ReportQueue vm={vm} />
    </>
  ) : (
    <>
      <DashboardHead title={texts.title} />
      <EmptyState drawing="unplugged" title={texts.notConnectedTitle} text={texts.notConnected} />
    </>
  );
});
