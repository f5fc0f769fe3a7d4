import type { FakeRecord } from '../control/FakeRecord.ts';

/** The person signed in on this device, in all its tabs. */
export class FakeSession {
  readonly #record: FakeRecord<string>;
  readonly #listeners = new Set<(email: string | null) => void>();
  #told: string | null;
  /** A person who could not be stored is signed in for as long as the page lasts. */
  #unstored: string | null = null;

  constructor(record: FakeRecord<string>) {
    this.#record = record;
    this.#told = record.read();
    record.onChange(() => this.#tell());
  }

  get email(): string | null {
    return this.#unstored ?? this.#record.read();
  }

  begin(email: string): void {
    this.#unstored = this.#record.write(email) ? null : email;
    this.#tell();
  }

  end(): void {
    this.#unstored = null;
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
