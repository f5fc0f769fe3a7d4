import { observer } from 'mobx-react-lite';
import { useLocation } from 'wouter';
import { appTexts } from '../copy/app.ts';
import { useApp, useTexts } from './AppContext.ts';
import { signOut } from './signOut.ts';

/** Something is broken: what it says of itself, and a way out. */
export const ErrorScreen = observer(function ErrorScreen({ error }: { readonly error: unknown }) {
  const texts = useTexts(appTexts);
  const app = useApp();
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    if (await signOut(app)) navigate('/login');
  };
  return (
    <div className="page container">
      <div className="state" role="alert">
        <h1 tabIndex={-1}>{texts.somethingWentWrong}</h1>
        <p>{error instanceof Error ? error.message : String(error)}</p>
        <button type="button" className="btn btn-primary" onClick={() => void leave()}>{texts.signOut}</button>
      </div>
    </div>
  );
});
