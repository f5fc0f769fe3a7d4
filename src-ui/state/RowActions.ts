import { observable, runInAction } from 'mobx';
import type { Result } from '#domain/shared/Result.ts';
import { Action } from './Action.ts';

/** An action in each row of a list. Rows are independent: a pending one does not block another. */
export class RowActions<F> {
  readonly byId = observable.map<string, Action<F>>({}, { deep: false });

  isPending(id: string): boolean {
    return this.byId.get(id)?.isPending === true;
  }

  failure(id: string): F | null {
    return this.byId.get(id)?.failure ?? null;
  }

  /** Answers null if this row's action is already pending. */
  run<T>(id: string, write: () => Promise<Result<T, F>>): Promise<Result<T, F> | null> {
    const action = this.byId.get(id) ?? new Action<F>();
    runInAction(() => this.byId.set(id, action));
    return action.run(write);
  }
}
