import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '#domain/shared/Result.ts';
import { tellDefect } from './defects.ts';
import { whileWriting } from './unfinished.ts';

/** A write that a person starts. Starting it again while it is pending does nothing. */
export class Action<F> {
  isPending = false;
  failure: F | null = null;

  constructor() {
    makeAutoObservable(this, { failure: observableRef });
  }

  /** Answers the result; null if one was already pending, or if it threw, which an error boundary shows. */
  async run<T>(write: () => Promise<Result<T, F>>): Promise<Result<T, F> | null> {
    if (this.isPending) return null;
    this.isPending = true;
    this.failure = null;
    try {
      const answer = await whileWriting(write);
      runInAction(() => {
        this.failure = answer.ok ? null : answer.failure;
      });
      return answer;
    } catch (error) {
      tellDefect(error);
      return null;
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
