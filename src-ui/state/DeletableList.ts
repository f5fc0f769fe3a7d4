import { when } from 'mobx';
import type { Actor } from '#domain/identity/Session.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import { type KnownRow, type Listing, type ReadOptions, knownRows, without } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Action } from './Action.ts';
import { Load } from './Load.ts';
import type { SessionStore } from './SessionStore.ts';
import { stillHere } from './stillHere.ts';

type WithId = { readonly id: string };

type WithCode = { readonly code: string };

/** The marketplace found no row to delete, but lists it. */
type NotConfirmed = { readonly code: 'api/malformed' };

type DeletableListParts<Row extends WithId, Target extends WithId, F extends WithCode, D extends WithCode> = {
  readonly list: (actor: Actor, options: ReadOptions) => Promise<Result<Listing<Row>, F>>;
  readonly remove: (actor: Actor, target: Target) => Promise<Result<unknown, D>>;
  /**
   * Announces that a row was deleted: the target's own row unless `isCertain` is false. `wasThere`: false if somebody else
   * had deleted it before.
   */
  readonly report: (target: Target, isCertain: boolean, wasThere: boolean) => void;
  /** Says that a row was not deleted, once the person has left the page that would show why. */
  readonly reportFailure: (target: Target) => void;
  /** How many rows the marketplace cannot distinguish when it deletes the target; absent if ids are unique. */
  readonly alike?: (target: Target) => number;
  /** Whether a target's row that is still listed shows that it was deleted. Absent if a deleted row is never listed. */
  readonly isDone?: (target: Target, row: Row | KnownRow) => boolean;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** A list from which a person deletes one row at a time. Reading it fails with `F`, and deleting a row with `D`. */
export class DeletableList<Row extends WithId, Target extends WithId, F extends WithCode, D extends WithCode = F> {
  readonly rows = new Load<Listing<Row>, F>({ keepsShown: true });
  readonly deletion = new Action<D | NotConfirmed>();
  /** The person has left the page. */
  isLeft = false;
  readonly #parts: DeletableListParts<Row, Target, F, D>;

  constructor(parts: DeletableListParts<Row, Target, F, D>) {
    this.#parts = parts;
  }

  refresh(): Promise<void> {
    const { list, session } = this.#parts;
    this.isLeft = false;
    return this.rows.run((signal) => list(session.actor ?? null, { signal, fresh: true }));
  }

  leave(): void {
    this.isLeft = true;
    this.rows.cancel();
  }

  /** Answers whether a row is deleted. */
  async delete(target: Target): Promise<boolean> {
    const { remove, report, reportFailure, alike, session } = this.#parts;
    const isHere = stillHere(session);
    const answer = await this.deletion.run(async () => {
      const removed = await remove(session.actor ?? null, target);
      const isClear = removed.ok ? removed.value !== false : !mayHaveArrived(removed.failure.code);
      if (isClear || this.isLeft || !isHere()) return removed;
      const isListed = await this.#isListed(target);
      if (removed.ok) return isListed === true ? fail({ code: 'api/malformed' } as const) : removed;
      return isListed === false ? ok(true) : removed;
    });
    if (answer === null || !isHere()) return false;
    if (!answer.ok) {
      if (this.isLeft) reportFailure(target);
      return false;
    }
    const isCertain = alike === undefined || alike(target) < 2;
    report(target, isCertain, answer.value !== false);
    if (isCertain) this.#takeOut(target);
    if (!this.isLeft) void this.refresh();
    return true;
  }

  /** Reads the list again; null if it cannot be read. Rows that are alike can't be told apart. */
  async #isListed(target: Target): Promise<boolean | null> {
    await this.refresh();
    // Another read may have begun meanwhile, as when the page became visible again.
    await when(() => !this.rows.isRunning);
    const { value } = this.rows;
    if (value === undefined || this.rows.outdated !== null) return null;
    const isOpen = (row: Row | KnownRow): boolean => row.id === target.id && this.#parts.isDone?.(target, row) !== true;
    return [...value.items, ...knownRows(value)].some(isOpen);
  }

  /** Hides a row at once. The next read of the list decides. */
  #takeOut({ id }: Target): void {
    const shown = this.rows.value;
    if (shown !== undefined) this.rows.set(without(shown, (one) => one === id));
  }
}
