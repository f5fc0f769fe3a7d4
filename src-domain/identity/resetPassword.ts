import { normaliseEmail } from '../shared/EmailAddress.ts';
import type { RulesFailure } from '../shared/Failure.ts';
import { type Result, fail } from '../shared/Result.ts';
import { checkRules } from '../shared/rules.ts';
import type { AuthFailure, AuthProvider } from './AuthProvider.ts';
import { type ResetPasswordCode, type ResetPasswordField, resetPasswordRules } from './credentialRules.ts';

export type ResetPasswordForm = { readonly [F in ResetPasswordField]: string };

/** Sends the provider's reset mail. Success does not reveal whether the address has an account. */
export const resetPassword =
  ({ auth }: { readonly auth: AuthProvider }) =>
  async (form: ResetPasswordForm): Promise<Result<void, RulesFailure<ResetPasswordCode> | AuthFailure>> => {
    const fields = checkRules(resetPasswordRules, form);
    if (Object.keys(fields).length > 0) return fail({ code: 'rules/broken', fields });
    return auth.sendPasswordReset(normaliseEmail(form.email));
  };

export type ResetPassword = ReturnType<typeof resetPassword>;
