import { makeAutoObservable, observable, observableRef } from 'mobx';

/**
 * 'unsent': the run stopped before this row's turn, so nothing has changed. 'lost': no usable answer came, and the
 * action may have taken effect. A failure is null if the action threw.
 */
export type RowState<F> =
  | { readonly status: 'waiting' | 'running' | 'done' | 'unsent' }
  | { readonly status: 'failed' | 'lost'; readonly failure: F | null };

type Status = RowState<unknown>['status'];

export type BulkCounts = { readonly [S in Status | 'total']: number };

/** The rows of a run, with the state of each. */
export class RowStates<Row extends { readonly id: string }, F extends { readonly code: string }> {
  rows: readonly Row[] = [];
  readonly #states = observable.map<string, RowState<F>>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, { rows: observableRef });
  }

  of(id: string): RowState<F> | undefined {
    return this.#states.get(id);
  }

  get counts(): BulkCounts {
    const counts = { total: this.rows.length, waiting: 0, running: 0, done: 0, failed: 0, lost: 0, unsent: 0 };
    for (const { id } of this.rows) counts[this.#statusOf(id)] += 1;
    return counts;
  }

  /** The number of rows that are done, or whose answer was lost. */
  get perhapsDone(): number {
    return this.counts.done + this.counts.lost;
  }

  /** Why the first row of this kind failed. */
  firstFailure(kind: 'failed' | 'lost'): F | null {
    for (const state of this.#states.values()) if (state.status === kind) return state.failure;
    return null;
  }

  rowsThat(...statuses: readonly Status[]): readonly Row[] {
    return this.rows.filter(({ id }) => statuses.includes(this.#statusOf(id)));
  }

  /** A row that is given twice counts once. */
  begin(rows: readonly Row[], statusOf: (row: Row) => 'running' | 'unsent'): void {
    this.rows = [...new Map(rows.map((row) => [row.id, row])).values()];
    for (const row of this.rows) this.#states.set(row.id, { status: statusOf(row) });
  }

  set(id: string, state: RowState<F>): void {
    this.#states.set(id, state);
  }

  remove(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const ids = new Set(rows.map(({ id }) => id));
    this.rows = this.rows.filter(({ id }) => !ids.has(id));
    for (const id of ids) this.#states.delete(id);
  }

  clear(): void {
    this.rows = [];
    this.#states.clear();
  }

  #statusOf(id: string): Status {
    return this.#states.get(id)?.status ?? 'unsent';
  }
}

/** For those who watch a run. */
export type ReadonlyRowStates<Row extends { readonly id: string }, F extends { readonly code: string }> = Omit<
  RowStates<Row, F>,
  'begin' | 'set' | 'remove' | 'clear'
>;
