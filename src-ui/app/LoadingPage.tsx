import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useTexts } from '../context/AppContext.ts';
import { PageFrame } from './PageFrame.tsx';
import type { Route } from './routes.ts';

type LoadingPageProps = {
  readonly layout?: Route['layout'];
  readonly onStop: () => void;
};

/** Shown while the session or the page's code is loading. */
export const LoadingPage = observer(function LoadingPage({ layout = 'site', onStop }: LoadingPageProps) {
  const texts = useTexts(appTexts);
  return (
    <PageFrame layout={layout}>
      <Waiting onStop={onStop}>
        <div className="loading-page" role="status" aria-label={texts.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="row" lines={4} />
        </div>
      </Waiting>
    </PageFrame>
  );
});
