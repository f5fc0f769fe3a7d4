import { makeAutoObservable } from 'mobx';
import type { Account } from '#domain/identity/Account.ts';
import type { LogInAgain } from '#domain/identity/AuthorisedCalls.ts';

/**
 * Asks the person to log in again in place when their session ends in the middle of something, so that they can
 * continue.
 */
export class LogInAgainPrompt implements LogInAgain {
  isAsking = false;
  /** Both are set by the session, which is created later. */
  unregistered: (account: Account) => void = () => {};
  person: () => string | undefined = () => undefined;
  #answer: ((loggedIn: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(this, { unregistered: false, person: false });
  }

  ask(): Promise<boolean> {
    this.isAsking = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** True once someone is logged in again; false if they decline. */
  answer(loggedIn: boolean): void {
    this.isAsking = false;
    this.#answer?.(loggedIn);
    this.#answer = null;
  }
}
