import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useApp, useTexts } from '../context/AppContext.ts';
import type { BrokenProps } from './ErrorBoundary.tsx';
import type { Route } from './routes.ts';
import { signOut } from '../parts/signOut.ts';
import { paths } from '../context/paths.ts';

type ErrorScreenProps = BrokenProps & {
  /** Beside the drawer, or on the whole page. */
  readonly layout?: Route['layout'];
};

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}

/** Says that something is broken, and offers ways out. */
export const ErrorScreen = observer(function ErrorScreen({ error, layout = 'site', onLeave }: ErrorScreenProps) {
  const texts = useTexts(appTexts);
  const app = useApp();
  const [, navigate] = useLocation();
  const isVisitor = app.session.actor === null;
  const leave = async (): Promise<void> => {
    if (!isVisitor && !(await signOut(app))) return;
    navigate(paths.logIn);
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
            <Link className="btn btn-quiet" href={paths.home} onClick={onLeave}>
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

/** Replaces the whole frame, so it provides the main part itself. */
export function LastErrorScreen(props: BrokenProps) {
  return (
    <main id="main">
      <ErrorScreen {...props} />
    </main>
  );
}
