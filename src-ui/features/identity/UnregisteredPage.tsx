import { observer } from 'mobx-react-lite';
import type { Account } from '#domain/identity/Account.ts';
import { userTypes } from '#domain/identity/User.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { SignOutButton } from '../../parts/SignOutButton.tsx';
import { useViewModel } from '../../context/useViewModel.ts';
import { accountTexts } from '../../texts/account.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { FormError } from '../../kit/FormError.tsx';
import { ChoiceCards } from '../../kit/form/ChoiceCards.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import { AccountPage } from './AccountPage.tsx';
import { identityFeature } from './identityFeature.ts';

type UnregisteredPageProps = {
  readonly account: Account;
  readonly picture: string;
  readonly onOther: () => void;
};

/** For an account that the sign-in provider knows and the marketplace does not. */
export const UnregisteredPage = observer(function UnregisteredPage({
  account,
  picture,
  onOther,
}: UnregisteredPageProps) {
  const texts = useTexts(accountTexts);
  const failures = useTexts(failureTexts);
  const { make } = useApp();
  const viewModel = useViewModel(identityFeature, (make) => make.registerAccount());
  const { isPending, failure } = viewModel.action;
  const why = failure?.code === 'api/unregistered' ? texts.stillUnknown : failure && failureText(failure, failures);
  const forgetSignUp = async (): Promise<void> => {
    const { draftsFeature } = await import('../../parts/form/draftsFeature.ts');
    make(draftsFeature).forgetSignUp(account.email);
  };
  const register = async (): Promise<void> => {
    // Signing out deletes the draft, too, if this code does not load.
    if (await viewModel.register()) forgetSignUp().catch(() => {});
  };
  return (
    <AccountPage title={texts.unknownTitle} lead={texts.unknownLead(account.email)} picture={picture}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void register();
        }}
      >
        <ChoiceCards
          legend={texts.userType}
          choices={userTypes.map((type) => ({
            value: type,
            label: texts.userTypes[type],
            text: texts.userTypeHelp[type],
          }))}
          chosen={viewModel.type}
          onChoose={(type) => viewModel.choose(type)}
          radio={{ name: 'user-type' }}
        />
        <FormError text={why} />
        <button type="submit" className="btn btn-primary w-100" aria-busy={isPending || undefined}>
          {isPending && <Spinner />}
          <span>{isPending ? texts.creatingAccount : texts.createThisAccount}</span>
        </button>
      </form>
      <div className="divider">{texts.or}</div>
      <div className="btn-row">
        <button type="button" className="btn btn-quiet" onClick={onOther}>
          {texts.useAnotherAccount}
        </button>
        <SignOutButton className="btn btn-quiet" />
      </div>
    </AccountPage>
  );
});
