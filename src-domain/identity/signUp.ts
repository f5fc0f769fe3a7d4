import { normaliseEmail, sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { inTurn } from '../shared/inTurn.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import { type SignUpCode, type SignUpField, signUpRules } from './credentialRules.ts';
import type { OpenSession } from './OpenSession.ts';
import { isOutsider, type Outsider, type Session } from './Session.ts';
import type { UserType } from './User.ts';
import type { UsersApi } from './UsersApi.ts';
import { withChosenType } from './withChosenType.ts';

export type SignUpForm = { readonly [F in SignUpField]: string };
export type SignUpFailure = RulesFailure<SignUpCode> | AuthFailure | ApiFailure;

type Dependencies = {
  readonly auth: AuthProvider;
  readonly users: UsersApi;
  readonly openSession: OpenSession;
};

/**
 * Creates the account at the sign-in provider, sets its name, registers the user at the marketplace, and opens the
 * session. A second attempt continues what the first one did, even if its answer was lost.
 */
export const signUp = ({ auth, users, openSession }: Dependencies) => {
  /** Addresses that an attempt without an answer may have created an account for. */
  const perhapsCreated = new Set<string>();

  async function register(
    email: string,
    form: SignUpForm,
  ): Promise<Result<Session | Outsider, AuthFailure | ApiFailure>> {
    const name = form.name.trim();
    const named = await auth.updateProfile({ displayName: name });
    if (!named.ok) return named;
    const type = form.type as UserType;
    const registered = await users.register({ name, email, type });
    return registered.ok ? withChosenType(await openSession.beginRegistered(named.value), type) : registered;
  }

  return async (form: SignUpForm): Promise<Result<Session | Outsider, SignUpFailure>> => {
    const fields = checkRules(signUpRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    const email = normaliseEmail(form.email);
    const current = await auth.current();
    const isRetry = current !== null && sameEmail(current.email, email);
    const created = isRetry ? null : await auth.signUp(email, form.password);
    if (created?.ok === true) {
      openSession.forgetToken();
      return inTurn(users, () => register(email, form));
    }
    if (created !== null) {
      // A device that is offline now may have been online when it sent this.
      if (['auth/unreachable', 'auth/offline'].includes(created.failure.code)) perhapsCreated.add(email);
      if (created.failure.code !== 'auth/email-in-use' || !perhapsCreated.has(email)) return created;
    }
    // The first attempt has set the password.
    const again = await auth.signIn(email, form.password);
    // With another password, nobody can tell whose account it is.
    if (!again.ok) return again.failure.code === 'auth/wrong-credentials' && created !== null ? created : again;
    return inTurn(users, async () => {
      // The lost call may have registered the user, too, and registering again would create a second one.
      const session = await openSession.begin(again.value);
      return session.ok && isOutsider(session.value) ? register(email, form) : session;
    });
  };
};
