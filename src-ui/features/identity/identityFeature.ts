import { type LogInForm, logIn } from '#domain/identity/logIn.ts';
import { type LogInWithGoogle, logInWithGoogle } from '#domain/identity/logInWithGoogle.ts';
import { orSignOut } from '#domain/identity/orSignOut.ts';
import { registerAccount } from '#domain/identity/registerAccount.ts';
import { resetPassword } from '#domain/identity/resetPassword.ts';
import { signUp } from '#domain/identity/signUp.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { RegisterAccountViewModel } from './RegisterAccountViewModel.ts';
import { ResetPasswordViewModel } from './ResetPasswordViewModel.ts';
import { SignInViewModel } from './SignInViewModel.ts';

export const identityFeature = (
  { auth, users }: Pick<Ports, 'auth' | 'users'>,
  { openSession, session, notifications }: Pick<PageState, 'openSession' | 'session' | 'notifications'>,
) => {
  const orLeave = orSignOut({ auth, isNobodyHere: () => session.restored.value === null });
  const byEmail = logIn({ auth, openSession });
  const byGoogle = logInWithGoogle({ auth, users, openSession });
  const google: LogInWithGoogle = (...asked) => orLeave(() => byGoogle(...asked));
  const parts = { logInWithGoogle: google, session, notifications };
  return {
    logIn: () =>
      new SignInViewModel({
        submit: (form: LogInForm) => orLeave(() => byEmail(form)),
        welcome: 'loggedIn',
        ...parts,
      }),
    signUp: () => new SignInViewModel({ submit: signUp({ auth, users, openSession }), welcome: 'signedUp', ...parts }),
    registerAccount: () =>
      new RegisterAccountViewModel({ register: registerAccount({ auth, users, openSession }), session, notifications }),
    resetPassword: () => new ResetPasswordViewModel(resetPassword({ auth })),
  };
};
