import type { FakeAccount } from '../../auth/FakeAccount.ts';
import { emulatorAccount, type EmulatorAccount, type EmulatorAccounts } from './EmulatorAccounts.ts';

/** Stores accounts between two starts. */
export interface AccountStore {
  /** Empty before the first start. */
  read(): readonly EmulatorAccount[];
  write(accounts: readonly EmulatorAccount[]): void;
}

/**
 * The emulator forgets its accounts when it stops, so they are stored after each change and restored at the next start.
 */
export class StoredAccounts {
  readonly #accounts: EmulatorAccounts;
  /** Null if nothing outlives the process. */
  readonly #store: AccountStore | null;
  #writing: Promise<void> | null = null;
  #isStale = false;

  constructor(accounts: EmulatorAccounts, store: AccountStore | null) {
    this.#accounts = accounts;
    this.#store = store;
  }

  async restore(seed: readonly FakeAccount[]): Promise<void> {
    const stored = this.#store?.read() ?? [];
    if (stored.length > 0) return this.#accounts.put(stored);
    await this.#accounts.put(seed.map(emulatorAccount));
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
      this.#store?.write(await this.#accounts.all());
    }
  }
}
