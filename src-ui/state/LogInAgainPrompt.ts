import { makeAutoObservable } from 'mobx';
import type { LogInAgain } from '#domain/identity/AuthorisedCalls.ts';

/** A session ended in the middle of something: the person is asked to log in again in place, and goes on. */
export class LogInAgainPrompt implements LogInAgain {
  isAsking = false;
  #answer: ((loggedIn: boolean) => void) | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  ask(): Promise<boolean> {
    this.isAsking = true;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** True once somebody is logged in again; false when they would rather not. */
  answer(loggedIn: boolean): void {
    this.isAsking = false;
    this.#answer?.(loggedIn);
    this.#answer = null;
  }
}
