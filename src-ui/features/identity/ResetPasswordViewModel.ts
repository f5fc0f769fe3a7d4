import { makeAutoObservable, observableRef } from 'mobx';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { ResetPasswordCode } from '#domain/identity/credentialRules.ts';
import type { ResetPasswordForm, ResetPassword } from '#domain/identity/resetPassword.ts';
import type { RulesFailure } from '#domain/shared/Failure.ts';
import { Action } from '../../state/Action.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';

export class ResetPasswordViewModel {
  readonly action = new Action<RulesFailure<ResetPasswordCode> | AuthFailure>();
  /** The address that a mail was requested for. Only the provider knows whether it has an account. */
  sentTo: string | null = null;
  readonly #resetPassword: ResetPassword;
  readonly #late: LateFailures;

  constructor(resetPassword: ResetPassword, notifications: Notifications) {
    this.#resetPassword = resetPassword;
    this.#late = new LateFailures(notifications);
    makeAutoObservable(this, { action: observableRef });
  }

  start(): void {
    this.#late.start();
  }

  stop(): void {
    this.#late.stop();
  }

  async send(form: ResetPasswordForm): Promise<void> {
    const answer = await this.action.run(() => this.#resetPassword(form));
    if (answer === null) return;
    if (answer.ok) {
      this.finish(form.email.trim());
      return;
    }
    const { failure } = answer;
    this.#late.say((texts, language) => texts.resetNotSent(failureText(failure, failureTexts[language])));
  }

  finish(email: string): void {
    this.sentTo = email;
  }

  startAgain(): void {
    this.sentTo = null;
  }
}
