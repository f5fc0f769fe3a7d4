import { makeAutoObservable, observableRef } from 'mobx';
import type { LogIn, LogInFailure, LogInForm } from '#domain/identity/LogIn.ts';
import type { LogInWithGoogle } from '#domain/identity/LogInWithGoogle.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { Result } from '#domain/shared/Result.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

export class LogInViewModel {
  readonly action = new Action<LogInFailure>();
  /** By which way the latest attempt goes. */
  way: 'email' | 'google' = 'email';
  readonly #logIn: LogIn;
  readonly #logInWithGoogle: LogInWithGoogle;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(logIn: LogIn, logInWithGoogle: LogInWithGoogle, session: SessionStore, notifications: Notifications) {
    this.#logIn = logIn;
    this.#logInWithGoogle = logInWithGoogle;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, { action: observableRef });
  }

  isPending(way: 'email' | 'google'): boolean {
    return this.action.isPending && this.way === way;
  }

  /** Answers whether somebody is logged in now. */
  withEmail(form: LogInForm): Promise<boolean> {
    return this.#begin('email', () => this.#logIn.execute(form));
  }

  withGoogle(): Promise<boolean> {
    return this.#begin('google', () => this.#logInWithGoogle.execute());
  }

  async #begin(
    way: 'email' | 'google',
    logIn: () => Promise<Result<Session, LogInFailure>>,
  ): Promise<boolean> {
    if (!this.action.isPending) this.way = way;
    const answer = await this.action.run(logIn);
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.loggedIn);
    this.#session.begin(answer.value);
    return true;
  }
}
