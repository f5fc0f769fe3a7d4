import { makeAutoObservable, observableRef } from 'mobx';
import type { RegisterAccount } from '#domain/identity/registerAccount.ts';
import { type UserType, userTypes } from '#domain/identity/User.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type RegisterAccountParts = {
  readonly register: RegisterAccount;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

/** Registers an account that the marketplace does not know. */
export class RegisterAccountViewModel {
  readonly action = new Action<ApiFailure>();
  type: UserType;
  readonly #parts: RegisterAccountParts;
  readonly #late: LateFailures;

  constructor(parts: RegisterAccountParts) {
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    this.type = parts.session.outsider?.type ?? userTypes[0];
    makeAutoObservable(this, { action: observableRef });
  }

  start(): void {
    this.#late.start();
  }

  stop(): void {
    this.#late.stop();
  }

  choose(type: UserType): void {
    this.type = type;
  }

  /** Answers whether the account is registered now. */
  async register(): Promise<boolean> {
    const { register, session, notifications } = this.#parts;
    const { outsider } = session;
    const answer = await this.action.run(() => register(this.type));
    // Somebody who has signed out meanwhile has given the registration up.
    if (answer?.ok === false && session.outsider === outsider) {
      const { failure } = answer;
      this.#late.say((texts, language) => texts.notLoggedIn(failureText(failure, failureTexts[language])));
    }
    if (answer?.ok !== true) return false;
    notifications.say('success', outcomeTexts, (texts) => texts.signedUp);
    session.begin(answer.value);
    return true;
  }
}
