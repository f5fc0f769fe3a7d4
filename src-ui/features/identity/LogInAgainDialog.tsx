import { observer } from 'mobx-react-lite';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { accountTexts } from '../../texts/account.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { LogInForm } from './LogInForm.tsx';
import { identityFeature } from './identityFeature.ts';

/**
 * Shown when the session ends in the middle of something. After logging in here, the person continues with everything
 * they typed.
 */
export const LogInAgainDialog = observer(function LogInAgainDialog() {
  const { session, logInAgain } = useApp();
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel(identityFeature, (make) => make.logIn());
  return (
    <Dialog title={texts.logInAgain} closesOnBackdrop={false} onClose={() => logInAgain.answer(false)}>
      <div className="stack">
        <p className="muted">{texts.logInAgainText}</p>
        <LogInForm
          viewModel={viewModel}
          email={session.actor?.account.email ?? ''}
          onLoggedIn={() => logInAgain.answer(true)}
        />
      </div>
    </Dialog>
  );
});
