import { observer } from 'mobx-react-lite';
import { appTexts } from '../copy/app.ts';
import { Skeleton } from '../design/Skeleton.tsx';
import { useTexts } from './AppContext.ts';
import { PageFrame } from './PageFrame.tsx';
import type { Route } from './routes.ts';

/** While it is not known what may be shown, or its code is on the way. */
export const LoadingPage = observer(function LoadingPage({ layout = 'site' }: { readonly layout?: Route['layout'] }) {
  const texts = useTexts(appTexts);
  return (
    <PageFrame layout={layout}>
      <div className="loading-page" role="status" aria-label={texts.loading}>
        <Skeleton shape="control" />
        <Skeleton shape="row" lines={4} />
      </div>
    </PageFrame>
  );
});
