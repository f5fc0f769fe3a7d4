import { normaliseEmail, sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import type { Account } from './Account.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import { type SignUpCode, type SignUpField, signUpRules } from './credentialRules.ts';
import type { OpenSession } from './OpenSession.ts';
import type { Session } from './Session.ts';
import type { UserType } from './User.ts';
import type { UsersApi } from './UsersApi.ts';

export type SignUpForm = { readonly [F in SignUpField]: string };
export type SignUpFailure = RulesFailure<SignUpCode> | AuthFailure | ApiFailure;

/** An account at the sign-in provider, its name, then the user at the marketplace, then the session. */
export class SignUp {
  readonly #auth: AuthProvider;
  readonly #users: UsersApi;
  readonly #session: OpenSession;

  constructor(auth: AuthProvider, users: UsersApi, session: OpenSession) {
    this.#auth = auth;
    this.#users = users;
    this.#session = session;
  }

  async execute(form: SignUpForm): Promise<Result<Session, SignUpFailure>> {
    const fields = checkRules(signUpRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    const email = normaliseEmail(form.email);
    const name = form.name.trim();

    const created = await this.#account(email, form.password);
    if (!created.ok) return created;
    const named = await this.#auth.updateProfile({ displayName: name });
    if (!named.ok) return named;
    const registered = await this.#users.register({ name, email, type: form.type as UserType });
    if (!registered.ok) return registered;
    return this.#session.begin(named.value);
  }

  /** A second try after a half-finished first one goes on with the account that the first one made. */
  async #account(email: string, password: string): Promise<Result<Account, AuthFailure>> {
    const current = await this.#auth.current();
    if (current !== null && sameEmail(current.email, email)) return ok(current);
    return this.#auth.signUp(email, password);
  }
}
