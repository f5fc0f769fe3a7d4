import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { accountTexts } from '../../copy/account.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { LogInForm } from './LogInForm.tsx';

/** A session ended in the middle of something: logging in here lets it go on, with everything that was typed. */
export const LogInAgainDialog = observer(function LogInAgainDialog() {
  const { session, logInAgain } = useApp();
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel((make) => make.logIn());
  return (
    <Dialog title={texts.logInAgain} closesOnBackdrop={false} onClose={() => logInAgain.answer(false)}>
      <p className="muted">{texts.logInAgainText}</p>
      <LogInForm
        viewModel={viewModel}
        email={session.actor?.account.email ?? ''}
        onLoggedIn={() => logInAgain.answer(true)}
      />
    </Dialog>
  );
});
