import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type AsyncState, valueOf } from './AsyncState.ts';
import { tellDefect } from './defects.ts';

/** The person stopped it. */
type Stopped = { readonly code: 'api/cancelled' };

const finalCodes: ReadonlySet<string> = new Set<CallFailure['code']>([
  'api/session-expired',
  'api/forbidden',
  'api/unregistered',
  'api/not-found',
  'access/login-required',
  'access/denied',
]);

/** Whether the shown value is gone, or is not for this person. */
function isFinal({ code }: { readonly code: string }): boolean {
  return finalCodes.has(code);
}

type LoadOptions = {
  /** Whether a shown value stays when reading it again fails for a reason that may pass. */
  readonly keepsShown?: boolean;
};

/** A read and its state. The latest run wins; earlier ones are cancelled. */
export class Load<T, F extends { readonly code: string }> {
  state: AsyncState<T, F | Stopped> = { status: 'idle' };
  /** The failure of the last refresh; null while the shown value is up to date. */
  outdated: F | Stopped | null = null;
  current: AbortController | null = null;
  readonly #keepsShown: boolean;

  constructor({ keepsShown = false }: LoadOptions = {}) {
    this.#keepsShown = keepsShown;
    makeAutoObservable(this, { state: observableRef, outdated: observableRef, current: false });
  }

  get value(): T | undefined {
    return valueOf(this.state);
  }

  get failure(): F | Stopped | undefined {
    return this.state.status === 'failed' ? this.state.failure : undefined;
  }

  get isRunning(): boolean {
    return this.state.status === 'loading' || this.state.status === 'refreshing';
  }

  get isPending(): boolean {
    return this.state.status === 'idle' || this.state.status === 'loading';
  }

  /** A read that throws has a bug, which an error boundary shows. */
  async run(read: (signal: CancelSignal) => Promise<Result<T, F>>): Promise<void> {
    const earlier = this.current;
    const mine = new AbortController();
    this.current = mine;
    const shown = this.value;
    this.state = shown === undefined ? { status: 'loading' } : { status: 'refreshing', value: shown };
    try {
      const asked = read(mine.signal);
      // Cancelled only now, so that both may share one call that is under way.
      earlier?.abort();
      const answer = await asked;
      this.#end(
        mine,
        answer.ok ? { status: 'loaded', value: answer.value } : { status: 'failed', failure: answer.failure },
      );
    } catch (error) {
      // Nobody waits for a superseded read: its bug becomes an unhandled rejection, and the page stays.
      if (!this.#end(mine, { status: 'broken', error })) throw error;
      tellDefect(error);
    }
  }

  /** Answers whether someone still waits for this run. */
  #end(mine: AbortController, state: AsyncState<T, F | Stopped>): boolean {
    if (this.current !== mine) return false;
    const shown = this.value;
    const staysShown = this.#keepsShown && shown !== undefined && state.status === 'failed' && !isFinal(state.failure);
    runInAction(() => {
      this.current = null;
      this.state = staysShown ? { status: 'loaded', value: shown } : state;
      this.outdated = staysShown ? state.failure : null;
    });
    return true;
  }

  /** Sets a value that is known without a call. It says nothing about the rest of an outdated list. */
  set(value: T): void {
    this.current?.abort();
    this.current = null;
    this.state = { status: 'loaded', value };
  }

  /** Stops on the person's request. This is a failure like any other and can be retried. */
  stop(): void {
    if (this.current === null) return;
    this.current.abort();
    this.#end(this.current, { status: 'failed', failure: { code: 'api/cancelled' } });
  }

  /** Cancels the running read. The shown value stays, and the next run starts again. */
  cancel(): void {
    if (this.current === null) return;
    this.current.abort();
    this.current = null;
    this.state =
      this.state.status === 'refreshing' ? { status: 'loaded', value: this.state.value } : { status: 'idle' };
  }
}
