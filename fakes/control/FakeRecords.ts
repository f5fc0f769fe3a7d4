import { FakeRecord } from './FakeRecord.ts';
import type { FakeStorage } from './FakeStorage.ts';

/** Raise this when the shape of stored values changes; older texts are then ignored. */
const shape = 1;

/** All values that the fakes store. */
export class FakeRecords {
  readonly #storage: FakeStorage | null;
  readonly #stamp: string;
  readonly #opened: { clear(): void }[] = [];

  /** `seedName` identifies the seed that stored changes belong to. */
  constructor(storage: FakeStorage | null, seedName: string) {
    this.#storage = storage;
    this.#stamp = `${shape}/${seedName}`;
  }

  open<T>(name: string): FakeRecord<T> {
    const record = new FakeRecord<T>(this.#storage, `fakes.${name}`, this.#stamp);
    this.#opened.push(record);
    return record;
  }

  /** Resets everything to the seed. */
  clear(): void {
    for (const record of this.#opened) record.clear();
  }
}
