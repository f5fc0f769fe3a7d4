import type { AccountStore } from '../identity/StoredAccounts.ts';
import type { EmulatorAccount } from '../identity/EmulatorAccounts.ts';
import type { Database } from './Database.ts';

/** The sign-in provider's accounts, a row each. */
export class AccountTable implements AccountStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  read(): readonly EmulatorAccount[] {
    return this.#rows().map(([, item]) => JSON.parse(item) as EmulatorAccount);
  }

  /** Writes only the rows that differ. */
  write(accounts: readonly EmulatorAccount[]): void {
    const stored = new Map(this.#rows());
    this.#database.transaction(() => {
      for (const account of accounts) {
        const item = JSON.stringify(account);
        if (stored.get(account.localId) !== item)
          this.#database.run('INSERT OR REPLACE INTO accounts VALUES (?, ?)', account.localId, item);
        stored.delete(account.localId);
      }
      for (const id of stored.keys()) this.#database.run('DELETE FROM accounts WHERE id = ?', id);
    });
  }

  #rows(): readonly (readonly [id: string, item: string])[] {
    const rows = this.#database.all('SELECT id, item FROM accounts');
    return rows.map(([id, item]) => [String(id), String(item)]);
  }
}
