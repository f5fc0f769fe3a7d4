import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { appTexts } from '../copy/app.ts';
import { Drawing } from '../design/Drawing.tsx';
import { Icon } from '../design/Icon.tsx';
import { useApp, useTexts } from './AppContext.ts';
import { chunk, useChunk } from './chunk.ts';
import { PageFrame } from './PageFrame.tsx';
import type { Route } from './routes.ts';

/** Only who meets a failure needs the words for all of them. */
const failureWords = chunk(() => import('../copy/failures.ts'));

type UnreachablePageProps = {
  /** Left out where the page's own code did not come. */
  readonly failure?: ApiFailure;
  readonly layout?: Route['layout'];
  readonly onRetry: () => void;
};

/** What the page is made of, or who is asking for it, could not be found out. */
export const UnreachablePage = observer(function UnreachablePage({ failure, layout = 'site', onRetry }: UnreachablePageProps) {
  const texts = useTexts(appTexts);
  const { language } = useApp().preferences;
  const { here: words } = useChunk(failureWords, failure !== undefined);
  const why = failure !== undefined && words?.failureText(failure, words.failureTexts[language]);
  return (
    <PageFrame layout={layout}>
      <title>{`${texts.unreachableTitle} · ${texts.shopName}`}</title>
      <div className="state state--bare" role="alert">
        <Drawing name="unplugged" />
        <h1 tabIndex={-1}>{texts.unreachableTitle}</h1>
        <p>{why || texts.unreachableText}</p>
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
