import { makeAutoObservable, observableRef } from 'mobx';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { LogInWithGoogle } from '#domain/identity/logInWithGoogle.ts';
import { isOutsider, type Outsider, type Session } from '#domain/identity/Session.ts';
import type { UserType } from '#domain/identity/User.ts';
import type { ApiFailure, RulesFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type SignInFailure<Code extends string> = RulesFailure<Code> | AuthFailure | ApiFailure;
type Attempt<Code extends string> = Promise<Result<Session | Outsider, SignInFailure<Code>>>;
type Way = 'email' | 'google';
type Welcome = 'loggedIn' | 'signedUp';

type SignInParts<Form, Code extends string> = {
  /** Logs in or signs up with the form's values. */
  readonly submit: (form: Form) => Attempt<Code>;
  readonly logInWithGoogle: LogInWithGoogle;
  /** The key of the text that welcomes the person; with Google, only somebody who is new to the shop. */
  readonly welcome: Welcome;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

/**
 * Logging in and signing up, by email or with Google, one attempt at a time. Google's window may be lost behind others
 * for minutes, so an attempt by email does not wait for it.
 */
export class SignInViewModel<Form, Code extends string> {
  /** The latest attempt. */
  action = new Action<SignInFailure<Code>>();
  /** The method of the latest attempt. */
  way: Way = 'email';
  readonly #parts: SignInParts<Form, Code>;
  readonly #late: LateFailures;

  constructor(parts: SignInParts<Form, Code>) {
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    makeAutoObservable(this, { action: observableRef });
  }

  start(): void {
    this.#late.start();
  }

  stop(): void {
    this.#late.stop();
  }

  isPending(way: Way): boolean {
    return this.action.isPending && this.way === way;
  }

  /** Answers whether someone is signed in now. */
  withEmail(form: Form): Promise<boolean> {
    return this.#begin(
      'email',
      () => this.#parts.submit(form),
      () => this.#parts.welcome,
    );
  }

  /** A person who is new to the shop becomes a user of this type. */
  withGoogle(type?: UserType): Promise<boolean> {
    const { logInWithGoogle, welcome } = this.#parts;
    let isNew = false;
    const signIn = () =>
      logInWithGoogle(type, () => {
        isNew = true;
      });
    return this.#begin('google', signIn, () => (isNew ? welcome : 'loggedIn'));
  }

  async #begin(way: Way, signIn: () => Attempt<Code>, welcome: () => Welcome): Promise<boolean> {
    const { session, notifications } = this.#parts;
    if (this.action.isPending) {
      if (this.way === 'email' || way === 'google') return false;
      this.action = new Action();
    }
    this.way = way;
    const { action } = this;
    const answer = await action.run(signIn);
    if (answer?.ok === false && action === this.action) this.#tellLate(answer.failure);
    if (answer?.ok !== true) return false;
    const { value } = answer;
    // The provider has signed them in, even if they have tried by email meanwhile.
    session.begin(value);
    if (isOutsider(value)) return false;
    const said = welcome();
    notifications.say('success', outcomeTexts, (texts) => texts[said]);
    return action === this.action;
  }

  /** The form would say it, but nobody sees the form. People who closed Google's window need no message. */
  #tellLate(failure: SignInFailure<Code>): void {
    if (this.#parts.session.actor !== null || failure.code === 'auth/popup-closed') return;
    this.#late.say((texts, language) => texts.notLoggedIn(failureText(failure, failureTexts[language])));
  }
}
