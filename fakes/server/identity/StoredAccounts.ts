import type { FakeAccount } from '../../auth/FakeAccount.ts';
import type { FakeStorage } from '../../control/FakeStorage.ts';
import { emulatorAccount, type EmulatorAccount, type EmulatorAccounts } from './EmulatorAccounts.ts';

/**
 * The emulator forgets its accounts when it stops, so they are stored after each change and restored at the next start.
 */
export class StoredAccounts {
  readonly #accounts: EmulatorAccounts;
  readonly #storage: FakeStorage;
  readonly #key: string;
  #writing: Promise<void> | null = null;
  #isStale = false;

  constructor(accounts: EmulatorAccounts, storage: FakeStorage, key: string) {
    this.#accounts = accounts;
    this.#storage = storage;
    this.#key = key;
  }

  async restore(seed: readonly FakeAccount[]): Promise<void> {
    const stored = this.#storage.read(this.#key);
    await this.#accounts.put(stored === null ? seed.map(emulatorAccount) : (JSON.parse(stored) as EmulatorAccount[]));
  }

  /** Stores them, and again if they change meanwhile. */
  keep(): Promise<void> {
    this.#isStale = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      this.#storage.write(this.#key, JSON.stringify(await this.#accounts.all()));
    }
  }
}
