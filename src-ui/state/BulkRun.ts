import { makeAutoObservable, runInAction } from 'mobx';
import { concernsEveryCall } from '#domain/shared/concernsEveryCall.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import type { Result } from '#domain/shared/Result.ts';
import { tellDefect } from './defects.ts';
import { type ReadonlyRowStates, type RowState, RowStates } from './RowStates.ts';
import { whileWriting } from './unfinished.ts';

/** The calls of one start or retry. */
type Turn = { pending: number; readonly end: () => void };

/** Few, so that a small backend answers other people as well. */
const atOnce = 3;

/**
 * One action on many rows. A row that fails does not stop the others, unless all of them would fail for the same
 * reason. A row is never sent again while its answer is pending, or once it is done.
 */
export class BulkRun<Row extends { readonly id: string }, F extends { readonly code: string }> {
  /** 'over': no row is waiting for its turn. After a stop, some may still wait for their answers. */
  phase: 'idle' | 'running' | 'over' = 'idle';
  readonly #states = new RowStates<Row, F>();
  readonly #act: (row: Row) => Promise<Result<unknown, F>>;
  readonly #pending = new Set<string>();
  #queue: Row[] = [];
  #turn: Turn | null = null;

  constructor(act: (row: Row) => Promise<Result<unknown, F>>) {
    this.#act = act;
    makeAutoObservable(this, { states: false });
  }

  get isRunning(): boolean {
    return this.phase === 'running';
  }

  /** The state of each row. */
  get states(): ReadonlyRowStates<Row, F> {
    return this.#states;
  }

  get rows(): readonly Row[] {
    return this.#states.rows;
  }

  /** Whether the row waits for its turn or for its answer. */
  hasInHand(id: string): boolean {
    const status = this.#states.of(id)?.status;
    return status === 'running' || status === 'waiting';
  }

  /** Ends when every row has its answer, or when it stops. Does nothing while it runs. */
  async start(rows: readonly Row[]): Promise<void> {
    if (this.isRunning) return;
    this.clear();
    this.phase = 'over';
    this.#states.begin(rows, ({ id }) => (this.#pending.has(id) ? 'running' : 'unsent'));
    await this.retry();
  }

  /** Sends the rows that failed, whose answer was lost, or that were never sent; of these, only the named ones. */
  async retry(only?: readonly string[]): Promise<void> {
    const unfinished = this.#states.rowsThat('failed', 'lost', 'unsent');
    const rows = only === undefined ? unfinished : unfinished.filter(({ id }) => only.includes(id));
    if (rows.length === 0) return;
    for (const { id } of rows) this.#states.set(id, { status: 'waiting' });
    this.#queue.push(...rows);
    if (this.#turn === null) await whileWriting(() => this.#begin());
    else this.#next(this.#turn);
  }

  /** Sends all rows that are waiting, because nobody can send them later. */
  sendAll(): void {
    const turn = this.#turn;
    if (turn === null) return;
    const rows = this.#queue.splice(0);
    turn.pending += rows.length;
    for (const row of rows) void this.#send(row, turn);
  }

  /** The rows that are being sent get their answers; the others stay as they are. */
  stop(): void {
    for (const { id } of this.#queue) this.#states.set(id, { status: 'unsent' });
    this.#queue = [];
    this.#end();
  }

  /** Takes those unfinished rows for done that are known to be so by now. An answer was lost, or they were sent apart. */
  confirm(isDone: (row: Row) => boolean): void {
    for (const row of this.#states.rowsThat('failed', 'lost', 'unsent').filter(isDone))
      this.#states.set(row.id, { status: 'done' });
  }

  /** Takes out those unfinished rows that are gone by now. Nothing is left to do for them. */
  forget(isGone: (row: Row) => boolean): void {
    this.#states.remove(this.#states.rowsThat('failed', 'lost', 'unsent').filter(isGone));
    if (this.rows.length === 0) this.clear();
  }

  /** Forgets the outcome. Does nothing while it runs. */
  clear(): void {
    if (this.isRunning) return;
    this.phase = 'idle';
    this.#states.clear();
  }

  #begin(): Promise<void> {
    this.phase = 'running';
    return new Promise((end) => {
      this.#turn = { pending: 0, end };
      this.#next(this.#turn);
    });
  }

  /** Only for the current turn: a call that hangs since an earlier one does not hold it up. */
  #next(turn: Turn): void {
    if (turn !== this.#turn) return;
    while (turn.pending < atOnce) {
      const row = this.#queue.shift();
      if (row === undefined) break;
      turn.pending += 1;
      void this.#send(row, turn);
    }
    if (turn.pending === 0) this.#end();
  }

  async #send(row: Row, turn: Turn): Promise<void> {
    this.#states.set(row.id, { status: 'running' });
    this.#pending.add(row.id);
    const state = await this.#answer(row);
    runInAction(() => {
      this.#pending.delete(row.id);
      turn.pending -= 1;
      if (this.#states.of(row.id) !== undefined) this.#states.set(row.id, state);
      const isGeneral = state.status === 'failed' && concernsEveryCall(state.failure?.code ?? '');
      if (isGeneral && turn === this.#turn) this.stop();
      else this.#next(turn);
    });
  }

  async #answer(row: Row): Promise<RowState<F>> {
    try {
      const answer = await whileWriting(() => this.#act(row));
      if (answer.ok) return { status: 'done' };
      const { failure } = answer;
      return { status: mayHaveArrived(failure.code) ? 'lost' : 'failed', failure };
    } catch (error) {
      tellDefect(error);
      return { status: 'failed', failure: null };
    }
  }

  #end(): void {
    if (this.#turn === null) return;
    this.phase = 'over';
    const { end } = this.#turn;
    this.#turn = null;
    end();
  }
}
