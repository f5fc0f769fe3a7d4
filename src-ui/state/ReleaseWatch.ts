/** Milliseconds between two checks. */
const pause = 5 * 60_000;

/**
 * A hashed script in a page of the shop. A page without one comes from somewhere else and says nothing about releases.
 */
const shopScript = /\/assets\/[\w-]+\.[0-9a-f]{8}\.js/;

export type ReleaseWatchParts = {
  /** The addresses of the scripts and styles that this page was loaded with. An empty list turns the watch off. */
  readonly loaded: readonly string[];
  /** The shop's HTML as it is online now. */
  readonly fetchPage: () => Promise<string>;
  readonly now: () => number;
  /** Leaves this page for the address. */
  readonly open: (address: string) => void;
};

/** Notices a new release online by the file names in its HTML. */
export class ReleaseWatch {
  isOutdated = false;
  readonly #parts: ReleaseWatchParts;
  #lookedAt: number;
  #listener: () => void = () => {};

  constructor(parts: ReleaseWatchParts) {
    this.#parts = parts;
    this.#lookedAt = parts.now();
  }

  async look(): Promise<void> {
    const { loaded, fetchPage, now } = this.#parts;
    if (this.isOutdated || loaded.length === 0 || Math.abs(now() - this.#lookedAt) < pause) return;
    this.#lookedAt = now();
    try {
      const html = await fetchPage();
      this.isOutdated = shopScript.test(html) && !loaded.every((address) => html.includes(address));
      if (this.isOutdated) this.#listener();
    } catch {
      // Unreachable now; the next check will tell.
    }
  }

  /** Calls when a new release is noticed. */
  onNews(listener: () => void): void {
    this.#listener = listener;
  }

  /** Loads the address from the server, which brings the new release. */
  take(address: string): void {
    this.#parts.open(address);
  }
}
