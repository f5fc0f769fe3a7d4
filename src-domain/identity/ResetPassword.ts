import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import { type ResetPasswordCode, type ResetPasswordField, resetPasswordRules } from './credentialRules.ts';

export type ResetPasswordForm = { readonly [F in ResetPasswordField]: string };

/** Sends the provider's reset mail. Success never tells whether the address has an account. */
export class ResetPassword {
  readonly #auth: AuthProvider;

  constructor(auth: AuthProvider) {
    this.#auth = auth;
  }

  async execute(form: ResetPasswordForm): Promise<Result<void, RulesFailure<ResetPasswordCode> | AuthFailure>> {
    const fields = checkRules(resetPasswordRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    return this.#auth.sendPasswordReset(normaliseEmail(form.email));
  }
}
