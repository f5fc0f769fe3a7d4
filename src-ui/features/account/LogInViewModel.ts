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
  readonly #logIn: LogIn;
  readonly #logInWithGoogle: LogInWithGoogle;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(logIn: LogIn, logInWithGoogle: LogInWithGoogle, session: SessionStore, notifications: Notifications) {
    this.#logIn = logIn;
    this.#logInWithGoogle = logInWithGoogle;
    this.#session = session;
    this.#notifications = notifications;
  }

  withEmail(form: LogInForm): Promise<void> {
    return this.#begin(() => this.#logIn.execute(form));
  }

  withGoogle(): Promise<void> {
    return this.#begin(() => this.#logInWithGoogle.execute());
  }

  async #begin(logIn: () => Promise<Result<Session, LogInFailure>>): Promise<void> {
    const answer = await this.action.run(logIn);
    if (answer?.ok !== true) return;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.loggedIn);
    this.#session.begin(answer.value);
  }
}
