import { observer } from 'mobx-react-lite';
import type { LogInForm } from '#domain/identity/logIn.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { accountTexts } from '../../texts/account.ts';
import './AccountPage.scss';

/** Signs a demo person in with one click instead of a password. */
export const DemoPeople = observer(function DemoPeople({ onChoose }: { readonly onChoose: (form: LogInForm) => void }) {
  const texts = useTexts(accountTexts);
  const { signInHints = [] } = useApp();
  if (signInHints.length === 0) return null;
  return (
    <div className="demo-people">
      <p>{texts.demoPeople}</p>
      <div className="chips">
        {signInHints.map(({ name, role, email, password }) => (
          <button key={email} type="button" className="chip" onClick={() => onChoose({ email, password })}>
            {texts.signInAs(name, role)}
          </button>
        ))}
      </div>
    </div>
  );
});
