import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearch } from 'wouter';
import { logInRules } from '#domain/identity/credentialRules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { originOf, signUpHref } from '../../app/rememberedOrigin.ts';
import { useLatePart } from '../../app/useLatePart.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { accountTexts } from '../../copy/account.ts';
import { failureTexts } from '../../copy/failures.ts';
import { DomainForm } from '../../design/form/DomainForm.tsx';
import { PasswordField } from '../../design/form/PasswordField.tsx';
import { SubmitButton } from '../../design/form/SubmitButton.tsx';
import { TextField } from '../../design/form/TextField.tsx';
import { AccountPage } from './AccountPage.tsx';
import { DemoPeople } from './DemoPeople.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { wordFailure } from './wordFailure.ts';
import { WrongAccount } from './WrongAccount.tsx';

const picture = new URL('./log-in.webp', import.meta.url).href;
const loadReset = async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog;

export const LogInPage = observer(function LogInPage() {
  const texts = useTexts(accountTexts);
  const failures = useTexts(failureTexts);
  const viewModel = useViewModel((make) => make.logIn());
  const origin = originOf(useSearch());
  const typedEmail = useRef('');
  const reset = useLatePart(loadReset);
  return (
    <AccountPage title={texts.logIn} lead={texts.logInLead} picture={picture}>
      <WrongAccount />
      <DomainForm
        rules={logInRules}
        failure={viewModel.action.failure}
        wordFailure={(failure) => wordFailure(failure, failures)}
        onSubmit={(form) => viewModel.withEmail(form)}
        onChange={({ email }) => {
          typedEmail.current = email;
        }}
      >
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          inputMode="email"
          placeholder={texts.emailExample}
        />
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          aside={
            <button type="button" className="link" aria-haspopup="dialog" onPointerEnter={reset.preload} onClick={reset.open}>
              {texts.forgotPassword}
            </button>
          }
        />
        <SubmitButton label={texts.logIn} pendingLabel={texts.loggingIn} isPending={viewModel.isPending('email')} />
      </DomainForm>
      <div className="divider">{texts.or}</div>
      <GoogleButton isPending={viewModel.isPending('google')} onClick={() => void viewModel.withGoogle()} />
      <p className="text-center">
        {texts.newHere}{' '}
        <Link className="link" href={signUpHref(origin)}>
          {texts.createOne}
        </Link>
      </p>
      <DemoPeople onChoose={(form) => void viewModel.withEmail(form)} />
      {reset.Part !== null && <reset.Part email={typedEmail.current} onClose={reset.close} />}
    </AccountPage>
  );
});
