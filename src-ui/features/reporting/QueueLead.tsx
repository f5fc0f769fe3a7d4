import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import type { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';

type VmProps = { readonly vm: ReportedItemsViewModel };

/** The number of open reports. The line has its height from the start, so that nothing moves when the reports load. */
export const QueueLead = observer(function QueueLead({ vm }: VmProps) {
  const texts = useTexts(reportQueueTexts);
  const format = useFormat();
  const { status } = vm.reports.state;
  if (status === 'idle' || status === 'loading') return <span aria-hidden="true">{texts.loading}</span>;
  if (vm.reports.value === undefined) return null;
  const { reports, products } = vm.counts;
  return (
    <span role="status">
      {reports === 0 ? texts.noneOpen : texts.lead(reports, format.count(reports), products, format.count(products))}
    </span>
  );
});
