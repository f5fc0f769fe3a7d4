import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { appTexts } from '../copy/app.ts';
import { failureText, failureTexts } from '../copy/failures.ts';
import { Drawing } from '../design/Drawing.tsx';
import { Icon } from '../design/Icon.tsx';
import { useTexts } from './AppContext.ts';
import { PageFrame } from './PageFrame.tsx';
import type { Route } from './routes.ts';

type UnreachablePageProps = {
  /** Left out where the page's own code did not come. */
  readonly failure?: ApiFailure;
  readonly layout?: Route['layout'];
  readonly onRetry: () => void;
};

/** What the page is made of, or who is asking for it, could not be found out. */
export const UnreachablePage = observer(function UnreachablePage({ failure, layout = 'site', onRetry }: UnreachablePageProps) {
  const texts = useTexts(appTexts);
  const why = useTexts(failureTexts);
  return (
    <PageFrame layout={layout}>
      <title>{`${texts.unreachableTitle} · ${texts.shopName}`}</title>
      <div className="state state--bare" role="alert">
        <Drawing name="unplugged" />
        <h1 tabIndex={-1}>{texts.unreachableTitle}</h1>
        <p>{failure === undefined ? texts.unreachableText : failureText(failure, why)}</p>
        <div className="btn-row">
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            <Icon name="refresh" />
            {texts.retry}
          </button>
        </div>
      </div>
    </PageFrame>
  );
});
