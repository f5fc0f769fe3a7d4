import { observer } from 'mobx-react-lite';
import { type Report, knownReason, shortDetails } from '#domain/reporting/Report.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { momentText } from '../../parts/momentText.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { reportReasonTexts } from '../../texts/reportReasons.ts';
import type { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';

type ReportRowProps = { readonly vm: ReportedItemsViewModel; readonly report: Report };

/** What one person said. Details come from outside and stay text. */
export const ReportRow = observer(function ReportRow({ vm, report }: ReportRowProps) {
  const texts = useTexts(reportQueueTexts);
  const reasonNames = useTexts(reportReasonTexts);
  const { id, reporterEmail, reportedAt } = report;
  const reason = knownReason(report.reason);
  const details = shortDetails(report.details.trim());
  const when = reportedAt === null ? null : momentText(reportedAt, vm.clock.now(), texts);
  const hasDetails = details !== '';
  return (
    <li>
      <b>{reason === null ? texts.unknownReason : reasonNames[reason]}</b>
      <p className={hasDetails ? undefined : 'muted'}>{hasDetails ? texts.quoted(details) : texts.noDetails}</p>
      <small>
        <span>{reporterEmail === undefined ? texts.visitor : <EmailText email={reporterEmail} />}</span>
        {when !== null && (
          <>
            , <span>{when}</span>
          </>
        )}
      </small>
      {vm.dismissals?.failed.has(id) === true && (
        <p className="field-error">
          <Icon name="alert-circle" />
          {texts.notDismissed}
        </p>
      )}
    </li>
  );
});
