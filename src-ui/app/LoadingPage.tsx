import { observer } from 'mobx-react-lite';
import { appTexts } from '../copy/app.ts';
import { useTexts } from './AppContext.ts';

/** While it is not known what may be shown. */
export const LoadingPage = observer(function LoadingPage() {
  const texts = useTexts(appTexts);
  return (
    <div className="page container" role="status" aria-label={texts.loading}>
      <span className="spinner" aria-hidden="true" />
    </div>
  );
});
