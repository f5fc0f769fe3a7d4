import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type LogInCode, logInRules } from '#domain/identity/credentialRules.ts';
import type { LogInForm as LogInValues } from '#domain/identity/logIn.ts';
import { useTexts } from '../../context/AppContext.ts';
import { accountTexts } from '../../texts/account.ts';
import { failureTexts } from '../../texts/failures.ts';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { SignInViewModel } from './SignInViewModel.ts';
import { wordFailure } from './wordFailure.ts';

type LogInFormProps = {
  readonly viewModel: SignInViewModel<LogInValues, LogInCode>;
  /** The initial e-mail, if the account is known. */
  readonly email?: string;
  /** Beside the password's label. */
  readonly aside?: ReactNode;
  readonly onChange?: (values: LogInValues) => void;
  readonly onLoggedIn?: () => void;
};

/** Email and password, or Google. Used on the login page and when a session has ended. */
export const LogInForm = observer(function LogInForm(props: LogInFormProps) {
  const { viewModel, email, aside, onChange, onLoggedIn } = props;
  const knowsEmail = email !== undefined && email !== '';
  const texts = useTexts(accountTexts);
  const failures = useTexts(failureTexts);
  const after = async (attempt: Promise<boolean>): Promise<void> => {
    if (await attempt) onLoggedIn?.();
  };
  return (
    <>
      <DomainForm
        rules={logInRules}
        {...(email === undefined ? {} : { initialValues: { email } })}
        failure={viewModel.action.failure}
        wordFailure={(failure) => wordFailure(failure, failures)}
        onSubmit={(form) => after(viewModel.withEmail(form))}
        {...(onChange === undefined ? {} : { onChange })}
      >
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="username"
          inputMode="email"
          placeholder={texts.emailExample}
          isFirst={!knowsEmail}
        />
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          aside={aside}
          isFirst={knowsEmail}
        />
        <SubmitButton label={texts.logIn} pendingLabel={texts.loggingIn} isPending={viewModel.isPending('email')} />
      </DomainForm>
      <div className="divider">{texts.or}</div>
      <GoogleButton isPending={viewModel.isPending('google')} onClick={() => void after(viewModel.withGoogle())} />
    </>
  );
});
