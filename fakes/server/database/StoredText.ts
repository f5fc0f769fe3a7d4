import type { FakeStorage } from '../../control/FakeStorage.ts';
import type { Database } from './Database.ts';

/** One text under a name. */
export class StoredText {
  readonly #database: Database;
  readonly #name: string;

  constructor(database: Database, name: string) {
    this.#database = database;
    this.#name = name;
  }

  read(): string | null {
    const row = this.#database.get('SELECT text FROM texts WHERE name = ?', this.#name);
    return row === undefined ? null : String(row[0]);
  }

  write(text: string): void {
    this.#database.run('INSERT OR REPLACE INTO texts VALUES (?, ?)', this.#name, text);
  }

  remove(): void {
    this.#database.run('DELETE FROM texts WHERE name = ?', this.#name);
  }
}

/** Texts by key in a database. Each write is a transaction of its own. */
export function databaseStorage(database: Database): FakeStorage {
  const of = (key: string): StoredText => new StoredText(database, key);
  return {
    read: (key) => of(key).read(),
    write(key, text) {
      of(key).write(text);
      return true;
    },
    remove: (key) => of(key).remove(),
    // Only one process writes to it.
    onExternalChange: () => () => undefined,
  };
}
