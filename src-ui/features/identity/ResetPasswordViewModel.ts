import { makeAutoObservable, observableRef } from 'mobx';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { ResetPasswordCode } from '#domain/identity/credentialRules.ts';
import type { ResetPasswordForm, ResetPassword } from '#domain/identity/resetPassword.ts';
import type { RulesFailure } from '#domain/shared/Failure.ts';
import { Action } from '../../state/Action.ts';

export class ResetPasswordViewModel {
  readonly action = new Action<RulesFailure<ResetPasswordCode> | AuthFailure>();
  /** The address that a mail was requested for. Only the provider knows whether it has an account. */
  sentTo: string | null = null;
  readonly #resetPassword: ResetPassword;

  constructor(resetPassword: ResetPassword) {
    this.#resetPassword = resetPassword;
    makeAutoObservable(this, { action: observableRef });
  }

  async send(form: ResetPasswordForm): Promise<void> {
    const answer = await this.action.run(() => this.#resetPassword(form));
    if (answer?.ok === true) this.finish(form.email.trim());
  }

  finish(email: string): void {
    this.sentTo = email;
  }

  startAgain(): void {
    this.sentTo = null;
  }
}
