import { makeAutoObservable, observableRef } from 'mobx';
import type { LogInWithGoogle } from '#domain/identity/LogInWithGoogle.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { SignUp, SignUpFailure, SignUpForm } from '#domain/identity/SignUp.ts';
import type { UserType } from '#domain/identity/User.ts';
import type { Result } from '#domain/shared/Result.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

export class SignUpViewModel {
  readonly action = new Action<SignUpFailure>();
  /** By which way the latest attempt goes. */
  way: 'email' | 'google' = 'email';
  readonly #signUp: SignUp;
  readonly #logInWithGoogle: LogInWithGoogle;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(signUp: SignUp, logInWithGoogle: LogInWithGoogle, session: SessionStore, notifications: Notifications) {
    this.#signUp = signUp;
    this.#logInWithGoogle = logInWithGoogle;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, { action: observableRef });
  }

  isPending(way: 'email' | 'google'): boolean {
    return this.action.isPending && this.way === way;
  }

  /** Answers whether somebody is in now. */
  withEmail(form: SignUpForm): Promise<boolean> {
    return this.#begin('email', () => this.#signUp.execute(form));
  }

  withGoogle(type: UserType): Promise<boolean> {
    return this.#begin('google', () => this.#logInWithGoogle.execute(type));
  }

  async #begin(way: 'email' | 'google', signUp: () => Promise<Result<Session, SignUpFailure>>): Promise<boolean> {
    if (!this.action.isPending) this.way = way;
    const answer = await this.action.run(signUp);
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.signedUp);
    this.#session.begin(answer.value);
    return true;
  }
}
