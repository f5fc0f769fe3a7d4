import { makeAutoObservable } from 'mobx';
import type { Account } from '#domain/identity/Account.ts';
import type { LogInAgain } from '#domain/identity/AuthorisedCalls.ts';

/**
 * Asks the person to log in again in place when their session ends in the middle of something, so that they can
 * continue.
 */
export class LogInAgainPrompt implements LogInAgain {
  isAsking = false;
  /** Set by the session, which is created later. */
  onUnregistered: (account: Account) => void = () => {};
  #answer: ((loggedIn: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(this, { onUnregistered: false });
  }

  ask(): Promise<boolean> {
    this.isAsking = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  unregistered(account: Account): void {
    this.onUnregistered(account);
  }

  /** True once someone is logged in again; false if they decline. */
  answer(loggedIn: boolean): void {
    this.isAsking = false;
    this.#answer?.(loggedIn);
    this.#answer = null;
  }
}
