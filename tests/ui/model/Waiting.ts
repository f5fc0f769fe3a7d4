/** Milliseconds. An upload, its product and a new token may take this long together, each up to its own time-out. */
const longest = 150_000;

/** When the pending work started, if nobody has acted on it since. */
export class Waiting {
  readonly #since = new Map<string, number>();

  /** A person's press restarts the measurement. */
  begin(): void {
    this.#since.clear();
  }

  /** What has been pending for too long. */
  tooLong(pending: readonly string[], now: number): readonly string[] {
    for (const name of this.#since.keys()) if (!pending.includes(name)) this.#since.delete(name);
    for (const name of pending) if (!this.#since.has(name)) this.#since.set(name, now);
    return pending.filter((name) => now - (this.#since.get(name) ?? now) > longest);
  }
}
