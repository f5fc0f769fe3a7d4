import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type AsyncState, valueOf } from './AsyncState.ts';

/** One read and where it stands. The latest run wins; an earlier one is cancelled and forgotten. */
export class Load<T, F> {
  state: AsyncState<T, F> = { status: 'idle' };
  current: AbortController | null = null;

  constructor() {
    makeAutoObservable(this, { state: observableRef, current: false });
  }

  get value(): T | undefined {
    return valueOf(this.state);
  }

  get failure(): F | undefined {
    return this.state.status === 'failed' ? this.state.failure : undefined;
  }

  get isPending(): boolean {
    return this.state.status === 'idle' || this.state.status === 'loading';
  }

  async run(read: (signal: CancelSignal) => Promise<Result<T, F>>): Promise<void> {
    this.current?.abort();
    const mine = new AbortController();
    this.current = mine;
    const shown = this.value;
    this.state = shown === undefined ? { status: 'loading' } : { status: 'refreshing', value: shown };
    const answer = await read(mine.signal);
    if (this.current !== mine) return;
    runInAction(() => {
      this.current = null;
      this.state = answer.ok
        ? { status: 'loaded', value: answer.value }
        : { status: 'failed', failure: answer.failure };
    });
  }

  /** Puts a value in place that is known without asking. */
  set(value: T): void {
    this.current?.abort();
    this.current = null;
    this.state = { status: 'loaded', value };
  }

  /** Cancels what runs; what was shown stays, and the next run starts afresh. */
  cancel(): void {
    if (this.current === null) return;
    this.current.abort();
    this.current = null;
    this.state = this.state.status === 'refreshing' ? { status: 'loaded', value: this.state.value } : { status: 'idle' };
  }
}
