import { observer } from 'mobx-react-lite';
import type { Report } from '#domain/reporting/Report.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { EmailText } from '../../parts/EmailText.tsx';
import { momentText } from '../../parts/momentText.ts';
import { reportQueueTexts } from '../../texts/reportQueue.ts';
import { reportReasonTexts } from '../../texts/reportReasons.ts';
import type { ReportedItemsViewModel } from './ReportedItemsViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

type ReportRowProps = { readonly vm: ReportedItemsViewModel; readonly report: Report };

/** One person's report. Its details come from outside and stay text. */
export const ReportRow = observer(function ReportRow({ vm, report }: ReportRowProps) {
  const texts = useTexts(reportQueueTexts);
  const reasonNames = useTexts(reportReasonTexts);
  const format = useFormat();
  const { id, reason, details, reporterEmail, reportedAt } = report;
  const when = reportedAt === null ? null : momentText(reportedAt, vm.clock.now(), texts, format);
  const hasDetails = details.trim() !== '';
  return (
    <li>
      <b>{reason === null ? texts.unknownReason : reasonNames[reason]}</b>
      <p className={hasDetails ? undefined : 'muted'}>
        {hasDetails ? <Passage>{texts.quoted(details.trim())}</Passage> : texts.noDetails}
      </p>
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
