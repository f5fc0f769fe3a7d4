import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '#domain/shared/Result.ts';

/** One thing a person does. While it is under way, doing it again does nothing. */
export class Action<F> {
  isPending = false;
  failure: F | null = null;

  constructor() {
    makeAutoObservable(this, { failure: observableRef });
  }

  /** Answers the result, or null when one was under way already. */
  async run<T>(write: () => Promise<Result<T, F>>): Promise<Result<T, F> | null> {
    if (this.isPending) return null;
    this.isPending = true;
    this.failure = null;
    try {
      const answer = await write();
      runInAction(() => {
        this.failure = answer.ok ? null : answer.failure;
      });
      return answer;
    } finally {
      runInAction(() => {
        this.isPending = false;
      });
    }
  }

  forget(): void {
    this.failure = null;
  }
}
