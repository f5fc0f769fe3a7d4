import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { appTexts } from '../texts/app.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useApp, useTexts } from '../context/AppContext.ts';
import { chunk, useChunk } from '../context/chunk.ts';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { Route } from './routes.ts';

/** Loaded only on a failure, because it contains the texts of all failures. */
const failureWords = chunk(() => import('../texts/failures.ts'));

type UnreachablePageProps = {
  /** Why the session is unknown; signing out is then an option too. Omitted if the page's code did not load. */
  readonly failure?: ApiFailure;
  readonly layout?: Route['layout'];
  readonly onRetry: () => void;
};

/** Shown if the page's code or the person's session could not be loaded. */
export const UnreachablePage = observer(function UnreachablePage({
  failure,
  layout = 'site',
  onRetry,
}: UnreachablePageProps) {
  const texts = useTexts(appTexts);
  const { language } = useApp().preferences;
  const { here: words } = useChunk(failureWords, failure !== undefined);
  const retry = (): void => {
    // The pressed button goes with this. The page that comes takes the focus from here.
    document.getElementById('main')?.focus();
    onRetry();
  };
  const why = failure !== undefined && words?.failureText(failure, words.failureTexts[language]);
  return (
    <PageFrame layout={layout}>
      <title>{`${texts.unreachableTitle} · ${texts.shopName}`}</title>
      <div className="state state--bare" role="alert">
        <Drawing name="unplugged" />
        <h1 tabIndex={-1}>{texts.unreachableTitle}</h1>
        <p>{why || texts.unreachableText}</p>
        <div className="btn-row">
          <button type="button" className="btn btn-primary" onClick={retry}>
            <Icon name="refresh" />
            {texts.retry}
          </button>
          {failure !== undefined && <SignOutButton className="btn btn-quiet" withIcon />}
        </div>
      </div>
    </PageFrame>
  );
});
