import { observer } from 'mobx-react-lite';
import type { LogInForm } from '#domain/identity/LogIn.ts';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { accountTexts } from '../../copy/account.ts';

/** One click in place of a password, where the people are made up. */
export const DemoPeople = observer(function DemoPeople({ onChoose }: { readonly onChoose: (form: LogInForm) => void }) {
  const texts = useTexts(accountTexts);
  const { signInHints = [] } = useApp();
  if (signInHints.length === 0) return null;
  return (
    <div className="demo-people">
      <p>{texts.demoPeople}</p>
      <div className="chips">
        {signInHints.map(({ label, email, password }) => (
          <button key={email} type="button" className="chip" onClick={() => onChoose({ email, password })}>
            {texts.signInAs(label)}
          </button>
        ))}
      </div>
    </div>
  );
});
