import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useAddress } from '../../context/address.ts';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { originOf, signUpHref } from '../../context/rememberedOrigin.ts';
import { useHydrated, useUntilHydrated } from '../../kit/useHydrated.ts';
import { useLatePart } from '../../context/useLatePart.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { accountTexts } from '../../texts/account.ts';
import { SharedDevice } from '../../parts/saved/SharedDevice.tsx';
import { AccountPage } from './AccountPage.tsx';
import { DemoPeople } from './DemoPeople.tsx';
import { LogInForm } from './LogInForm.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { UnlessUnregistered } from './UnlessUnregistered.tsx';
import { WrongAccount } from './WrongAccount.tsx';
import { paths } from '../../context/paths.ts';
import { identityFeature } from './identityFeature.ts';

const picture = new URL('./log-in.webp', import.meta.url).href;
const loadReset = async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog;

export function LogInPage() {
  return (
    <UnlessUnregistered picture={picture}>
      <LogIn />
    </UnlessUnregistered>
  );
}

const LogIn = observer(function LogIn() {
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel(identityFeature, (make) => make.logIn());
  const { outsider, actor } = useApp().session;
  const { search } = useAddress();
  const origin = originOf(useHydrated() ? search : '');
  const untilHydrated = useUntilHydrated();
  // Another tab may have signed them out, for example, so the lead says why they are here.
  const wantsAnotherPage = actor === null && origin !== paths.home;
  const typedEmail = useRef('');
  const reset = useLatePart(loadReset);
  return (
    <AccountPage
      title={texts.logIn}
      description={texts.logInDescription}
      lead={wantsAnotherPage ? texts.logInToGoOn : texts.logInLead}
      picture={picture}
    >
      <WrongAccount />
      <SessionEnded />
      <LogInForm
        viewModel={viewModel}
        {...(outsider?.lacks === 'token' ? { email: outsider.account.email } : {})}
        onChange={({ email }) => {
          typedEmail.current = email;
        }}
        aside={
          <button
            type="button"
            className="link"
            {...untilHydrated}
            aria-haspopup="dialog"
            onPointerEnter={reset.preload}
            onClick={reset.open}
          >
            {texts.forgotPassword}
          </button>
        }
      />
      <SharedDevice />
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
