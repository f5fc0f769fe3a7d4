import { observer } from 'mobx-react-lite';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { appTexts } from '../copy/app.ts';
import { useTexts } from './AppContext.ts';

type UnreachablePageProps = {
  readonly failure?: ApiFailure;
  readonly onRetry: () => void;
};

/** What the page is made of, or who is asking for it, could not be found out. */
export const UnreachablePage = observer(function UnreachablePage({ onRetry }: UnreachablePageProps) {
  const texts = useTexts(appTexts);
  return (
    <div className="page container">
      <div className="state" role="alert">
        <h1 tabIndex={-1}>{texts.unreachableTitle}</h1>
        <p>{texts.unreachableText}</p>
        <button type="button" className="btn btn-primary" onClick={onRetry}>{texts.retry}</button>
      </div>
    </div>
  );
});
