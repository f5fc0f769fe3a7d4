import { normaliseEmail, sameEmail } from '../shared/EmailAddress.ts';
import type { ApiFailure, RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
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
    const current = await this.#auth.current();
    if (current === null || !sameEmail(current.email, email)) {
      const created = await this.#auth.signUp(email, form.password);
      return created.ok ? this.#register(email, form) : created;
    }
    // A second try after a half-finished first one, which may even have registered the user: twice would be two users.
    const session = await this.#session.begin(current);
    return !session.ok && session.failure.code === 'api/forbidden' ? this.#register(email, form) : session;
  }

  async #register(email: string, form: SignUpForm): Promise<Result<Session, AuthFailure | ApiFailure>> {
    const name = form.name.trim();
    const named = await this.#auth.updateProfile({ displayName: name });
    if (!named.ok) return named;
    const registered = await this.#users.register({ name, email, type: form.type as UserType });
    return registered.ok ? this.#session.begin(named.value) : registered;
  }
}
