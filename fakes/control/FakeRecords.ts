import { FakeRecord } from './FakeRecord.ts';
import type { FakeStorage } from './FakeStorage.ts';

/** Counts up when the shape of what is kept changes; older texts are then forgotten. */
const shape = 1;

/** Everything that the fakes keep in storage. */
export class FakeRecords {
  readonly #storage: FakeStorage | null;
  readonly #stamp: string;
  readonly #opened: { clear(): void }[] = [];

  /** `seedName` says which seed the kept changes belong to. */
  constructor(storage: FakeStorage | null, seedName: string) {
    this.#storage = storage;
    this.#stamp = `${shape}/${seedName}`;
  }

  open<T>(name: string): FakeRecord<T> {
    const record = new FakeRecord<T>(this.#storage, `fakes.${name}`, this.#stamp);
    this.#opened.push(record);
    return record;
  }

  /** Back to the seed. */
  clear(): void {
    for (const record of this.#opened) record.clear();
  }
}
