import { logIn } from '#domain/identity/logIn.ts';
import { logInWithGoogle } from '#domain/identity/logInWithGoogle.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { registerAccount } from '#domain/identity/registerAccount.ts';
import { resetPassword } from '#domain/identity/resetPassword.ts';
import { signOutUnopened } from '#domain/identity/signOutUnopened.ts';
import { signUp } from '#domain/identity/signUp.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { RegisterAccountViewModel } from './RegisterAccountViewModel.ts';
import { ResetPasswordViewModel } from './ResetPasswordViewModel.ts';
import { SignInViewModel } from './SignInViewModel.ts';

export const identityFeature = (
  { auth, users, tokens, tokenStore, wait }: Pick<Ports, 'auth' | 'users' | 'tokens' | 'tokenStore' | 'wait'>,
  { session, notifications }: Pick<PageState, 'session' | 'notifications'>,
) => {
  const openSession = new OpenSession({ tokens, tokenStore, users, auth, wait });
  const onUnopened = signOutUnopened({ auth, isNobodyHere: () => session.restored.value === null });
  const google = logInWithGoogle({ auth, users, openSession, onUnopened });
  const parts = { logInWithGoogle: google, session, notifications };
  return {
    logIn: () =>
      new SignInViewModel({ submit: logIn({ auth, openSession, onUnopened }), welcome: 'loggedIn', ...parts }),
    signUp: () => new SignInViewModel({ submit: signUp({ auth, users, openSession }), welcome: 'signedUp', ...parts }),
    registerAccount: () =>
      new RegisterAccountViewModel({ register: registerAccount({ auth, users, openSession }), session, notifications }),
    resetPassword: () => new ResetPasswordViewModel(resetPassword({ auth }), notifications),
  };
};
