import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Report } from '#domain/reporting/Report.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { reportReasonTexts } from '../../texts/reportReasons.ts';

const shownFirst = 3;

type PersonReportsProps = {
  readonly reports: readonly Report[];
  /** Whether some of the reports that name no seller may be about the person, too. */
  readonly mayBeMore: boolean;
};

/** The first reports about a person; the reports' own page has them all. */
export const PersonReports = observer(function PersonReports({ reports, mayBeMore }: PersonReportsProps) {
  const texts = useTexts(administrationTexts);
  const reasons = useTexts(reportReasonTexts);
  const format = useFormat();
  if (reports.length === 0 && !mayBeMore) return <p className="muted">{texts.noReports}</p>;
  return (
    <>
      {reports.slice(0, shownFirst).map(({ id, reason, productName, reportedAt }) => (
        <div key={id} className="person-report">
          <b>{reason === null ? texts.unknownReason : reasons[reason]}</b>
          <p>{[productName, reportedAt === null ? '' : format.date(reportedAt)].filter(Boolean).join(' · ')}</p>
        </div>
      ))}
      {mayBeMore && <p className="muted">{texts.maybeMoreReports}</p>}
      <Link className="link" href={paths.reportedItems}>
        {texts.openReports}
      </Link>
    </>
  );
});
