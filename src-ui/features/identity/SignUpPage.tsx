import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useAddress } from '../../context/address.ts';
import { signUpRules } from '#domain/identity/credentialRules.ts';
import { type UserType, userTypes } from '#domain/identity/User.ts';
import { useTexts } from '../../context/AppContext.ts';
import { loginHref, originOf } from '../../context/rememberedOrigin.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { useHydrated } from '../../kit/useHydrated.ts';
import { accountTexts } from '../../texts/account.ts';
import { failureTexts } from '../../texts/failures.ts';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { DraftNotice } from '../../parts/form/DraftNotice.tsx';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { AccountPage } from './AccountPage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordParts } from './PasswordParts.tsx';
import { UnlessUnregistered } from './UnlessUnregistered.tsx';
import { wordFailure } from './wordFailure.ts';
import { draftsFeature } from '../../parts/form/draftsFeature.ts';
import { identityFeature } from './identityFeature.ts';

const picture = new URL('./sign-up.webp', import.meta.url).href;
const longestName = signUpRules.name.flatMap((rule) => (rule.kind === 'at-most' ? [rule.characters] : []))[0];

const begun: { readonly type: UserType } = { type: 'buyer' };

function typeOf(text: string | undefined): UserType {
  return userTypes.find((one) => one === text) ?? begun.type;
}

export function SignUpPage() {
  return (
    <UnlessUnregistered picture={picture}>
      <SignUp />
    </UnlessUnregistered>
  );
}

const SignUp = observer(function SignUp() {
  const texts = useTexts(accountTexts);
  const failures = useTexts(failureTexts);
  const viewModel = useViewModel(identityFeature, (make) => make.signUp());
  const { search } = useAddress();
  const origin = originOf(useHydrated() ? search : '');
  const draft = useViewModel(draftsFeature, (make) => make.draft('sign-up'));
  const [type, setType] = useState(() => typeOf(draft.begin(begun)['type']));
  const clearOnce = async (isIn: Promise<boolean>): Promise<void> => {
    if (await isIn) draft.clear();
  };
  const lead = (
    <>
      {texts.haveOne}{' '}
      <Link className="link" href={loginHref(origin)}>
        {texts.logIn}
      </Link>
    </>
  );
  return (
    <AccountPage title={texts.signUp} description={texts.signUpDescription} lead={lead} picture={picture}>
      <DomainForm
        rules={signUpRules}
        initialValues={begun}
        draft={draft}
        failure={viewModel.action.failure}
        wordFailure={(failure) => wordFailure(failure, failures)}
        onChange={(form) => setType(typeOf(form.type))}
        onSubmit={(form) => clearOnce(viewModel.withEmail(form))}
      >
        <DraftNotice draft={draft} hasPassword />
        <TextField
          name="name"
          label={texts.name}
          autoComplete="name"
          help={longestName === undefined ? undefined : texts.nameHelp(longestName)}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          inputMode="email"
          placeholder={texts.emailExample}
        />
        <SelectField
          name="type"
          label={texts.userType}
          choices={userTypes.map((value) => ({ value, label: texts.userTypes[value] }))}
        />
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="new-password"
          help={<PasswordParts name="password" />}
        />
        <SubmitButton
          label={texts.createAccount}
          pendingLabel={texts.creatingAccount}
          isPending={viewModel.isPending('email')}
        />
      </DomainForm>
      <div className="divider">{texts.or}</div>
      <div>
        <GoogleButton
          isPending={viewModel.isPending('google')}
          onClick={() => void clearOnce(viewModel.withGoogle(type))}
        />
        <p className="small muted text-center mt-2">{texts.googleAs(texts.userTypes[type])}</p>
      </div>
    </AccountPage>
  );
});
