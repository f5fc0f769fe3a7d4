import type { FakeAccount } from '../../auth/FakeAccount.ts';
import type { FakeStorage } from '../../control/FakeStorage.ts';
import { emulatorAccount, type EmulatorAccount, type EmulatorAccounts } from './EmulatorAccounts.ts';

/** The emulator forgets when it ends; its accounts are written down after each change, and given back to the next one. */
export class KeptAccounts {
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
    const kept = this.#storage.read(this.#key);
    await this.#accounts.put(kept === null ? seed.map(emulatorAccount) : JSON.parse(kept) as EmulatorAccount[]);
  }

  /** Writes them down, and once more if they change meanwhile. */
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
