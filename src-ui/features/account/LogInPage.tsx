import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, useSearch } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { originOf, signUpHref } from '../../app/rememberedOrigin.ts';
import { useLatePart } from '../../app/useLatePart.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { accountTexts } from '../../copy/account.ts';
import { AccountPage } from './AccountPage.tsx';
import { DemoPeople } from './DemoPeople.tsx';
import { LogInForm } from './LogInForm.tsx';
import { WrongAccount } from './WrongAccount.tsx';

const picture = new URL('./log-in.webp', import.meta.url).href;
const loadReset = async () => (await import('./ResetPasswordDialog.tsx')).ResetPasswordDialog;

export const LogInPage = observer(function LogInPage() {
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel((make) => make.logIn());
  const origin = originOf(useSearch());
  const typedEmail = useRef('');
  const reset = useLatePart(loadReset);
  return (
    <AccountPage title={texts.logIn} lead={texts.logInLead} picture={picture}>
      <WrongAccount />
      <LogInForm
        viewModel={viewModel}
        onChange={({ email }) => {
          typedEmail.current = email;
        }}
        aside={
          <button type="button" className="link" aria-haspopup="dialog" onPointerEnter={reset.preload} onClick={reset.open}>
            {texts.forgotPassword}
          </button>
        }
      />
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
