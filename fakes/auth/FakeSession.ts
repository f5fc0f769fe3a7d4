import type { FakeRecord } from '../control/FakeRecord.ts';

/** The person signed in on this device, in all its tabs. */
export class FakeSession {
  readonly #record: FakeRecord<string>;
  readonly #listeners = new Set<(email: string | null) => void>();
  #told: string | null;

  constructor(record: FakeRecord<string>) {
    this.#record = record;
    this.#told = record.read();
    record.onChange(() => this.#tell());
  }

  get email(): string | null {
    return this.#record.read();
  }

  /** Answers whether it could be stored. */
  begin(email: string): boolean {
    const isStored = this.#record.write(email);
    this.#tell();
    return isStored;
  }

  end(): void {
    this.#record.clear();
  }

  onChange(listener: (email: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    const { email } = this;
    if (email === this.#told) return;
    this.#told = email;
    for (const listener of this.#listeners) listener(email);
  }
}
