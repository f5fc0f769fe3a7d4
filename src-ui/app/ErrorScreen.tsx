import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'wouter';
import { appTexts } from '../copy/app.ts';
import { Drawing } from '../design/Drawing.tsx';
import { Icon } from '../design/Icon.tsx';
import { useApp, useTexts } from './AppContext.ts';
import type { BrokenProps } from './ErrorBoundary.tsx';
import type { Route } from './routes.ts';
import { signOut } from './signOut.ts';

type ErrorScreenProps = BrokenProps & {
  /** Beside the drawer, or on the whole page. */
  readonly layout?: Route['layout'];
};

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message === '' ? error.name : error.message;
  return String(error);
}

/** Something is broken: what it says of itself, and ways out. */
export const ErrorScreen = observer(function ErrorScreen({ error, layout = 'site', onLeave }: ErrorScreenProps) {
  const texts = useTexts(appTexts);
  const app = useApp();
  const [, navigate] = useLocation();
  const isVisitor = app.session.actor === null;
  const leave = async (): Promise<void> => {
    if (!isVisitor && !(await signOut(app))) return;
    navigate('/login');
    onLeave();
  };
  return (
    <div className={layout === 'dashboard' ? 'full-screen full-screen--within' : 'full-screen'} role="alert">
      <title>{`${texts.somethingWentWrong} · ${texts.shopName}`}</title>
      <div>
        <Drawing name="unplugged" />
        <h1 tabIndex={-1}>{texts.somethingWentWrong}</h1>
        <p className="lead">{texts.errorHelp}</p>
        <p className="error-box">{textOf(error)}</p>
        <div className="btn-row">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            <Icon name="refresh" />
            {texts.reload}
          </button>
          {isVisitor && (
            <Link className="btn btn-quiet" href="/" onClick={onLeave}>
              <Icon name="home" />
              {texts.backHome}
            </Link>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => void leave()}>
            <Icon name="logout" />
            {texts.errorSignOut}
          </button>
        </div>
      </div>
    </div>
  );
});

export function DashboardErrorScreen(props: BrokenProps) {
  return <ErrorScreen {...props} layout="dashboard" />;
}

/** In place of the whole frame, which is where the main part would be. */
export function LastErrorScreen(props: BrokenProps) {
  return (
    <main id="main">
      <ErrorScreen {...props} />
    </main>
  );
}
