import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { logInRules } from '#domain/identity/credentialRules.ts';
import type { LogInForm as LogInValues } from '#domain/identity/LogIn.ts';
import { useTexts } from '../../app/AppContext.ts';
import { accountTexts } from '../../copy/account.ts';
import { failureTexts } from '../../copy/failures.ts';
import { DomainForm } from '../../design/form/DomainForm.tsx';
import { PasswordField } from '../../design/form/PasswordField.tsx';
import { SubmitButton } from '../../design/form/SubmitButton.tsx';
import { TextField } from '../../design/form/TextField.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import type { LogInViewModel } from './LogInViewModel.ts';
import { wordFailure } from './wordFailure.ts';

type LogInFormProps = {
  readonly viewModel: LogInViewModel;
  /** Filled in at first, where it is known who that should be. */
  readonly email?: string;
  /** Beside the label of the password. */
  readonly aside?: ReactNode;
  readonly onChange?: (values: LogInValues) => void;
  readonly onLoggedIn?: () => void;
};

/** Email and password, or Google: on a page of its own, or in place of a session that ended. */
export const LogInForm = observer(function LogInForm(props: LogInFormProps) {
  const { viewModel, email, aside, onChange, onLoggedIn } = props;
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
        />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" aside={aside} />
        <SubmitButton label={texts.logIn} pendingLabel={texts.loggingIn} isPending={viewModel.isPending('email')} />
      </DomainForm>
      <div className="divider">{texts.or}</div>
      <GoogleButton isPending={viewModel.isPending('google')} onClick={() => void after(viewModel.withGoogle())} />
    </>
  );
});
