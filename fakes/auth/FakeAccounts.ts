import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { FakeRecord } from '../control/FakeRecord.ts';
import { type CollectionChanges, SeededCollection } from '../marketplace/SeededCollection.ts';
import type { FakeAccount } from './FakeAccount.ts';

/** The mails that the provider has sent. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly sentAt: number;
};

export type AccountChanges = {
  readonly accounts: CollectionChanges<FakeAccount>;
  readonly outbox: readonly Mail[];
};

/** The sign-in provider's accounts by e-mail, and its mails. Stored like the marketplace's data. */
export class FakeAccounts {
  readonly #accounts: SeededCollection<FakeAccount>;
  readonly #record: FakeRecord<AccountChanges>;
  #applied: AccountChanges | null = null;

  constructor(seed: readonly FakeAccount[], record: FakeRecord<AccountChanges>) {
    this.#accounts = new SeededCollection(seed, { key: ({ email }) => normaliseEmail(email), by: {} });
    this.#record = record;
  }

  get all(): readonly FakeAccount[] {
    this.#refresh();
    return this.#accounts.all;
  }

  get outbox(): readonly Mail[] {
    return this.#record.read()?.outbox ?? [];
  }

  find(email: string): FakeAccount | undefined {
    this.#refresh();
    return this.#accounts.get(normaliseEmail(email));
  }

  /** Answers whether there was room to store it. */
  put(account: FakeAccount): boolean {
    this.#refresh();
    this.#accounts.put(account);
    return this.#commit(this.outbox);
  }

  send(mail: Mail): boolean {
    this.#refresh();
    return this.#commit([...this.outbox, mail]);
  }

  #refresh(): void {
    const stored = this.#record.read();
    if (stored !== this.#applied) this.#restore(stored);
  }

  #commit(outbox: readonly Mail[]): boolean {
    const changes: AccountChanges = { accounts: this.#accounts.changes(), outbox };
    const isStored = this.#record.write(changes);
    if (isStored) this.#applied = changes;
    else this.#restore(this.#applied);
    return isStored;
  }

  #restore(changes: AccountChanges | null): void {
    this.#accounts.restore(changes?.accounts ?? null);
    this.#applied = changes;
  }
}
