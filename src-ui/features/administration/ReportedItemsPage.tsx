import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { administrationTexts } from '../../copy/administration.ts';
import { appTexts } from '../../copy/app.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PageHead } from '../../design/PageHead.tsx';

/** The marketplace has no call for reports, and the page does not pretend that it had. */
export const ReportedItemsPage = observer(function ReportedItemsPage() {
  const texts = useTexts(administrationTexts);
  const { shopName } = useTexts(appTexts);
  return (
    <>
      <title>{`${texts.reported} · ${shopName}`}</title>
      <PageHead title={texts.reported} />
      <EmptyState drawing="unplugged" title={texts.reportedText} text={texts.reportsNotConnected} />
    </>
  );
});
