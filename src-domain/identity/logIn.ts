import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import { type LogInCode, type LogInField, logInRules } from './credentialRules.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Outsider, Session } from './Session.ts';
import type { SignOutUnopened } from './signOutUnopened.ts';

export type LogInForm = { readonly [F in LogInField]: string };
export type LogInFailure = RulesFailure<LogInCode> | AuthFailure | ApiFailure;

type Dependencies = {
  readonly auth: AuthProvider;
  readonly openSession: OpenSession;
  /** Called with an account that the provider has signed in and whose session did not open. */
  readonly onUnopened: SignOutUnopened;
};

export const logIn =
  ({ auth, openSession, onUnopened }: Dependencies) =>
  async (form: LogInForm): Promise<Result<Session | Outsider, LogInFailure>> => {
    const fields = checkRules(logInRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    const signedIn = await auth.signIn(normaliseEmail(form.email), form.password);
    if (!signedIn.ok) return signedIn;
    const session = await openSession.begin(signedIn.value);
    if (!session.ok) await onUnopened(signedIn.value);
    return session;
  };
