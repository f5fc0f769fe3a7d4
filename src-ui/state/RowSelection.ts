import { makeAutoObservable, observable } from 'mobx';

/** The chosen rows of a table, by id. Sorting and filtering the table does not change the choice. */
export class RowSelection {
  // A map, because MobX tells observers of each key apart, and of a set only as a whole.
  readonly chosen = observable.map<string, true>();

  constructor() {
    makeAutoObservable(this, { chosen: false });
  }

  get size(): number {
    return this.chosen.size;
  }

  has(id: string): boolean {
    return this.chosen.has(id);
  }

  choose(id: string, isChosen: boolean): void {
    if (isChosen) this.chosen.set(id, true);
    else this.chosen.delete(id);
  }

  /** Adds these to the choice, or takes them out of it. */
  chooseAll(ids: readonly string[], isChosen: boolean): void {
    for (const id of ids) this.choose(id, isChosen);
  }

  clear(): void {
    this.chosen.clear();
  }

  /** Drops what the table no longer holds. */
  keepOnly(ids: readonly string[]): void {
    const kept = new Set(ids);
    for (const id of this.chosen.keys()) if (!kept.has(id)) this.chosen.delete(id);
  }

  /** How many of these are chosen. */
  among(ids: readonly string[]): 'none' | 'some' | 'all' {
    const chosen = new Set(this.chosen.keys());
    const count = ids.filter((id) => chosen.has(id)).length;
    return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  }
}
