import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { appTexts } from '../../texts/app.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { PageHead } from '../../kit/PageHead.tsx';

/** The marketplace has no call for reports, and the page says so. */
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
