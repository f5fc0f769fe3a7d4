import type { Container } from 'inversify';
import { LogIn } from '#domain/identity/LogIn.ts';
import { LogInWithGoogle } from '#domain/identity/LogInWithGoogle.ts';
import { ResetPassword } from '#domain/identity/ResetPassword.ts';
import { SignUp } from '#domain/identity/SignUp.ts';
import { LogInViewModel } from '#ui/features/account/LogInViewModel.ts';
import { ResetPasswordViewModel } from '#ui/features/account/ResetPasswordViewModel.ts';
import { SignUpViewModel } from '#ui/features/account/SignUpViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce, token } from '../token.ts';
import { ports, shared } from '../tokens.ts';
import { bindDrafts } from './drafts.ts';

const logInWithGoogle = token<LogInWithGoogle>('LogInWithGoogle');

export function bindAccount(container: Container): void {
  bindDrafts(container);
  bindOnce(
    container, logInWithGoogle, [ports.auth, ports.users, shared.openSession],
    (auth, users, open) => new LogInWithGoogle(auth, users, open),
  );
  bindOnce(
    container, factories.logIn, [ports.auth, shared.openSession, logInWithGoogle, shared.session, shared.notifications],
    (auth, open, google, session, notifications) => () =>
      new LogInViewModel(new LogIn(auth, open), google, session, notifications),
  );
  bindOnce(
    container, factories.signUp,
    [ports.auth, ports.users, shared.openSession, logInWithGoogle, shared.session, shared.notifications],
    (auth, users, open, google, session, notifications) => () =>
      new SignUpViewModel(new SignUp(auth, users, open), google, session, notifications),
  );
  bindOnce(container, factories.resetPassword, [ports.auth], (auth) => () =>
    new ResetPasswordViewModel(new ResetPassword(auth)));
}
